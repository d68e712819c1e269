/** What is being put together on the board: a space, a Rune, a line, a boat, Goods to sell. */

import type { Foresee } from '../contract';
import type { Decision } from '../../lib/protocol';
import { type Fate, type Person, type Rune, type Space } from './layout';

export interface Asking {
    decision: () => Decision | null;
    choose: (action: string, hold?: boolean) => void;
    play: (actions: string[]) => void;
    foresee: Foresee;
}

export class Desk {
    space = $state<Space | null>(null);
    rune = $state<Rune | null>(null);
    /** The kind of bubble that the next Rune spends. */
    armed = $state<Fate | null>(null);
    /** A line that waits for a second word, because it cannot be taken back. */
    edge = $state<string | null>(null);
    boat = $state<string | null>(null);
    who = $state<Person | null>(null);
    /** How many of each sale are chosen, by their actions. */
    sale = $state.raw<ReadonlyMap<string, number>>(new Map());

    readonly #asking: Asking;
    constructor(asking: Asking) {
        this.#asking = asking;
    }

    readonly step = $derived.by(() => this.#asking.decision()?.step ?? '');
    readonly actions = $derived.by(() => new Set(this.#asking.decision()?.candidates.map((one) => one.action)));

    /** Begin anew with another question. */
    begin(): void {
        this.space = this.rune = this.armed = this.edge = this.boat = this.who = null;
        this.sale = new Map();
    }

    /** Take one thing back. */
    back(): void {
        if (this.edge) this.edge = null;
        else if (this.rune || this.armed) this.rune = this.armed = null;
        else if (this.boat) this.boat = null;
        else if (this.sale.size) this.sale = new Map();
        else this.space = null;
    }

    get holds(): boolean {
        return !!(this.space || this.rune || this.armed || this.edge || this.boat || this.sale.size);
    }

    pickSpace(space: Space): void {
        this.rune = this.armed = null;
        if (space === 'starCharting') this.#asking.choose('chart');
        else if (space === 'activateStaff') this.#asking.choose('staff');
        else this.space = this.space === space ? null : space;
    }

    // Bonuses before the action: each is held, and the action is chosen with the dish as they leave it

    arm(kind: Fate): void {
        this.space = this.rune = null;
        this.armed = this.armed === kind ? null : kind;
    }

    pickRune(rune: Rune): void {
        this.space = null;
        if (this.armed === 'move' && this.actions.has(`move ${rune}`)) this.cross(rune);
        else this.rune = this.rune === rune ? null : rune;
    }

    /** Put a Rune into the other half. */
    cross(rune: Rune): void {
        this.rune = this.armed = null;
        if (this.actions.has(`move ${rune}`)) this.#asking.choose(`move ${rune}`, true);
    }

    // Lines

    /** Draw a line; one that would be sent at once waits for a second word. */
    pickEdge(edge: string, sends: boolean): void {
        if (!sends || this.edge === edge) this.draw(edge);
        else this.edge = edge;
    }

    draw(edge: string): void {
        this.edge = null;
        this.#asking.choose(`line ${edge}`);
    }

    // Sales

    sold(action: string): number {
        return this.sale.get(action) ?? 0;
    }

    /** Choose one more of a sale; after the last one none. `most` counts what is left for it. */
    toggle(action: string, most: number): void {
        const now = this.sold(action);
        const sale = new Map(this.sale);
        if (now < most) sale.set(action, now + 1);
        else sale.delete(action);
        this.sale = sale;
    }

    sellAll(all: ReadonlyMap<string, number>): void {
        this.sale = new Map(all);
    }

    /** Sell what is chosen, and end the sale where it does not end by itself. */
    async sell(): Promise<void> {
        const actions = [...this.sale].flatMap(([action, count]) => Array<string>(count).fill(action));
        const last = actions.at(-1);
        if (!last) return this.#asking.play(['done']);
        // Where nothing can be foreseen now, the sale is made all the same, and its end is asked for.
        const [told] = await this.#asking.foresee(actions.slice(0, -1), { of: [last] }).catch(() => []);
        const next = told?.steps[0];
        // The next pier asks anew: there nothing has been sold yet.
        this.#asking.play(next?.is === 'SellGoods' && next.sold === true ? [...actions, 'done'] : actions);
    }
}
