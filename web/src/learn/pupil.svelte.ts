/** Somebody who goes through a game's lessons: the step, the position, what was tried and what came of it. */

import type { Foresee, Plan } from '../boards/contract';
import { Refused } from '../lib/api';
import type { Decision, Event, Problem, View } from '../lib/protocol';
import { study, type Studied, type StudyAsked } from '../lib/study';
import { deeper, kindOf, placesOf, type Course, type Level, type Place } from './lessons';

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
/** Milliseconds for which the end of a step is looked at. */
const LINGER = 1700;

type Study = (asked: StudyAsked) => Promise<Studied>;

interface Kept {
    keep: (done: number, finished: boolean) => void;
    study?: Study;
    linger?: number;
}

export class Pupil {
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

    readonly #study: Study;
    readonly #kept: Kept;
    #wanted: string[] = [];
    #turn = 0;
    #timer: ReturnType<typeof setTimeout> | undefined;

    constructor(
        readonly course: Course,
        done: number,
        kept: Kept,
        readonly names: string[],
    ) {
        this.places = placesOf(course);
        this.#kept = kept;
        this.#study = kept.study ?? study;
        this.done = Math.min(done, this.places.length - 1);
        void this.#begin();
    }

    readonly at: Place | null = $derived.by(() => this.places[this.done] ?? null);
    readonly finished = $derived.by(() => this.done >= this.places.length);

    get view(): View | null {
        return this.told?.view ?? null;
    }

    /** What the board is asked: every step has a number of its own. */
    get decision(): Decision | null {
        const kind = this.at && kindOf(this.at.step);
        const asks = kind === 'try' || (kind === 'do' && !this.passed); // why a try was refused stays to be read
        const decision = this.told?.decision;
        return asks && decision && this.#of === this.done ? { ...decision, number: this.done } : null;
    }

    end(): void {
        clearTimeout(this.#timer);
        this.#turn += 1;
    }

    // Going through

    async #begin(): Promise<void> {
        const [turn, at] = [++this.#turn, this.at];
        clearTimeout(this.#timer);
        this.draft = [];
        this.events = [];
        this.level = 0;
        this.said = null;
        this.passed = false;
        this.pointed = null;
        this.problem = null;
        if (!at) return;
        await this.#ask(turn, async () => {
            const told = await this.#try([]);
            const wanted = await Promise.all((at.step.do ?? []).map((text) => this.#try([text])));
            return () => {
                [this.told, this.#of] = [told, this.done];
                this.#wanted = wanted.map(({ view }) => JSON.stringify(view));
            };
        });
    }

    #try(actions: string[], more: Partial<StudyAsked> = {}): Promise<Studied> {
        const { game } = this.course;
        const position = this.at?.step.position ?? '';
        return this.#study({ game, position, names: this.names, actions, ...more });
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

    #pass(said: Said, lingers: boolean): void {
        this.passed = true;
        this.said = said;
        this.#note(said);
        if (lingers) this.#timer = setTimeout(this.next, this.#kept.linger ?? LINGER);
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
            if (step?.try?.includes(action)) this.#pass({ ...said, good: true }, false);
            else this.#note(said);
        }
        return refusal;
    };

    async #choose(action: string): Promise<void> {
        const [turn, begun] = [this.#turn, this.told?.decision?.step];
        const actions = [...this.draft, action];
        await this.#ask(turn, async () => {
            const tried = await this.#try(actions);
            return () => {
                const goesOn = tried.decision && tried.decision.step !== begun && !tried.refusal;
                if (goesOn) [this.draft, this.told] = [actions, tried];
                else this.#weigh(tried);
            };
        });
    }

    async #play(actions: string[]): Promise<void> {
        const turn = this.#turn;
        await this.#ask(turn, async () => {
            const tried = await this.#try(actions);
            return () => this.#weigh(tried);
        });
    }

    /** Look at a whole move: what is wanted is played, anything else is explained and nothing is played. */
    #weigh(tried: Studied): void {
        const step = this.at?.step;
        if (!step || this.passed) return;
        if (tried.refusal) {
            this.said = { good: false, text: tried.refusal.message, rule: tried.refusal.rule };
            this.#note(this.said);
        } else if (this.#wanted.includes(JSON.stringify(tried.view))) {
            this.draft = [];
            this.told = tried;
            this.events = tried.events.flat();
            const text = this.events.flatMap((event) => event.text ?? []).join(' ');
            this.#pass({ good: true, text, rule: step.rule }, true);
        } else {
            this.said = { good: false, text: step.other ?? '', rule: step.rule };
            this.#note(this.said);
        }
    }

    /** Answer what is asked. */
    answer = (choice: number): void => {
        const step = this.at?.step;
        const chosen = step?.choices?.[choice];
        if (!step || !chosen || this.passed) return;
        const said = { good: choice === step.right, text: chosen.why, rule: step.rule };
        if (said.good) this.#pass(said, false);
        else {
            this.said = said;
            this.#note(said);
        }
    };
}
