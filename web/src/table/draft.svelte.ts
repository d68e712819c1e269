/** A move that is being put together: its parts are tried out on a copy of the seat's own, and nobody else sees them. */

import type { Decision, View } from '../lib/protocol';

/** A position as the server tells it, and everybody's points in it. */
export interface Sight {
    view: View | null;
    scores: number[] | null;
}

export interface Tried extends Sight {
    view: View;
    decision: Decision | null;
}

export interface Part {
    action: string;
    /** What it is called where it was chosen. */
    label: string;
    /** What it led to. */
    tried: Tried;
}

function depth(view: View | null | undefined): number {
    return Array.isArray(view?.steps) ? view.steps.length : 0;
}

export class Draft {
    parts = $state.raw<Part[]>([]);
    /** The question that it answers, as it was when the first part was chosen. */
    asked: { number: number; step: string; depth: number } | null = null;

    readonly actions: string[] = $derived.by(() => this.parts.map((part) => part.action));

    get last(): Tried | null {
        return this.parts.at(-1)?.tried ?? null;
    }

    get isEmpty(): boolean {
        return !this.parts.length;
    }

    /** Begin at a question, where nothing was chosen yet. */
    begin(asked: Decision, view: View | null): void {
        if (this.isEmpty) this.asked = { number: asked.number, step: asked.step, depth: depth(view) };
    }

    /**
     * Whether a move is whole by what its last part leads to: somebody else is asked, the question that began it comes
     * again, or what had been going on before goes on.
     */
    isWhole(tried: Tried): boolean {
        if (!tried.decision || !this.asked) return true;
        return tried.decision.step === this.asked.step || depth(tried.view) < this.asked.depth;
    }

    add(part: Part): void {
        this.parts = [...this.parts, part];
    }

    back(): void {
        this.parts = this.parts.slice(0, -1);
    }

    clear(): void {
        if (!this.isEmpty) this.parts = [];
        this.asked = null;
    }
}
