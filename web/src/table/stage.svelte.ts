/**
 * What stands between the line and the board: moves of others are shown one after another at a pace one can follow,
 * and never so late that play waits for them. When the queue has run out, the live position is shown.
 */

import type { Entry, Event, Frame, View } from '../lib/protocol';

export type Pace = 'slow' | 'normal' | 'fast';

/** For how many milliseconds a move is shown before the next one may be. */
const HOLDS: Record<Pace, number> = { slow: 1000, normal: 600, fast: 250 };
/** No move is shown later than so many milliseconds after it was heard of. */
export const LATEST = 1500;
/** What would be shown for less than this is not shown at all. */
const GLIMPSE = 120;
/** The entries that change the position. */
const MOVES = new Set(['began', 'moved', 'tookback', 'ruled']);

interface Step {
    view: View | null;
    events: Event[];
    /** The entry that led to it. */
    seq: number;
    /** Whether there is anything in it to follow. */
    tells: boolean;
    heard: number;
}

export interface Pacing {
    pace: () => Pace;
    /** Whether nothing may move, or nobody looks: then nothing waits. */
    still: () => boolean;
    now: () => number;
}

export class Stage {
    #current = $state.raw<Step>({ view: null, events: [], seq: 0, tells: false, heard: 0 });
    #queue = $state.raw<Step[]>([]);
    #since = 0;
    #timer: ReturnType<typeof setTimeout> | undefined;
    #resting: ReturnType<typeof setTimeout> | undefined;
    readonly #pacing: Pacing;

    constructor(pacing: Pacing) {
        this.#pacing = pacing;
    }

    /** Whether moves are still to be shown before the live position is. */
    get behind(): boolean {
        return this.#queue.length > 0;
    }

    /** The position that is shown while there are. */
    get view(): View | null {
        return this.#current.view;
    }

    /** The last entry that may be told of: what comes after it is still to be shown. */
    get until(): number {
        return this.behind ? this.#current.seq : Infinity;
    }

    /** What led to the position that is shown, for as long as it may be shown as motion. */
    get events(): Event[] {
        return this.#current.events;
    }

    /** Take in what the line tells: `fresh` are the entries that were not told before. */
    hear(frame: Frame, fresh: Entry[]): void {
        const moves = fresh.filter((entry) => MOVES.has(entry.is));
        if (frame.type === 'state') return this.#jump({ view: frame.view, events: [] });
        if (!moves.length) return;
        const events = moves.flatMap((entry) => entry.events ?? []);
        if (this.#pacing.still()) return this.#jump({ view: frame.view, events });
        const tells = moves.some((entry) => entry.text || entry.events?.some((event) => event.text));
        const seq = moves.at(-1)!.seq;
        const step: Step = { view: frame.view, events, seq, tells, heard: this.#pacing.now() };
        // Who says what came says the next thing at once.
        const deals = moves.at(-1)?.by === 'chance' && frame.decision?.seat === null;
        const mine = deals || (frame.you !== null && moves.at(-1)?.seat === frame.you);
        this.#queue = mine ? [step] : [...this.#queue, step];
        if (mine || !this.#timer) this.#advance();
        else this.#arm();
    }

    /** Show the live position at once, and no motion. */
    skip = (): void => {
        if (this.#queue.length || this.#current.events.length)
            this.#jump({ view: this.#queue.at(-1)?.view ?? this.#current.view, events: [] });
    };

    /** Let go of everything: a clock that still runs would hold the whole match. */
    end(): void {
        clearTimeout(this.#timer);
        clearTimeout(this.#resting);
    }

    #jump(to: { view: View | null; events: Event[] }): void {
        clearTimeout(this.#timer);
        this.#timer = undefined;
        this.#queue = [];
        this.#current = { ...to, seq: 0, tells: false, heard: 0 };
        this.#since = this.#pacing.now();
        this.#rest();
    }

    #advance(): void {
        const [next, ...rest] = this.#queue;
        if (!next) return this.#rest();
        this.#current = next;
        this.#queue = rest;
        this.#since = this.#pacing.now();
        this.#arm();
    }

    /** Let what is shown stay for as long as what waits allows. */
    #arm(): void {
        clearTimeout(this.#timer);
        const now = this.#pacing.now();
        let hold = this.#since + (this.#current.tells ? HOLDS[this.#pacing.pace()] : 0) - now;
        const last = this.#queue.at(-1);
        if (last) {
            const each = (last.heard + LATEST - now) / this.#queue.length;
            if (each < GLIMPSE) this.#queue = [last];
            hold = Math.min(hold, each);
        }
        this.#timer = setTimeout(() => this.#advance(), Math.max(0, hold));
    }

    /** Nothing waits any more: what is shown moves for as long as it may. */
    #rest(): void {
        this.#timer = undefined;
        const shown = this.#current;
        if (!shown.events.length) return;
        clearTimeout(this.#resting);
        this.#resting = setTimeout(
            () => {
                if (this.#current === shown && !this.#queue.length) this.#current = { ...shown, events: [] };
            },
            Math.max(0, this.#since + LATEST - this.#pacing.now()),
        );
    }
}
