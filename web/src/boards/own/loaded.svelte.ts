/** Boards that packages bring: one ES module each, from this server. What goes wrong with one is said, once. */

import type { Candidate, Decision } from '../../lib/protocol';
import type { BoardProps } from '../contract';
import type { Form } from '../plain/form';

/** What such a board is given: plain data, and what it may ask for. */
export interface OwnProps extends Omit<BoardProps, 'offer' | 'play' | 'recent' | 'told'> {
    language: string;
    form: Form;
}

/** What `mount` returns. */
export interface Mounted {
    update?: (props: OwnProps) => void;
    destroy?: () => void;
}

export interface OwnModule {
    default: (root: ShadowRoot, props: OwnProps) => Mounted | void;
    draws?: (candidate: Candidate, decision: Decision) => boolean;
}

class Loaded {
    module = $state.raw<OwnModule | null>(null);
    /** What it failed with; empty where it works. */
    fault = $state('');
    #tries = 0;

    constructor(readonly address: string) {}

    async load(): Promise<void> {
        try {
            const found = (await import(
                /* @vite-ignore */ this.#tries ? `${this.address}?again=${this.#tries}` : this.address
            )) as Partial<OwnModule>;
            if (typeof found.default !== 'function') throw new TypeError('no default export');
            this.module = found as OwnModule;
        } catch (fault) {
            this.fail(fault);
        }
    }

    /** Load it anew: whoever writes it may have mended it. */
    again(): void {
        this.fault = '';
        this.module = null;
        this.#tries += 1;
        void this.load();
    }

    fail(fault: unknown): void {
        this.fault ||= String(fault instanceof Error ? fault.message : fault).slice(0, 200) || '?';
    }

    /** Whether a place, or a trace of places, leads into what is shown: what an earlier try left behind has no say. */
    isAt(place: string): boolean {
        const [, ...after] = place.split(this.address);
        return after.some((rest) => Number(/^\?again=(\d+)/.exec(rest)?.[1] ?? 0) === this.#tries);
    }

    draws(candidate: Candidate, decision: Decision): boolean {
        try {
            return this.module?.draws?.(candidate, decision) === true;
        } catch (fault) {
            queueMicrotask(() => this.fail(fault));
            return false;
        }
    }
}

const boards = new Map<string, Loaded>();

/** The board that a game's package brings; it is loaded once. */
export function ownBoard(game: string): Loaded {
    let board = boards.get(game);
    if (!board) {
        board = new Loaded(`/api/games/${encodeURIComponent(game)}/board.js`);
        boards.set(game, board);
        void board.load();
    }
    return board;
}
