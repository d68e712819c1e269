/** The places that boards draw: each carries its name, so that lessons and pictures of rules find it. */

/** What a place is found by: a square, a space, or a part of a board. */
export const PLACES = '[data-square], [data-space]';

/** The place of a name in a board that is drawn; null where it is not drawn. */
export function placeOf(board: Element, name: string): Element | null {
    const said = CSS.escape(name);
    return board.querySelector(`[data-square="${said}"], [data-space="${said}"]`);
}
