/** How the expectations of a match's seats lie on a graph. */

import type { AnalysisPoint } from '../lib/protocol';

/** What a seat expected at one moment of the match, and the choice there that cost it most. */
export interface Spot {
    /** The place of the moment on the timeline. */
    index: number;
    seat: number;
    before: number;
    point: AnalysisPoint;
}

/** The spots of all decisions, in the order of the match; several of one seat at one moment are one. */
export function spotsOf(points: AnalysisPoint[], momentAt: (seq: number) => number): Spot[] {
    const spots: Spot[] = [];
    for (const point of points) {
        const index = Math.max(0, momentAt(point.seq));
        const same = spots.findLast((spot) => spot.seat === point.seat);
        if (same?.index !== index) spots.push({ index, seat: point.seat, before: point.before, point });
        else if (point.loss > same.point.loss) same.point = point;
    }
    return spots;
}

/** A line through places, the first one moved to. */
export function pathOf(places: [number, number][]): string {
    return places.map(([x, y], n) => `${n ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
}

/** Heights for labels at these heights, in the same order, none nearer to another than the gap; as few moved as can be. */
export function spread(heights: number[], gap: number, low: number, high: number): number[] {
    const room = heights.length > 1 ? Math.min(gap, (high - low) / (heights.length - 1)) : gap;
    const order = heights.map((_, n) => n).sort((a, b) => heights[a]! - heights[b]!);
    const found = [...heights];
    order.forEach((n, place) => {
        const least = place ? found[order[place - 1]!]! + room : low;
        found[n] = Math.max(found[n]!, least);
    });
    let most = high;
    for (const n of order.reverse()) {
        found[n] = Math.min(found[n]!, most);
        most = found[n] - room;
    }
    return found;
}

/** The number of the spot that lies nearest to a place; -1 where there is none. */
export function nearest(places: [number, number][], x: number, y: number): number {
    let best = -1;
    let least = Infinity;
    places.forEach(([px, py], n) => {
        const far = (px - x) ** 2 + ((py - y) / 2) ** 2;
        if (far < least) [best, least] = [n, far];
    });
    return best;
}
