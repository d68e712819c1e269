/** What one player has of a table: the line, the move being put together, and the position that is shown. */

import { Refused } from '../lib/api';
import { Line } from '../lib/line.svelte';
import { isStill, look } from '../lib/look.svelte';
import type { Candidate, Decision, Event, Problem, View } from '../lib/protocol';
import type { Brings, Foresee, Plan } from '../boards/contract';
import { History } from './history.svelte';
import { Stage } from './stage.svelte';

/** A position as the server tells it, and everybody's points in it. */
interface Sight {
    view: View | null;
    scores: number[] | null;
}
interface Tried extends Sight {
    view: View;
    decision: Decision | null;
}

export class Session {
    readonly line: Line;
    /** The parts of a move that were chosen and are not sent yet, with what each led to. */
    draft = $state.raw<{ actions: string[]; tried: Tried[] }>({ actions: [], tried: [] });
    pointed = $state<string | null>(null);
    /** What a line of the log names while it has the focus. */
    lit = $state.raw<string[]>([]);
    /** Shows the moves of others one after another. */
    readonly stage = new Stage({
        pace: () => look.pace,
        still: () => isStill() || document.hidden,
        now: () => performance.now(),
    });
    /** Looks back at earlier positions. */
    readonly history = new History((seq) => this.#look(seq));
    brings = $state.raw<ReadonlyMap<string, Brings>>(new Map());
    /** What the board adds to the prompt. */
    plan = $state.raw<Plan | null>(null);
    sending = $state(false);
    /** Why the last thing was refused; gone with the next that is done. */
    refusal = $state.raw<Problem | null>(null);

    /** The points that were told with each position. */
    readonly #points = new WeakMap<View, number[]>();

    constructor(table: string, seat?: number) {
        this.line = new Line(table, seat);
        this.line.heard = (frame, fresh) => {
            this.#note(frame);
            this.stage.hear(frame, fresh);
        };
    }

    /** An earlier position that is looked at; null: live. */
    get past() {
        return this.history.at;
    }

    get frame() {
        return this.line.frame;
    }

    /** The position that is shown. */
    get view(): View | null {
        if (this.past) return this.past.view;
        if (this.stage.behind) return this.stage.view;
        return this.draft.tried.at(-1)?.view ?? this.frame?.view ?? null;
    }

    /** What led to the position that is shown, to be shown as motion. */
    get events(): Event[] {
        return this.past?.events ?? this.stage.events;
    }

    /** Everybody's points in the position that is shown; null where the game does not tell them yet. */
    get scores(): number[] | null {
        return (this.view && this.#points.get(this.view)) ?? null;
    }

    /** What is asked in the position that is shown. */
    get decision(): Decision | null {
        if (this.past || this.stage.behind) return null;
        return this.draft.tried.at(-1)?.decision ?? this.frame?.decision ?? null;
    }

    /** The candidate that is pointed at. */
    get candidate(): Candidate | null {
        return this.decision?.candidates.find((one) => one.action === this.pointed) ?? null;
    }

    point = (action: string | null): void => {
        this.pointed = action;
    };

    /**
     * Choose a candidate. A move of several parts is a draft until its last part: that is, until somebody else is asked,
     * chance draws, or the question that began it comes again.
     */
    choose = async (action: string): Promise<void> => {
        const asked = this.frame?.decision;
        if (!asked || this.sending) return;
        if (asked.seat === null) return this.#send('come', { number: asked.number, outcome: action });
        const actions = [...this.draft.actions, action];
        if (asked.window) return this.#send('act', { number: asked.number, actions });
        await this.#guard(async () => {
            const tried = await this.line.ask<Tried & Record<string, unknown>>('draft', {
                number: asked.number,
                actions,
            });
            this.#note(tried);
            if (tried.decision && tried.decision.step !== asked.step) {
                this.draft = { actions, tried: [...this.draft.tried, tried] };
                this.pointed = null;
            } else await this.#send('act', { number: asked.number, actions });
        });
    };

    /** Send a move that was put together elsewhere, after the parts of the draft. */
    play = async (actions: string[]): Promise<void> => {
        const asked = this.frame?.decision;
        if (!asked || this.sending) return;
        await this.#send('act', { number: asked.number, actions: [...this.draft.actions, ...actions] });
    };

    offer = (plan: Plan | null): void => {
        this.plan = plan;
    };

    foresee: Foresee = async (actions, wanted = {}) => {
        const asked = this.frame?.decision;
        if (!asked) return [];
        const fields = { number: asked.number, actions: [...this.draft.actions, ...actions], ...wanted };
        return (await this.line.ask<{ brings: Brings[] }>('brings', fields)).brings;
    };

    /** Take the last part of the draft back. */
    back = (): void => {
        this.draft = { actions: this.draft.actions.slice(0, -1), tried: this.draft.tried.slice(0, -1) };
        this.pointed = null;
    };

    undo = (): Promise<void> => this.#send('undo', { number: this.frame?.waiting?.number ?? 0 });

    whyNot = async (action: string): Promise<Problem | null> => {
        const asked = this.frame?.decision;
        if (!asked) return null;
        const told = await this.line.ask<{ legal: boolean } & Problem>('why', { number: asked.number, action });
        return told.legal ? null : told;
    };

    #note({ view, scores }: Sight): View | null {
        if (view && scores) this.#points.set(view, scores);
        return view;
    }

    async #look(seq: number): Promise<View | null> {
        try {
            return this.#note(await this.line.ask<Sight>('look', { seq }));
        } catch (error) {
            if (error instanceof Refused) return null;
            throw error;
        }
    }

    async #send(what: string, fields: Record<string, unknown>): Promise<void> {
        await this.#guard(async () => {
            await this.line.ask(what, fields);
            this.draft = { actions: [], tried: [] };
            this.pointed = null;
        });
    }

    async #guard(work: () => Promise<void>): Promise<void> {
        this.sending = true;
        this.refusal = null;
        try {
            await work();
        } catch (error) {
            if (!(error instanceof Refused)) throw error;
            this.refusal = error.problem;
        } finally {
            this.sending = false;
        }
    }
}
