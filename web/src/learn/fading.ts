/** A first game after the lessons: hints come by themselves, and come less from turn to turn. */

const KEY = 'starboard-first-game';

/** Note that a table is somebody's first. */
export function beginFirst(table: string): void {
    try {
        localStorage.setItem(KEY, table);
    } catch {
        // a browser that keeps nothing still has the hints on H
    }
}

/** Whether a table is somebody's first after the lessons. */
export function isFirst(table: string): boolean {
    try {
        return localStorage.getItem(KEY) === table;
    } catch {
        return false;
    }
}

/** In the turn of this number, counted from 0, after how many milliseconds each level of a hint comes by itself. */
export function fadingFor(turn: number): number[] {
    if (turn < 2) return [600, 5000, 10_000];
    if (turn < 4) return [600, 8000];
    if (turn < 6) return [600];
    return [];
}
