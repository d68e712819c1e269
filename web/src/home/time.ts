/** Times and names of lists in words. */

import { spanOf } from '../lib/lists';
import { t } from '../lib/texts.svelte';

/** A time as it stands in a chip or a ring: `4:12`, `5 h`, `2 d`. */
export function timeSaid(seconds: number): string {
    const span = spanOf(seconds);
    return span.unit === 'clock' ? span.text : t(`time-${span.unit}`, { count: span.count });
}
