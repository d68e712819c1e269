/** How far somebody has come in a game's lessons: kept in this browser. */

export interface Progress {
    /** Steps that are behind, of all of them. */
    done: number;
    steps: number;
    /** Whether the lessons were gone through to their end. */
    finished: boolean;
}

/** The games that have lessons, with how many steps these have and how long they take. */
const LESSONS: Record<string, { steps: number; minutes: number }> = {
    oort: { steps: 18, minutes: 6 },
    interstellar: { steps: 32, minutes: 8 },
    cove: { steps: 31, minutes: 8 },
};

const KEY = 'starboard-learn';

/** Whether a game can be learnt by playing. */
export function hasLessons(game: string): boolean {
    return game in LESSONS;
}

/** About how many minutes a game's lessons take. */
export function minutesOf(game: string): number {
    return LESSONS[game]?.minutes ?? 0;
}

function kept(): Record<string, { done?: unknown; finished?: unknown }> {
    try {
        const found = JSON.parse(localStorage.getItem(KEY) ?? '{}') as unknown;
        return typeof found === 'object' && found !== null ? (found as ReturnType<typeof kept>) : {};
    } catch {
        return {}; // unreadable: begin anew
    }
}

/** How far one has come; null where nothing was begun, or there are no lessons. */
export function progressOf(game: string): Progress | null {
    const [lessons, found] = [LESSONS[game], kept()[game]];
    if (!lessons || !found) return null;
    const done = typeof found.done === 'number' ? Math.trunc(found.done) : 0;
    return {
        done: Math.min(lessons.steps, Math.max(0, done || 0)),
        steps: lessons.steps,
        finished: found.finished === true,
    };
}

/** Keep how far one has come. */
export function keepProgress(game: string, done: number, finished: boolean): void {
    try {
        localStorage.setItem(KEY, JSON.stringify({ ...kept(), [game]: { done, finished } }));
    } catch {
        // a browser that keeps nothing begins anew the next time
    }
}
