/** Parts of the page that are loaded when they are first needed. */

import { t } from './texts.svelte';
import { toast } from './toasts.svelte';

/** Load a part. Where that fails, it is said what to do, and nobody waits for it in vain. */
export async function later<Part>(load: () => Promise<Part>): Promise<Part> {
    try {
        return await load();
    } catch (fault) {
        console.warn(fault);
        toast(t('part-missing'), 'warn', { label: t('part-reload'), run: () => location.reload() });
        return new Promise<Part>(() => undefined);
    }
}
