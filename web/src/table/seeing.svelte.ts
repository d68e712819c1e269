/** What one player sees of a table: the position that is shown, live or earlier, and what led to it. */

import { Refused } from '../lib/api';
import type { Wire } from '../lib/line.svelte';
import { isStill, look } from '../lib/look.svelte';
import type { Decision, Event, Frame, ScoreLine, View } from '../lib/protocol';
import { Draft, type Sight } from './draft.svelte';
import { History } from './history.svelte';
import { Stage } from './stage.svelte';
import { Story } from './story.svelte';
import { Travel } from './travel';

/** Through whose eyes earlier positions are seen; one's own, if left out. */
interface Eyes {
    seat?: number;
    open?: boolean;
}

/** For how long each move is shown that is played back. */
const PLAYED = { slow: 1600, normal: 1000, fast: 500 };

export class Seeing {
    /** The move that is not sent yet: what it leads to is seen already. */
    readonly draft = new Draft();
    /** Shows the moves of others one after another. */
    readonly stage = new Stage({
        pace: () => look.pace,
        still: () => isStill() || document.hidden,
        now: () => performance.now(),
    });
    /** Looks back at earlier positions. */
    readonly history = new History((seq) => this.#look(seq));
    /** What happened, and the way to and fro in it. */
    readonly story: Story;
    readonly travel: Travel;
    /** What a line of the log names while it has the focus. */
    lit = $state.raw<string[]>([]);

    /** The points that were told with each position. */
    readonly #points = new WeakMap<View, number[]>();
    #eyes: Eyes = {};

    constructor(readonly line: Wire) {
        this.story = new Story(line);
        this.travel = new Travel(this.story, this.history);
    }

    end(): void {
        this.stage.end();
        this.history.stop();
        this.line.end();
    }

    get frame(): Frame | null {
        return this.line.frame;
    }

    /** An earlier position that is looked at; null: live. */
    get past() {
        return this.history.at;
    }

    /** The position that is shown. */
    get view(): View | null {
        if (this.past) return this.past.view;
        if (this.stage.behind) return this.stage.view;
        return this.draft.last?.view ?? this.frame?.view ?? null;
    }

    /** What led to the position that is shown, to be shown as motion. */
    get events(): Event[] {
        return this.past?.events ?? this.stage.events;
    }

    /** What each seat's last move told before the position that is shown, the newest first; none after a take-back. */
    readonly recent: { seat: number; events: Event[] }[] = $derived.by(() => {
        const found = new Map<number, Event[]>();
        const last = this.past?.seq ?? Infinity;
        for (const entry of this.line.entries.toReversed()) {
            if (entry.seq > last) continue;
            if (entry.is === 'tookback' || entry.is === 'began') break;
            const seat = entry.is === 'moved' ? entry.seat : null;
            if (seat != null && !found.has(seat)) found.set(seat, entry.events ?? []);
        }
        return Array.from(found, ([seat, events]) => ({ seat, events }));
    });

    /** Everything that was told since the turn began, before the position that is shown and in it; in order. */
    get told(): Event[] {
        const last = this.past?.seq ?? Infinity;
        const entries = this.line.entries.filter((entry) => entry.seq <= last);
        const first = entries.findLastIndex((entry) => entry.turn != null || entry.is === 'began');
        return entries.slice(Math.max(0, first)).flatMap((entry) => entry.events ?? []);
    }

    /** Everybody's points in the position that is shown; null where the game does not tell them yet. */
    get scores(): number[] | null {
        return (this.view && this.#points.get(this.view)) ?? null;
    }

    /** What is asked in the position that is shown. */
    get decision(): Decision | null {
        if (this.past || this.stage.behind) return null;
        return this.draft.last?.decision ?? this.frame?.decision ?? null;
    }

    /** What each point is for in the position that is shown. */
    breakdown = async (): Promise<ScoreLine[]> => {
        const seq = this.past?.seq ?? this.frame?.seq;
        if (seq === undefined) return [];
        return (await this.line.ask<{ breakdown: ScoreLine[] }>('look', { seq })).breakdown;
    };

    /** Show what came after an entry once more, move by move, and then the live position. */
    playBack(after: number): void {
        this.travel.play(after, () => PLAYED[look.pace]);
    }

    /** Look back through another's eyes, or with all open: when the match is over. */
    seeAs(eyes: Eyes): void {
        this.#eyes = eyes;
        this.travel.holds = eyes.seat !== undefined || eyes.open === true;
        const { last } = this.travel;
        void this.history.seeBy((seq) => this.#look(seq));
        if (this.travel.holds && this.history.wanted === null) this.travel.go(last);
    }

    /** Remember the points that are told with a position. */
    protected learn({ view, scores }: Sight): View | null {
        if (view && scores) this.#points.set(view, scores);
        return view;
    }

    /** The last position with everything open, when the match is over; null before. */
    openAll(): Promise<View | null> {
        return this.#look(this.frame?.seq ?? 0, { open: true });
    }

    async #look(seq: number, eyes: Eyes = this.#eyes): Promise<View | null> {
        try {
            return this.learn(await this.line.ask<Sight & Record<string, unknown>>('look', { seq, ...eyes }));
        } catch (error) {
            if (error instanceof Refused) return null;
            throw error;
        }
    }
}
