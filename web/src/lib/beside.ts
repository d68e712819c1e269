/** Where what opens lies: in the page's top layer, where no panel covers or cuts it. */

/** How far it stays from what opened it, and from the edges of the screen. */
const GAP = 6;
const EDGE = 8;

/** Return where a sheet lies beside what opened it: its right edge there, under it, or over it without room. */
export function beside(opener: Element, sheet: Element): { left: number; top: number } {
    const on = opener.getBoundingClientRect();
    const { width, height } = sheet.getBoundingClientRect();
    const below = on.bottom + GAP + height <= innerHeight - EDGE;
    return {
        left: Math.max(EDGE, Math.min(innerWidth - width - EDGE, on.right - width)),
        top: below ? on.bottom + GAP : Math.max(EDGE, on.top - GAP - height),
    };
}

/** Lift a sheet over everything else, and say where it lies, anew whenever it or what opened it grows or moves. */
export function lifted(
    opener: Element,
    sheet: HTMLElement,
    put: (place: ReturnType<typeof beside>) => void,
): () => void {
    const lay = (): void => put(beside(opener, sheet));
    sheet.showPopover();
    const sizes = new ResizeObserver(lay);
    sizes.observe(sheet);
    addEventListener('resize', lay);
    addEventListener('scroll', lay, true);
    return () => {
        sizes.disconnect();
        removeEventListener('resize', lay);
        removeEventListener('scroll', lay, true);
    };
}
