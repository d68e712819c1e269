/** The analysis of a match that is over: wanted by one press, asked for until it is there. */

import { api } from '../lib/api';
import type { Analysis, ReviewTold } from '../lib/protocol';
import { whyRefused } from '../lib/refusals';

/** Milliseconds between two questions how far it is. */
const BETWEEN = 1000;

export class Review {
    told = $state.raw<ReviewTold | null>(null);
    problem = $state('');
    /** Whether somebody waits for it. */
    waiting = $state(false);

    readonly analysis: Analysis | null = $derived(this.told?.analysis ?? null);
    #table: string;
    #timer: ReturnType<typeof setTimeout> | undefined;

    constructor(table: string) {
        this.#table = table;
    }

    /** Ask for it, and again until it is there. */
    begin = (): void => {
        this.waiting = true;
        this.problem = '';
        void this.#ask();
    };

    /** Wait no more: the server lets it rest. */
    stop = (): void => {
        clearTimeout(this.#timer);
        this.waiting = false;
    };

    /** Say what is there in the language that is spoken now. */
    speak(): void {
        if (this.analysis) void this.#ask();
    }

    async #ask(): Promise<void> {
        clearTimeout(this.#timer);
        this.problem = await whyRefused(async () => (this.told = await api.analyse(this.#table)));
        if (this.problem || this.analysis) this.waiting = false;
        if (this.waiting) this.#timer = setTimeout(() => void this.#ask(), BETWEEN);
    }
}
