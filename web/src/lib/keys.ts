/** Keys that mean something to a page as a whole: never while somebody types, and single signs only where wanted. */

import { look } from './look.svelte';

/** Keys that are no single sign: these cannot be typed by speaking or by mistake, and are always on. */
const NAMED = /^(Escape|Enter|F1|Home|End|Tab| |Arrow\w+)$/;

function types(target: EventTarget | null): boolean {
    if (!(target instanceof HTMLElement)) return false;
    if (target.isContentEditable || target.matches('textarea, select')) return true;
    return target instanceof HTMLInputElement && !/^(button|checkbox|radio|range|submit)$/.test(target.type);
}

/** Whether Enter or Space would press what has the focus; what is shut on a board leaves them to the prompt. */
export function presses(target: EventTarget | null): boolean {
    const on = target instanceof Element && target.closest('button, a[href], summary, [role="button"], input');
    return !!on && !(on instanceof SVGElement && on.getAttribute('aria-disabled') === 'true');
}

/** Give the focus back to the prompt after a press by pointer, so that keys mean again what the prompt says they do. */
export function handBack(event: MouseEvent): void {
    const byKey = event.detail === 0;
    if (!byKey) document.querySelector<HTMLElement>('#prompt')?.focus({ preventScroll: true });
}

/** Return the key that was pressed for the page, or null where it is meant for something else. */
export function keyOf(event: KeyboardEvent): string | null {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return null;
    if (types(event.target) || document.querySelector('dialog:modal')) return null;
    if (NAMED.test(event.key)) return event.key;
    if (!look.shortcuts || event.repeat) return null;
    return event.key.length === 1 ? event.key.toLowerCase() : null;
}
