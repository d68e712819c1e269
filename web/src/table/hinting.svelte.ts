/** A hint, told in three steps: the aim, then what it is about, then the move. */

import { Refused } from '../lib/api';
import type { Wire } from '../lib/line.svelte';
import type { Hint, Problem } from '../lib/protocol';

const NO_ADVICE: string[] = [];
/** After so many milliseconds without a hint it is said that this one takes longer. */
const LATE = 2500;

/** The depth of a hint that names what it is about; the move where nothing is named. */
const pieceOf = (hint: Hint): 2 | 3 => (hint.about.length ? 2 : 3);

export class Hinting {
    /** What a bot would do here, and how much of it was told: aim, piece, move. */
    told = $state.raw<{ hint: Hint; level: 1 | 2 | 3 } | null>(null);
    /** How long one has been thought of that was asked for and has not come yet; null: none was. */
    thinking = $state<'now' | 'long' | null>(null);
    #late: ReturnType<typeof setTimeout> | undefined;
    /** Counts the questions: what is thought of one that is over is told to nobody. */
    #question = 0;
    /** Whether the hint that is there came by itself, and was not asked for since. */
    #unasked = false;

    constructor(readonly line: Wire) {}

    /** What a hint says to do, one part after another, once so much of it was told; else nothing. */
    get advice(): string[] {
        return this.told && this.told.level > 1 ? this.told.hint.actions : NO_ADVICE;
    }

    /** Something else is asked: forget what was told, and what is still thought of. */
    forget(): void {
        this.#question += 1;
        this.told = null;
        this.#rest();
    }

    #rest(): void {
        clearTimeout(this.#late);
        this.thinking = null;
    }

    /** Ask for a hint, or for more of the one that is there; return why there is none. */
    async more(fields: { number: number; actions: string[] }, unasked: boolean): Promise<Problem | null> {
        if (this.told) {
            const { hint, level } = this.told;
            this.told = { hint, level: level === 1 ? pieceOf(hint) : 3 };
            // Who asks for more of what came by itself has asked: the server counts it then.
            if (this.#unasked && !unasked) this.line.ask('hint', { ...fields, unasked }).catch(() => undefined);
            this.#unasked = unasked;
            return null;
        }
        return this.#think({ ...fields, unasked });
    }

    async #think(asked: { number: number; actions: string[]; unasked: boolean }): Promise<Problem | null> {
        const question = this.#question;
        this.thinking = 'now';
        this.#late = setTimeout(() => (this.thinking = 'long'), LATE);
        try {
            const hint = await this.line.ask<Hint & Record<string, unknown>>('hint', asked);
            if (question !== this.#question) return null;
            this.told = { hint, level: hint.reason ? 1 : pieceOf(hint) };
            this.#unasked = asked.unasked;
        } catch (error) {
            if (!(error instanceof Refused)) throw error;
            return question === this.#question ? error.problem : null;
        } finally {
            if (question === this.#question) this.#rest();
        }
        return null;
    }
}
