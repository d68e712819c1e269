/** Looking back: positions after earlier entries, asked of the server once and kept; the last wish counts. */

import type { Event, View } from '../lib/protocol';

export interface Moment {
    seq: number;
    view: View;
    /** What led here from the position that was shown before; empty after a jump. */
    events: Event[];
}

/** Asks for the position after an entry; null where there was none yet, or none is told. */
export type LookAt = (seq: number) => Promise<View | null>;

/** Positions that are kept. */
const MOST = 400;
/** The server takes ten messages a second of one line: while dragging, looks leave room for others. */
const BETWEEN = 125;

export class History {
    /** The position that is looked at; null: live. */
    at = $state.raw<Moment | null>(null);
    /** The entry that was asked for last, which may not be here yet; null: live. */
    wanted = $state<number | null>(null);
    /** Whether moments are played one after another. */
    playing = $state(false);

    #kept = new Map<number, View>();
    #asked = -BETWEEN;
    #busy = false;
    #events: Event[] = [];
    #timer: ReturnType<typeof setTimeout> | undefined;
    #look: LookAt;
    /** Through whose eyes the position that is shown was seen. */
    #eyes: LookAt | null = null;

    constructor(look: LookAt) {
        this.#look = look;
    }

    /** See with other eyes from now on. */
    async seeBy(look: LookAt): Promise<void> {
        this.#look = look;
        this.#kept.clear();
        if (this.wanted !== null) await this.go(this.wanted);
    }

    /** Show the position after an entry; with `events`, as what they led to. */
    async go(seq: number, events: Event[] = []): Promise<void> {
        this.wanted = seq;
        this.#events = events;
        const known = this.#kept.get(seq);
        if (known) this.#show(seq, known);
        else await this.#fetch();
    }

    /** Show the position after an entry of one's own choice: nothing is played on. */
    travel(seq: number, events: Event[] = []): Promise<void> {
        this.stop();
        return this.go(seq, events);
    }

    /** Back to the live position. */
    live = (): void => {
        this.stop();
        this.wanted = null;
        this.at = null;
    };

    /** Play moments one after another, `pause` milliseconds each; `done` is called after the last. */
    play(moments: { seq: number; events: Event[] }[], pause: () => number, done: () => void): void {
        this.stop();
        this.playing = true;
        let next = 0;
        const step = async (): Promise<void> => {
            const moment = moments[next++];
            if (!moment) {
                this.playing = false;
                return done();
            }
            await this.go(moment.seq, moment.events);
            if (this.playing) this.#timer = setTimeout(() => void step(), pause());
        };
        void step();
    }

    stop = (): void => {
        clearTimeout(this.#timer);
        this.playing = false;
    };

    async #fetch(): Promise<void> {
        if (this.#busy) return; // the one that is under way sees to the last wish
        this.#busy = true;
        try {
            while (this.wanted !== null && (this.at?.seq !== this.wanted || this.#eyes !== this.#look)) {
                const seq: number = this.wanted;
                const look = this.#look;
                const view = this.#kept.get(seq) ?? (await this.#ask(look, seq));
                if (view && look === this.#look) this.#keep(seq, view);
                if (this.wanted !== seq || look !== this.#look) continue;
                if (view) this.#show(seq, view);
                else break; // nothing was to be seen yet
            }
        } finally {
            this.#busy = false;
            if (this.wanted !== this.at?.seq) this.wanted = this.at?.seq ?? null;
        }
    }

    #show(seq: number, view: View): void {
        this.#eyes = this.#look;
        this.at = { seq, view, events: this.#events };
    }

    async #ask(look: LookAt, seq: number): Promise<View | null> {
        const wait = this.#asked + BETWEEN - performance.now();
        if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
        this.#asked = performance.now();
        return this.wanted === seq ? look(seq) : null;
    }

    #keep(seq: number, view: View): void {
        if (this.#kept.size >= MOST) this.#kept.delete(this.#kept.keys().next().value!);
        this.#kept.set(seq, view);
    }
}
