/** What one player does at a table: the question that is open, the move being put together, and how far it has come. */

import { Refused } from '../lib/api';
import type { Wire } from '../lib/line.svelte';
import type { Candidate, Decision, Entry, Frame, Problem, RefusedChoice } from '../lib/protocol';
import type { Brings, Foresee, Plan } from '../boards/contract';
import { language } from '../lib/texts.svelte';
import { toSelf } from '../lib/words';
import { Confirmation } from './confirming.svelte';
import { Dealing } from './dealing.svelte';
import type { Tried } from './draft.svelte';
import { Hinting } from './hinting.svelte';
import { Seeing } from './seeing.svelte';

/** How far the last thing that was sent has come. */
export type Sending = 'idle' | 'sending' | 'late' | 'done';

/** What can be said about the own move besides a refusal: the name of a message. */
export type Note = 'draft-dropped' | null;

/** After so many milliseconds without an answer it is said that it is still tried. */
const LATE = 2000;
/** For so long it is said that it is done. */
const DONE = 700;
/** Where there are more candidates, only those that are offered or pointed at are asked about. */
const MOST_FORESEEN = 48;
/** Before the server is asked about what everybody's moves changed, others may follow. */
const SETTLED = 200;

export class Session extends Seeing {
    pointed = $state<string | null>(null);
    /** What is known of what the candidates bring. */
    brings = $state.raw<ReadonlyMap<string, Brings>>(new Map());
    /** What the board adds to the prompt. */
    plan = $state.raw<Plan | null>(null);
    phase = $state<Sending>('idle');
    /** Why the last thing was refused; gone with the next that is done. */
    refusal = $state.raw<Problem | null>(null);
    note = $state<Note>(null);
    /** Why the own last move cannot be taken back freely; null where it can, undefined while that is not known. */
    barrier = $state.raw<Problem | null | undefined>(undefined);
    /** Of which question, and in which language, the barrier was told. */
    #barred = '';
    readonly confirmation = new Confirmation();
    readonly hints = new Hinting(this.line);
    readonly dealing = new Dealing(this.line);

    /** The other seats that are played from this browser. */
    peers = $state.raw<Session[]>([]);

    #late: ReturnType<typeof setTimeout> | undefined;
    #settled: ReturnType<typeof setTimeout> | undefined;
    /** The question, with the parts of the draft, that `brings` is about. */
    #about = '';

    constructor(line: Wire) {
        super(line);
        line.heard = (frame, fresh) => this.#hear(frame, fresh);
    }

    override end(): void {
        clearTimeout(this.#late);
        clearTimeout(this.#settled);
        super.end();
    }

    /** What is asked in the position that is shown; nothing that was answered with the question before. */
    override get decision(): Decision | null {
        return this.confirmation.lets && this.frame?.decision?.window ? null : super.decision;
    }

    /** A choice that would end the turn though something is left to do: it waits for a second word. */
    get confirming() {
        return this.confirmation.open;
    }

    get sending(): boolean {
        return this.phase === 'sending' || this.phase === 'late';
    }

    /** What is asked, in a sentence; who plays alone at a screen is not called by name. */
    get question(): string {
        const { decision, frame } = this;
        const name = this.peers.length || decision?.seat == null ? '' : frame?.about.seats[decision.seat]?.name;
        return toSelf(decision?.prompt ?? '', name ?? '');
    }

    /** The candidate that is pointed at. */
    get candidate(): Candidate | null {
        return this.decision?.candidates.find((one) => one.action === this.pointed) ?? null;
    }

    get advice(): string[] {
        return this.hints.advice;
    }

    /** The rule that the prompt shows: of what is put together, pointed at, asked, or waited for. */
    get rule(): string | null {
        const asked = this.decision;
        if (!asked) return this.frame?.waiting?.rule ?? null;
        return this.plan?.rule ?? this.candidate?.rule ?? asked.rule;
    }

    /** The number of the question that is open, whoever is asked. */
    get number(): number {
        return this.frame?.waiting?.number ?? this.frame?.decision?.number ?? 0;
    }

    point = (action: string | null): void => {
        this.pointed = action;
        if (action && !this.brings.has(action)) void this.#foreseeOnly([action]);
    };

    // Deciding

    /**
     * Choose a candidate, or any text that the game reads. A part of a move is added to the draft; when the move is
     * whole, it is sent at once. What is held is never sent by itself.
     */
    choose = async (action: string, hold = false): Promise<void> => {
        const asked = this.frame?.decision;
        if (!asked || this.sending) return;
        const { decision, brings } = this;
        const label = this.#label(action);
        const choice = { action, label, decision, brings, shared: this.peers.length > 0 };
        if (!this.confirmation.weigh(asked.number, choice)) return;
        if (asked.seat === null) return this.#once(() => this.dealing.say(action));
        if (asked.window) return this.#seal(asked, action);
        const ends = !hold && this.brings.get(action)?.goes_on === false;
        this.draft.begin(asked, this.frame?.view ?? null);
        const actions = [...this.draft.actions, action];
        await this.#guard(async () => {
            const tried = ends ? null : await this.#try(asked.number, actions);
            if (!ends && !tried) this.#played();
            else if (!tried || (!hold && this.draft.isWhole(tried))) await this.#act(asked.number, actions);
            else this.draft.add({ action, label, tried });
        });
        if (this.refusal) this.confirmation.settle();
        if (this.refusal && this.draft.isEmpty) this.draft.clear();
    };

    /** Give the second word, and be asked in the window that follows. */
    chooseToAnswer = async (): Promise<void> => {
        if (!this.confirming) return;
        this.confirmation.toAnswer();
        await this.choose(this.confirming.action);
    };

    /** Send a move that was put together elsewhere, after the parts of the draft. */
    play = async (actions: string[]): Promise<void> => {
        const asked = this.frame?.decision;
        if (!asked || this.sending) return;
        await this.#guard(() => this.#act(asked.number, [...this.draft.actions, ...actions]));
    };

    #label(action: string): string {
        return this.decision?.candidates.find((one) => one.action === action)?.label ?? action;
    }

    /** Take the last part of the move back that is not sent yet: the board's own first. */
    back = (): boolean => {
        if (this.confirming) this.confirmation.open = null;
        else if (this.plan?.back) this.plan.back();
        else if (!this.draft.isEmpty) {
            this.draft.back();
            this.#settle();
        } else return false;
        return true;
    };

    /** Forget the move that is not sent yet. */
    clear = (): void => {
        this.draft.clear();
        this.#settle();
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

    whyNot = async (action: string): Promise<Problem | null> => {
        const asked = this.frame?.decision;
        if (!asked) return null;
        const fields = { number: asked.number, actions: this.draft.actions, action };
        const told = await this.line.ask<{ legal: boolean } & Problem>('why', fields);
        return told.legal ? null : told;
    };

    /** What the open question knows, and refuses now; none where that cannot be told. */
    refusedNow = async (): Promise<RefusedChoice[]> => {
        const asked = this.frame?.decision;
        if (!asked || asked.seat === null) return [];
        const fields = { number: asked.number, actions: this.draft.actions };
        try {
            return (await this.line.ask<{ refused?: RefusedChoice[] }>('why', fields)).refused ?? [];
        } catch (error) {
            if (error instanceof Refused) return [];
            throw error;
        }
    };

    /** Ask for a hint, or for more of the one that is there; `unasked`, where the page gives it by itself. */
    advise = async (unasked = false): Promise<void> => {
        const asked = this.frame?.decision;
        if (!asked || this.hints.thinking) return;
        this.refusal = null;
        const refused = await this.hints.more({ number: asked.number, actions: this.draft.actions }, unasked);
        if (refused && !unasked) this.refusal = refused;
        const told = this.hints.told;
        if (told?.level === 3) this.point(told.hint.action);
    };

    // Taking back, and what else is asked of the table

    /** Take back what was said last to have come, or correct it in its place; who has seen it, is asked. */
    unsay = (): Promise<void> => this.#once(this.dealing.unsay);
    resay = (at: number, action: string): Promise<void> => this.#once(() => this.dealing.correct(at, action));
    undo = (): Promise<void> => this.#commit('undo', { number: this.number });
    restart = (): Promise<void> => this.#commit('undo', { number: this.number, turn: true });
    /** Ask everybody to take back as far as the own last move. */
    askBack = (): Promise<void> => this.#commit('askback', { moves: 0 });
    consent = (yes: boolean): Promise<void> => this.#commit('consent', { yes });
    hold = (): Promise<void> => this.#commit('hold', {});
    order = (until: string): Promise<void> => this.#commit('order', { until });
    /** Be asked about an ability, or in a sort of windows, never or always, or as usual again. */
    orderAsk = (what: { ability: string } | { window: string }, ask: string): Promise<void> =>
        this.#commit('order', { ...what, ask });
    concede = (): Promise<void> => this.#commit('concede', {});
    takeOver = (seat: number): Promise<void> => this.#commit('takeover', { seat });
    comeBack = (): Promise<void> => this.#commit('return', {});

    /** Hide the refusal. */
    dismiss = (): void => {
        this.refusal = null;
        this.note = null;
    };

    // What is heard

    #hear(frame: Frame, fresh: Entry[]): void {
        this.learn(frame);
        this.stage.hear(frame, fresh);
        const begun = this.draft.asked?.number;
        if (begun !== undefined && begun !== frame.decision?.number && !this.sending) {
            if (!this.draft.isEmpty) this.note = 'draft-dropped';
            this.draft.clear();
        } else if (frame.type === 'state' && !this.draft.isEmpty) void this.#retry(frame);
        if (frame.type === 'state') {
            // It may be told in another language than what stands here.
            this.#barred = '';
            this.refusal = null;
        }
        if (frame.decision?.number !== this.frame?.decision?.number) {
            this.refusal = null;
            if (this.draft.isEmpty && fresh.some((entry) => entry.seat === frame.you)) this.note = null;
        }
        if (frame.waiting?.number !== this.frame?.waiting?.number) this.barrier = undefined;
        const asked = frame.decision;
        const passes = this.confirmation.passes(frame);
        if (asked && passes) void this.#seal(asked, passes).finally(this.confirmation.settle);
        queueMicrotask(() => this.#settle());
    }

    /** Try the draft again after the line was cut, or in another language. */
    async #retry(frame: Frame): Promise<void> {
        const parts = [...this.draft.parts];
        const number = frame.decision!.number;
        try {
            let labels = frame.decision!.candidates;
            for (const [k, part] of parts.entries()) {
                const actions = parts.slice(0, k + 1).map((one) => one.action);
                const tried = await this.line.ask<Tried & Record<string, unknown>>('draft', { number, actions });
                const label = labels.find((one) => one.action === part.action)?.label ?? part.label;
                parts[k] = { ...part, label, tried };
                labels = tried.decision?.candidates ?? [];
            }
            const same = this.draft.actions.join('\n') === parts.map((part) => part.action).join('\n');
            if (same) this.draft.parts = parts;
        } catch (error) {
            if (!(error instanceof Refused)) throw error;
            this.note = 'draft-dropped';
            this.draft.clear();
        }
    }

    /** The position, or the draft, is another one: forget what was about the one before, and ask about this one. */
    #settle(): void {
        const decision = this.draft.last?.decision ?? this.frame?.decision;
        const about = decision ? [decision.number, decision.prompt, ...this.draft.actions].join('\n') : '';
        if (about !== this.#about) {
            this.#about = about;
            this.brings = new Map();
            this.pointed = null;
            this.hints.forget();
            this.confirmation.open = null;
            if (decision && decision.candidates.length <= MOST_FORESEEN) void this.#foreseeOnly();
        }
        clearTimeout(this.#settled);
        this.#settled = setTimeout(() => void this.#askBarrier(), SETTLED);
    }

    async #askBarrier(): Promise<void> {
        const { frame, number } = this;
        if (!frame || frame.you === null || frame.about.status !== 'playing') return;
        const about = `${number} ${language()}`;
        if (this.barrier !== undefined && this.#barred === about) return;
        this.#barred = about;
        try {
            const told = await this.line.ask<{ legal: boolean } & Problem>('barrier', { number });
            if (number === this.number) this.barrier = told.legal ? null : told;
        } catch (error) {
            if (!(error instanceof Refused)) throw error;
        }
    }

    /** Learn what candidates bring; of what cannot be told, nothing is shown. */
    async #foreseeOnly(of?: string[]): Promise<void> {
        const about = this.#about;
        const decision = this.decision;
        if (!decision || decision.seat === null || (of && !decision.candidates.some((one) => one.action === of[0])))
            return;
        try {
            const told = await this.foresee([], of ? { of } : {});
            if (about === this.#about)
                this.brings = new Map([...this.brings, ...told.map((one) => [one.action, one] as const)]);
        } catch (error) {
            if (!(error instanceof Refused)) throw error;
        }
    }

    // Sending

    /** Try parts of a move; null where it was played, since trying would have brought something to light. */
    async #try(number: number, actions: string[]): Promise<Tried | null> {
        const tried = await this.line.ask<Partial<Tried>>('draft', { number, actions, plays: true });
        if (!tried.view) return null;
        this.learn(tried as Tried);
        return tried as Tried;
    }

    async #act(number: number, actions: string[]): Promise<void> {
        await this.line.ask('act', { number, actions });
        this.#played();
    }

    #played(): void {
        this.draft.clear();
        this.note = null;
    }

    /** Answer a window face down; nobody is told, so what was answered is noted here. */
    async #seal(asked: Decision, action: string): Promise<void> {
        await this.#guard(async () => {
            await this.line.ask('act', { number: asked.number, actions: [action] });
            this.line.noteAnswer(asked.number, [action]);
            this.hints.forget();
        });
    }

    #commit = (what: string, fields: Record<string, unknown>) => this.#once(() => this.line.ask(what, fields));

    async #once(work: () => Promise<unknown>): Promise<void> {
        if (this.sending) return;
        await this.#guard(async () => {
            await work();
            this.note = null;
        });
    }

    async #guard(work: () => Promise<void>): Promise<void> {
        this.refusal = null;
        this.phase = 'sending';
        clearTimeout(this.#late);
        this.#late = setTimeout(() => (this.phase = 'late'), LATE);
        try {
            await work();
            this.phase = 'done';
        } catch (error) {
            this.phase = 'idle';
            if (!(error instanceof Refused)) throw error;
            this.refusal = error.problem;
            if (error.problem.code === 'action/stale' && !this.draft.isEmpty) {
                this.draft.clear();
                this.note = 'draft-dropped';
            }
        } finally {
            // The next question is often heard first, while the draft that was sent still stands in its place.
            this.#settle();
            clearTimeout(this.#late);
            this.#late = setTimeout(() => {
                if (this.phase === 'done') this.phase = 'idle';
            }, DONE);
        }
    }
}
