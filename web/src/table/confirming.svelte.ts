/** A second word before a turn ends though something is left to do, and what that word says of the window at its end. */

import { look } from '../lib/look.svelte';
import type { Brings } from '../boards/contract';
import type { Decision, Frame } from '../lib/protocol';
import { ends } from './choices';

/** A choice that waits for a second word. */
interface Confirming {
    action: string;
    label: string;
    /** What could still be done. */
    left: string[];
    /** Whether the window at the end of the turn could be answered: the word lets it pass too. */
    answers: boolean;
}

/** A choice that is about to be made, and in what. */
interface Choice {
    action: string;
    label: string;
    decision: Decision | null;
    brings: ReadonlyMap<string, Brings>;
    /** Whether others play at this screen. */
    shared: boolean;
}

export class Confirmation {
    open = $state.raw<Confirming | null>(null);
    /** The question whose answer was meant for the window as well that follows it. */
    #lets = $state<number | null>(null);

    /** Whether a window that comes now was answered with the question before. */
    get lets(): boolean {
        return this.#lets !== null;
    }

    /** Weigh a choice; return whether it may be made, where it needs no second word or this is it. */
    weigh(number: number, choice: Choice): boolean {
        const { action, label, brings, shared } = choice;
        const sure = this.open?.action === action;
        const left = look.confirm && !sure ? leftUndone(choice) : [];
        this.#lets = sure && this.open?.answers ? number : null;
        // At one screen everybody is asked at once, whatever they hold.
        const answers = !shared && !!brings.get(action)?.answers;
        this.open = left.length ? { action, label, left, answers } : null;
        return !this.open;
    }

    /** Let no window pass with the word that is about to be given. */
    toAnswer(): void {
        if (this.open) this.open = { ...this.open, answers: false };
    }

    /** Return the answer of a window that was let pass, when it has come; where something else comes, it was not. */
    passes(frame: Frame): string | null {
        const asked = frame.decision;
        if (this.#lets === null || (frame.waiting?.number ?? asked?.number) === this.#lets) return null;
        const stops = !!asked?.sort && frame.windows[asked.sort] === 'always';
        const silence = asked?.window && !asked.answered && !stops ? asked.silence : null;
        if (!silence) this.#lets = null;
        return silence;
    }

    /** The window was let pass, or will not come. */
    settle = (): void => {
        this.#lets = null;
    };
}

/** Return what could still be done in this turn, where a choice that does nothing would end it. */
function leftUndone({ action, decision, brings }: Choice): string[] {
    const chosen = decision?.candidates.find((one) => one.action === action);
    if (!decision || !chosen || decision.window || action === decision.silence) return [];
    if (!ends(chosen) || !brings.get(action)?.follows) return [];
    return decision.candidates
        .filter((one) => Object.keys(one.on).length > 1 && brings.get(one.action)?.follows === '')
        .map((one) => one.label);
}
