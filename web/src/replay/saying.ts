/** What is said of a choice, aloud and beside the pointer. */

import { t } from '../lib/texts.svelte';
import type { Spot } from './curves';

/** A share as people say it: out of a hundred. */
export function outOf100(share: number): number {
    return Math.round(share * 100);
}

/** A change in points of a hundred, with its sign. */
export function signed(change: number): string {
    const points = outOf100(Math.abs(change));
    return change < 0 ? `−${points}` : `+${points}`;
}

/** All that is known of a choice, in sentences. */
export function spotSaid(spot: Spot, name: string): string {
    const { point } = spot;
    const said = [
        t('analysis-point', { move: spot.index, name, share: outOf100(spot.before) }),
        t('analysis-played', { played: point.played }),
    ];
    if (point.name && point.better) {
        said.push(t('analysis-better', { better: point.better }));
        const kind = t(`analysis-kind-${point.name}`);
        said.push(t('analysis-cost', { points: outOf100(point.loss), kind }));
    }
    return said.join(' ');
}
