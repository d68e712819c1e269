/** How far somebody has come in a game's lessons: kept in this browser. */

export interface Progress {
    /** Steps that are behind, of all of them. */
    done: number;
    steps: number;
    /** Whether the lessons were gone through to their end. */
    finished: boolean;
}

const KEY = 'starboard-learn';

function kept(): Record<string, { done?: unknown; finished?: unknown }> {
    try {
        const found = JSON.parse(localStorage.getItem(KEY) ?? '{}') as unknown;
        return typeof found === 'object' && found !== null ? (found as ReturnType<typeof kept>) : {};
    } catch {
        return {}; // unreadable: begin anew
    }
}

/** How far one has come in lessons of so many steps; null where nothing was begun. */
export function progressOf(game: string, steps: number): Progress | null {
    const found = kept()[game];
    if (!found) return null;
    const done = typeof found.done === 'number' ? Math.trunc(found.done) : 0;
    return { done: Math.min(steps, Math.max(0, done || 0)), steps, finished: found.finished === true };
}

/** Keep how far one has come; who has come to the end once has. */
export function keepProgress(game: string, done: number, finished: boolean): void {
    const all = kept();
    try {
        localStorage.setItem(
            KEY,
            JSON.stringify({ ...all, [game]: { done, finished: finished || all[game]?.finished === true } }),
        );
    } catch {
        // a browser that keeps nothing begins anew the next time
    }
}
