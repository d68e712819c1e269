/** Where the focus goes when what had it is gone: nobody who uses keys or a screen reader begins at the top again. */

import { tick } from 'svelte';

/** Put the focus on the first of these that is there, where it is nowhere, or on the page as a whole. */
export async function findFocus(...places: string[]): Promise<void> {
    await tick();
    const on = document.activeElement;
    if (on && on !== document.body && !on.matches('main')) return;
    for (const place of places) {
        const found = document.querySelector<HTMLElement>(place);
        if (!found) continue;
        if (found.tabIndex < 0) found.tabIndex = -1;
        found.focus({ preventScroll: true });
        return;
    }
}
