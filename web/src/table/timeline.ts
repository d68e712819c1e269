/** How the moments of a match lie on its timeline. */

import type { Moment } from './telling';

/** Room at both ends, so that marks and the cursor are not cut. */
const EDGE = 8;
/** A match that has just begun is not spread over the whole line. */
const FEWEST = 16;
/** The heights at which seats have their marks, like notes on a staff. */
const NOTES = 4;

export interface Scale {
    width: number;
    /** How many moments fill the line. */
    room: number;
}

export function scaleOf(moments: number, width: number, over: boolean): Scale {
    return { width, room: over ? Math.max(2, moments) : Math.max(FEWEST, Math.ceil(moments * 1.1)) };
}

export function xOf(scale: Scale, index: number): number {
    return EDGE + ((scale.width - 2 * EDGE) * index) / (scale.room - 1);
}

/** The moment that lies nearest to a place on the line. */
export function indexAt(scale: Scale, x: number, last: number): number {
    const share = (x - EDGE) / (scale.width - 2 * EDGE);
    return Math.max(0, Math.min(last, Math.round(share * (scale.room - 1))));
}

/** The marks of all moves by seat, each a path: one stroke for a move, at the height of its seat. */
export function marksOf(scale: Scale, moments: Moment[]): { seat: number; undone: boolean; path: string }[] {
    const paths = new Map<string, { seat: number; undone: boolean; path: string }>();
    const width = Math.max(1.5, Math.min(7, (scale.width / scale.room) * 0.5));
    moments.forEach(({ seat, undone }, index) => {
        if (seat === null) return;
        const key = `${seat} ${undone}`;
        const mark = paths.get(key) ?? { seat, undone, path: '' };
        const y = 5 + (seat % NOTES) * 2.5;
        mark.path += `M${(xOf(scale, index) - width / 2).toFixed(1)} ${y}h${width.toFixed(1)}`;
        paths.set(key, mark);
    });
    return [...paths.values()];
}

/** The last moment that nothing before it can be taken back freely from; -1 where there is none. */
export function lastBarrier(moments: Moment[]): number {
    return moments.findLastIndex((one) => one.bars !== null && !one.undone);
}

/** So many pixels are between two locks at least. */
const APART = 10;

/** The moments before which nothing can be taken back freely: of those that lie too close, the last. */
export function locksOf(scale: Scale, moments: Moment[]): number[] {
    const locks: number[] = [];
    for (let index = moments.length - 1; index >= 0; index--) {
        const { bars, undone } = moments[index]!;
        const next = locks.at(-1);
        if (bars && !undone && (next === undefined || xOf(scale, next) - xOf(scale, index) >= APART)) locks.push(index);
    }
    return locks.reverse();
}
