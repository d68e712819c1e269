/**
 * Only who moves a mouse points with it. Where the page changes under one that rests, the browser says that it has
 * entered what came to lie there, and nobody meant that.
 */

/** Hold back what a mouse enters that rests; once it moves, it is told of what is still there. */
export function pointByMoving(page: Window): void {
    let at = { x: NaN, y: NaN };
    let held: { on: Element; type: string }[] = [];
    let telling = false;

    function enter(event: MouseEvent): void {
        const rests = event.clientX === at.x && event.clientY === at.y;
        if (telling || !rests || !(event.target instanceof Element)) return;
        event.stopImmediatePropagation();
        held.push({ on: event.target, type: event.type });
    }

    function move(event: PointerEvent): void {
        // A finger rests nowhere: what it touches is meant.
        at = event.pointerType === 'mouse' ? { x: event.clientX, y: event.clientY } : { x: NaN, y: NaN };
        const entered = held;
        held = [];
        telling = true;
        for (const { on, type } of entered) if (on.matches(':hover')) on.dispatchEvent(new PointerEvent(type, event));
        telling = false;
    }

    for (const name of ['pointerenter', 'mouseenter'] as const) page.addEventListener(name, enter, true);
    for (const name of ['pointermove', 'pointerdown'] as const) page.addEventListener(name, move, true);
}
