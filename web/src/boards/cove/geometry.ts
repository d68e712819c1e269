/** Where things are drawn: the Runes in the dish, the edges of the chart, the hours of the clock. */

import type { Edge } from './layout';

export interface Point {
    x: number;
    y: number;
}

/** Where in a drawing, by its own measure, the pointer is. */
export function pointIn(svg: SVGSVGElement, event: MouseEvent): Point {
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(svg.getScreenCTM()!.inverse());
    return { x, y };
}

/** Where so many Runes lie in the left half of the dish; in the right half they lie as in a mirror. */
const PLACES: [number, number][][] = [
    [],
    [[98, 100]],
    [
        [84, 78],
        [110, 128],
    ],
    [
        [92, 66],
        [60, 116],
        [124, 126],
    ],
    [
        [80, 68],
        [134, 78],
        [58, 122],
        [116, 134],
    ],
    [
        [74, 66],
        [132, 68],
        [46, 112],
        [96, 112],
        [136, 142],
    ],
];
/** How wide and high the dish is drawn. */
export const DISH = { width: 340, height: 196 };

export function runeAt(place: number, count: number, half: 0 | 1): Point {
    const [x, y] = PLACES[Math.min(count, 5)]?.[place] ?? [98, 100];
    return { x: half ? DISH.width - x : x, y };
}

/** A cell of the chart, and the room around them all. */
export const CELL = 50;
export const EDGE = 17;

export const dotAt = ([col, row]: [number, number]): Point => ({ x: EDGE + col * CELL, y: EDGE + row * CELL });

export function pathOf(edge: Edge): string {
    const [from, to] = [dotAt(edge.from), dotAt(edge.to)];
    return `M${from.x} ${from.y}L${to.x} ${to.y}`;
}

export function middleOf(edge: Edge): Point {
    const [from, to] = [dotAt(edge.from), dotAt(edge.to)];
    return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
}

const ARROWS: Record<string, Point> = {
    ArrowLeft: { x: -1, y: 0 },
    ArrowRight: { x: 1, y: 0 },
    ArrowUp: { x: 0, y: -1 },
    ArrowDown: { x: 0, y: 1 },
};

/** The edge that an arrow key leads to: the nearest one in that direction. */
export function nextEdge(edges: Edge[], from: Edge, key: string): Edge | null {
    const way = ARROWS[key];
    if (!way) return null;
    const here = middleOf(from);
    let best: Edge | null = null;
    let least = Infinity;
    for (const edge of edges) {
        const at = middleOf(edge);
        const along = (at.x - here.x) * way.x + (at.y - here.y) * way.y;
        const off = Math.abs((at.x - here.x) * way.y) + Math.abs((at.y - here.y) * way.x);
        if (along <= 0 || off > along) continue;
        const far = along + 2 * off;
        if (far < least) [best, least] = [edge, far];
    }
    return best;
}

/** Where an hour stands on a dial of so many hours, so far from its middle. */
export function hourAt(hour: number, hours: number, middle: Point, far: number): Point {
    const angle = ((hour / hours) * 360 - 90) * (Math.PI / 180);
    return { x: middle.x + Math.cos(angle) * far, y: middle.y + Math.sin(angle) * far };
}

/** Numbers that look drawn by lot and are always the same: for stars and waves. */
export function scattered(seed: number, count: number): number[] {
    let state = seed;
    return Array.from({ length: count }, () => {
        state = (state * 1103515245 + 12345) % 2147483648;
        return state / 2147483648;
    });
}
