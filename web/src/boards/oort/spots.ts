/** What can be pressed on the board: directions around the rocket, exits, wormholes to begin on. */

import { beside, distance, middle, stepOf, type Point, type Way } from './geometry';

export interface Spot {
    key: string;
    /** The parts of the move that it picks. */
    actions: string[];
    legal: boolean;
    /** The direction where it is one of the arrows around the rocket. */
    way: Way | null;
    /** Where it is drawn. */
    at: Point;
    /** Where else a press means it: the landing of a direction. */
    also: Point | null;
    square: string | null;
    name: string;
    picked: boolean;
}

/** How far from the middle of the rocket its arrows stand. */
const REACH = { straight: 34, slanted: 26 };
/** The same on phones, where rockets are larger. */
const FAR = { straight: 41, slanted: 33 };

/** Where the arrow of a direction stands: beside the rocket, or on the landing where that is the next space. */
export function arrowAt(rocket: string, way: Way, end: string | null, turned: boolean): Point {
    if (end && beside(rocket, way) === end) return middle(end, turned);
    const from = middle(rocket, turned);
    const step = stepOf(way, turned);
    const { straight, slanted } = turned ? FAR : REACH;
    const reach = step.x && step.y ? slanted : straight;
    return { x: from.x + step.x * reach, y: from.y + step.y * reach };
}

/** The spot that a press means: the nearest legal one within reach, else a shut one that is pressed itself. */
export function nearest(spots: Spot[], point: Point, reach: number): Spot | null {
    let found: Spot | null = null;
    let best = reach;
    for (const spot of spots) {
        for (const place of spot.also ? [spot.at, spot.also] : [spot.at]) {
            const away = distance(place, point);
            if (spot.legal && away < best) [found, best] = [spot, away];
        }
    }
    return found ?? spots.find((spot) => !spot.legal && distance(spot.at, point) < 14) ?? null;
}

const ARROWS: Record<string, Point> = {
    ArrowUp: { x: 0, y: -1 },
    ArrowDown: { x: 0, y: 1 },
    ArrowLeft: { x: -1, y: 0 },
    ArrowRight: { x: 1, y: 0 },
};

export function arrowKey(key: string): Point | null {
    return ARROWS[key] ?? null;
}

/** The spot that lies next from one in the direction of an arrow key; null where there is none. */
export function nextSpot(spots: Spot[], from: Spot, arrow: Point): Spot | null {
    let found: Spot | null = null;
    let best = Infinity;
    for (const spot of spots) {
        const [dx, dy] = [spot.at.x - from.at.x, spot.at.y - from.at.y];
        const ahead = dx * arrow.x + dy * arrow.y;
        const aside = Math.abs(dx * arrow.y) + Math.abs(dy * arrow.x);
        if (ahead <= 1 || aside > 2.5 * ahead) continue;
        const cost = ahead + 1.5 * aside;
        if (cost < best) [found, best] = [spot, cost];
    }
    return found;
}
