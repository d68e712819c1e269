/** Somebody who goes through a game's lessons: the step, the position, what was tried and what came of it. */

import type { Brings, Foresee, Plan } from '../boards/contract';
import { Refused } from '../lib/api';
import type { Decision, Event, Problem, RefusedChoice, View } from '../lib/protocol';
import { study, type Studied, type StudyAsked } from '../lib/study';
import type { Chooser } from '../table/choices';
import { deeper, kindOf, partsOf, placesOf, startOf, type Course, type Level, type Place, type Start } from './lessons';

/** One line of what happened. */
export interface Happened {
    good: boolean;
    text: string;
    rule: string | null;
}

/** What is said at the place of a try that is not the one that is wanted. */
export interface Said {
    good: boolean;
    text: string;
    rule: string | null;
}

const MOST_HAPPENED = 4;
/** Of more candidates nothing is told that nobody points at. */
const MOST_FORESEEN = 48;

type Study = (asked: StudyAsked) => Promise<Studied>;

interface Kept {
    keep: (done: number, finished: boolean) => void;
    study?: Study;
}

export class Pupil implements Chooser {
    readonly places: Place[];
    /** How many steps are behind. */
    done = $state(0);
    /** The position; null while it is asked for. */
    told = $state.raw<Studied | null>(null);
    /** The step that the position is of: while the next one is asked for, the one before it is still shown. */
    #of = $state(-1);
    events = $state.raw<Event[]>([]);
    draft = $state.raw<string[]>([]);
    plan = $state.raw<Plan | null>(null);
    pointed = $state<string | null>(null);
    level = $state<Level>(0);
    /** What was said of the last try in this step; null before any. */
    said = $state.raw<Said | null>(null);
    /** Whether the step is done and waits to be left. */
    passed = $state(false);
    happened = $state.raw<Happened[]>([]);
    problem = $state.raw<Problem | null>(null);
    /** What is known of what the candidates bring. */
    brings = $state.raw<ReadonlyMap<string, Brings>>(new Map());
    /** Whether an answer to a choice is on its way. */
    sending = $state(false);

    /** Nothing: a lesson has hints of its own. */
    readonly advice: readonly string[] = [];
    readonly #study: Study;
    readonly #kept: Kept;
    #start: Start = { begin: { game: '' }, actions: [] };
    /** The position in which the step begins, and those in which it is done. */
    #begun: Studied | null = null;
    #wanted: string[] = [];
    #turn = 0;

    constructor(
        readonly course: Course,
        done: number,
        kept: Kept,
        readonly names: string[],
    ) {
        this.places = placesOf(course);
        this.#kept = kept;
        this.#study = kept.study ?? study;
        this.done = Math.min(done, this.places.length);
        void this.#begin();
    }

    readonly at: Place | null = $derived.by(() => this.places[this.done] ?? null);
    readonly finished = $derived.by(() => this.done >= this.places.length);

    /** Where another pupil goes on in the place of this one: what was done is not asked for again. */
    get reached(): number {
        return this.done + (this.passed ? 1 : 0);
    }

    get view(): View | null {
        return this.told?.view ?? null;
    }

    /** What is asked: every step has a number of its own. */
    readonly decision: Decision | null = $derived.by(() => {
        const kind = this.at && kindOf(this.at.step);
        const asks = kind === 'try' || (kind === 'do' && !this.passed); // why a try was refused stays to be read
        const decision = this.told?.decision;
        return asks && decision && this.#of === this.done ? { ...decision, number: this.done } : null;
    });

    end(): void {
        this.#turn += 1;
    }

    // Going through

    async #begin(): Promise<void> {
        const [turn, at] = [++this.#turn, this.at];
        this.#rest();
        this.events = [];
        this.level = 0;
        this.said = null;
        this.passed = false;
        this.problem = null;
        if (!at) return;
        this.#start = startOf(this.course, at);
        await this.#ask(turn, async () => {
            const told = await this.#try([]);
            const wanted = await Promise.all((at.step.do ?? []).map((move) => this.#try(partsOf(move))));
            return () => {
                [this.told, this.#begun, this.#of] = [told, told, this.done];
                this.#wanted = wanted.map(({ view }) => JSON.stringify(view));
            };
        });
    }

    /** Forget what was put together. */
    #rest(): void {
        this.draft = [];
        this.pointed = null;
        this.brings = new Map();
        this.sending = false;
    }

    #try(actions: string[], more: Partial<StudyAsked> = {}): Promise<Studied> {
        const { begin, actions: before } = this.#start;
        return this.#study({ ...begin, names: this.names, actions: [...before, ...actions], ...more });
    }

    /** What happened since the step began. */
    #since(tried: Studied): Event[] {
        return tried.events.slice(this.#start.actions.length).flat();
    }

    /** Ask the server, and take its answer where nothing else was begun meanwhile. */
    async #ask(turn: number, work: () => Promise<() => void>): Promise<void> {
        try {
            const take = await work();
            if (turn === this.#turn) take();
        } catch (error) {
            if (!(error instanceof Refused)) throw error;
            if (turn === this.#turn) this.problem = error.problem;
        }
    }

    /** Try again what the server did not answer, or in another language. */
    again = (): void => void this.#begin();

    /** It is done, and what came of it stays to be read until somebody goes on. */
    #pass(said: Said): void {
        this.passed = true;
        this.said = said;
        this.#note(said);
    }

    #note(one: Happened): void {
        if (this.happened.some(({ text }) => text === one.text)) return;
        this.happened = [one, ...this.happened].slice(0, MOST_HAPPENED);
    }

    /** Go on to the next step, whether this one was done or not. */
    next = (): void => {
        this.done = Math.min(this.places.length, this.done + 1);
        this.#kept.keep(this.finished ? 0 : this.done, this.finished);
        void this.#begin();
    };

    /** Begin a lesson. */
    open = (lesson: number): void => {
        this.done = this.places.findIndex((place) => place.lesson === lesson);
        this.#kept.keep(this.done, false);
        void this.#begin();
    };

    /** Show more of a hint. */
    show = (): void => {
        if (!this.at || this.passed || kindOf(this.at.step) === 'read') return;
        this.level = deeper(this.level);
    };

    // What the board asks

    point = (action: string | null): void => {
        this.pointed = action;
    };

    offer = (plan: Plan | null): void => {
        this.plan = plan;
    };

    play = (actions: string[]): void => void this.#play([...this.draft, ...actions]);

    choose = (action: string): void => void this.#choose(action);

    foresee: Foresee = async (actions, { of = [], depth = 1 } = {}) => {
        const parts = [...this.draft, ...actions];
        return (await this.#try(parts, { brings: { of, depth, parts: parts.length } })).brings;
    };

    whyNot = async (action: string): Promise<Problem | null> => {
        const [turn, step] = [this.#turn, this.at?.step];
        const { refusal } = await this.#try([...this.draft, action]);
        if (refusal && turn === this.#turn && !this.passed) {
            const said = { good: false, text: refusal.message, rule: refusal.rule };
            if (step?.try?.includes(action)) this.#pass({ ...said, good: true });
            else this.#note(said);
        }
        return refusal;
    };

    /** Learn what the choices bring; of what cannot be told, nothing is shown. */
    foreseeAll = async (): Promise<void> => {
        const told = this.told;
        if ((told?.decision?.candidates.length ?? 0) > MOST_FORESEEN) return;
        const found = await this.foresee([]).catch((error: unknown) => {
            if (error instanceof Refused) return [];
            throw error;
        });
        if (told === this.told) this.brings = new Map(found.map((one) => [one.action, one]));
    };

    /** Nothing: who learns is shown what can be done. */
    refusedNow = (): Promise<RefusedChoice[]> => Promise.resolve([]);

    /** Take the last part of a move back; whether there was one. */
    back = (): boolean => {
        if (this.plan?.back) this.plan.back();
        else if (this.draft.length) void this.#go(this.draft.slice(0, -1));
        else return false;
        return true;
    };

    /** Stand after these parts of a move. */
    async #go(actions: string[]): Promise<void> {
        const turn = this.#turn;
        await this.#ask(turn, async () => {
            const tried = await this.#try(actions);
            return () => this.#stand(actions, tried);
        });
    }

    #stand(actions: string[], tried: Studied | null): void {
        this.#rest();
        [this.draft, this.told] = [actions, tried];
    }

    async #choose(action: string): Promise<void> {
        const [turn, begun] = [this.#turn, this.#begun?.decision?.step];
        const actions = [...this.draft, action];
        this.sending = true;
        await this.#ask(turn, async () => {
            const tried = await this.#try(actions);
            const goesOn = tried.decision && tried.decision.step !== begun && !tried.refusal;
            if (goesOn && !this.#isWanted(tried) && !this.#strays(actions)) return () => this.#stand(actions, tried);
            return this.#weighed(actions, tried);
        });
        if (turn === this.#turn) this.sending = false;
    }

    async #play(actions: string[]): Promise<void> {
        const turn = this.#turn;
        await this.#ask(turn, async () => this.#weighed(actions, await this.#try(actions)));
    }

    #isWanted(tried: Studied): boolean {
        return !tried.refusal && this.#wanted.includes(JSON.stringify(tried.view));
    }

    /** Whether parts of a move lead elsewhere than to what is wanted; of a move in notation the parts are not known. */
    #strays(actions: string[]): boolean {
        const moves = (this.at?.step.do ?? []).map(partsOf);
        const known = new Set(this.#begun?.decision?.candidates.map((one) => one.action));
        const begins = (move: string[]) => actions.every((action, k) => move[k] === action);
        return moves.some(([first]) => known.has(first ?? '')) && !moves.some(begins);
    }

    /** Return what comes of a whole move: what is wanted is played, anything else is explained and nothing is played. */
    async #weighed(actions: string[], tried: Studied): Promise<() => void> {
        const step = this.at?.step;
        if (!step || this.passed) return () => undefined;
        if (!this.#isWanted(tried)) {
            const why = tried.refusal;
            const said = { good: false, text: why?.message ?? step.other ?? '', rule: why?.rule ?? step.rule };
            return () => this.#explain(said, !why);
        }
        const ended = step.then ? await this.#try([...actions, ...step.then]) : tried;
        return () => {
            this.#stand([], ended);
            this.events = this.#since(ended);
            const text = this.events.flatMap((event) => event.text ?? []).join(' ');
            this.#pass({ good: true, text, rule: step.rule });
        };
    }

    /** Say why something was not played; what is allowed and not wanted is put back. */
    #explain(said: Said, puts: boolean): void {
        this.said = said;
        this.#note(said);
        if (puts && this.draft.length) this.#stand([], this.#begun);
    }

    /** Answer what is asked. */
    answer = (choice: number): void => {
        const step = this.at?.step;
        const chosen = step?.choices?.[choice];
        if (!step || !chosen || this.passed) return;
        const said = { good: choice === step.right, text: chosen.why, rule: step.rule };
        if (said.good) this.#pass(said);
        else {
            this.said = said;
            this.#note(said);
        }
    };
}
