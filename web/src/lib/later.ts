/** Parts of the page that are loaded when they are first needed. */

import { t } from './texts.svelte';
import { toast } from './toasts.svelte';

/** Milliseconds after which it is tried again whether the server answers. */
const AGAIN = 2000;

async function answers(): Promise<boolean> {
    return fetch('/', { cache: 'no-store' }).then(
        () => true,
        () => false,
    );
}

/**
 * Load a part; while there is no connection, which the table says itself, wait for it. Where it fails all the same, it is
 * said what to do, and nobody waits for it in vain.
 */
export async function later<Part>(load: () => Promise<Part>): Promise<Part> {
    try {
        return await load().catch(async (fault: unknown) => {
            if (await answers()) throw fault;
            do await new Promise((resolve) => setTimeout(resolve, AGAIN));
            while (!(await answers()));
            return load();
        });
    } catch (fault) {
        console.warn(fault);
        toast(t('part-missing'), 'warn', { label: t('part-reload'), run: () => location.reload() });
        return new Promise<Part>(() => undefined);
    }
}
