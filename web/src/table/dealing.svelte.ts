/** What whoever holds the box says to have come: kept as it was asked, so that a slip can be corrected in its place. */

import type { Said } from '../boards/contract';
import type { Wire } from '../lib/line.svelte';
import { standing } from './takebacks';

export class Dealing {
    /** What was said here, by the entry that it became. */
    #kept = $state.raw<ReadonlyMap<number, Said>>(new Map());

    constructor(readonly line: Wire) {}

    /** What was said here one after another and stands, up to now: nobody has decided since. */
    readonly said: readonly Said[] = $derived.by(() => {
        if (!this.#kept.size) return [];
        const run: Said[] = [];
        for (const { seq } of standing(this.line.entries).toReversed()) {
            const said = this.#kept.get(seq);
            if (!said) break;
            run.unshift(said);
        }
        return run;
    });

    async say(action: string): Promise<void> {
        const { decision, view } = this.line.frame ?? {};
        if (!decision || !view) return;
        const { said } = this;
        const { seq } = await this.line.ask<{ seq: number }>('come', { number: decision.number, outcome: action });
        const kept = [...this.#kept].filter(([, one]) => said.includes(one)); // no more can be corrected
        this.#kept = new Map([...kept, [seq, { decision, view, action }]]);
    }

    unsay = async (): Promise<void> => {
        const { decision, waiting } = this.line.frame ?? {};
        await this.line.ask('unsay', { number: waiting?.number ?? decision?.number ?? 0 });
    };

    /**
     * Take back what was said from a place on, say something else there, and the rest again. It ends where everybody has
     * to be asked first, where another question comes than did, and by a refusal: what cannot have come is asked anew.
     */
    async correct(at: number, action: string): Promise<void> {
        const gone = this.said.slice(at);
        for (let left = gone.length; left > 0; left--) {
            await this.unsay();
            if (this.line.frame?.about.wants_back) return;
        }
        for (const [place, one] of gone.entries()) {
            if (this.line.frame?.decision?.step !== one.decision.step) return;
            await this.say(place ? one.action : action);
        }
    }
}
