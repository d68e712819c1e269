/** A move that is being put together on the board: where to, whom to raid, and what is pointed at meanwhile. */

import type { Brings, Foresee } from '../contract';
import type { Decision } from '../../lib/protocol';
import { landingOf, landingsOf, grafted, raidsOf, type Landing } from './tree';

/** As many decisions as one move can have: to fly, to jump, and to raid each of three others. */
const DEPTH = 5;

const same = (one: string[] | null, other: string[] | null): boolean => one?.join() === other?.join();

const leaf = (action: string): Brings => ({
    action,
    events: [],
    changes: [],
    scores: null,
    hangs: '',
    follows: '',
    answers: false,
    goes_on: false,
    steps: [],
    then: [],
});

export interface Asked {
    decision: () => Decision | null;
    foresee: Foresee;
    /** Sends the whole move. */
    play: (actions: string[]) => void;
    /** Chooses one part where the rest is not known. */
    choose: (action: string) => void;
}

export class Planner {
    /** What is foreseen of the first parts of the move. */
    roots = $state.raw<Brings[]>([]);
    /** Whether free spaces are offered for the hyperdrive. */
    driving = $state(false);
    /** The parts of the move up to its landing. */
    picked = $state.raw<string[] | null>(null);
    /** The parts that the pointer or the focus would pick. */
    pointed = $state.raw<string[] | null>(null);
    /** What was chosen to raid, by victim. */
    raided = $state.raw<ReadonlyMap<number, string>>(new Map());

    readonly #asked: Asked;
    #turn = 0;
    /** Whether it is asked just now what the answers bring. */
    #asking = false;
    /** Whether the move is to be sent as soon as that is known. */
    #goes = false;

    constructor(asked: Asked) {
        this.#asked = asked;
    }

    /** The seat that is asked. */
    get seat(): number {
        return this.#asked.decision()?.seat ?? 0;
    }

    readonly step = $derived.by(() => this.#asked.decision()?.step ?? '');
    readonly actions = $derived.by(
        () => new Set(this.#asked.decision()?.candidates.map((candidate) => candidate.action)),
    );
    /** Every landing that is known, by the parts that lead there. */
    readonly landings = $derived.by(() => {
        const known = this.step ? this.roots.flatMap((root) => landingsOf(root)) : [];
        return new Map(known.map((landing) => [landing.actions.join(), landing]));
    });
    /** What is picked, once it is known where it leads. */
    readonly landing = $derived.by(() => this.#landing(this.picked));
    /** What is shown: what is pointed at, else what is picked. */
    readonly shown = $derived.by(() => this.#landing(this.pointed) ?? this.landing);
    /** The landings of the flights that pass over every wormhole. */
    readonly plains = $derived.by(() =>
        this.driving ? [] : [...this.landings.values()].filter((one) => one.way && !one.exit),
    );
    readonly #family = $derived.by(() => {
        if (this.step === 'Jump') return this.ways('');
        return this.shown?.way ? this.ways(this.shown.actions[0]!) : [];
    });
    /** The other ways in which the flight that is shown can go on: one for each wormhole it may come out of. */
    readonly exits = $derived.by(() => this.#family.filter((one) => one.exit));
    /** That flight, past all wormholes. */
    readonly past = $derived.by(() => this.#family.find((one) => !one.exit) ?? null);
    /** The spaces that the hyperdrive can reach, while they are offered. */
    readonly free = $derived.by(() => {
        const drives = this.driving ? [...this.actions].filter((action) => action[0] === 'H') : [];
        return new Set(drives.map((action) => action.slice(1)));
    });
    readonly raids = $derived.by(() => {
        const landing = this.landing;
        return landing ? raidsOf(landing, this.raided) : null;
    });
    /** The raids that what is shown would allow. */
    readonly threats = $derived.by(() => {
        const shown = this.shown;
        if (!shown) return [];
        return same(shown.actions, this.picked) ? (this.raids?.raids ?? []) : raidsOf(shown, new Map()).raids;
    });
    /** The parts of the whole move; null while it is not whole. */
    readonly whole = $derived.by(() => {
        const raids = this.raids;
        return raids && !raids.open ? raids.actions : null;
    });

    /** Begin anew with the question that is open now, and ask ahead what its answers bring. */
    begin(): void {
        const turn = ++this.#turn;
        this.roots = [];
        this.driving = false;
        this.picked = this.pointed = null;
        this.raided = new Map();
        const of = [...this.actions].filter((action) => !action.startsWith('H'));
        this.#asking = of.length > 0;
        this.#goes = false;
        if (of.length)
            void this.#asked.foresee([], { of, depth: DEPTH }).then(
                (roots) => turn === this.#turn && this.#learn(roots),
                () => turn === this.#turn && this.#settle(), // moves are still taken part by part
            );
    }

    /** Whoever was quicker than the server is not asked again. */
    #settle(): void {
        this.#asking = false;
        if (this.#goes) this.confirm();
        this.#goes = false;
    }

    #learn(roots: Brings[]): void {
        this.roots = roots;
        if (this.step === 'RaidRocket') this.picked = [];
        else if (this.picked) this.picked = this.plain(this.picked);
        if (this.pointed) this.pointed = this.plain(this.pointed);
        void this.#deepen();
        this.#settle();
    }

    /** The plain landing of a first part: a flight that enters a wormhole passes over it. */
    plain(actions: string[]): string[] {
        if (this.#landing(actions)) return actions;
        const ways = this.ways(actions[0]!);
        return (ways.find((one) => !one.exit) ?? ways[0])?.actions ?? actions;
    }

    /** Every landing of a direction; the plain one first. In the middle of a flight there is one direction. */
    ways(first: string): Landing[] {
        const all = [...this.landings.values()];
        return all.filter((one) => (this.step === 'Jump' ? one.actions.length === 1 : one.actions[0] === first));
    }

    #landing(actions: string[] | null): Landing | null {
        if (!actions || !this.step) return null;
        if (!actions.length) return this.#alongside();
        const known = this.landings.get(actions.join());
        if (known) return known;
        const action = actions.at(-1)!;
        return actions.length === 1 && this.actions.has(action) ? landingOf(actions, leaf(action)) : null;
    }

    /** The question is whom to raid: the rocket has come to rest already. */
    #alongside(): Landing {
        const node = { ...leaf(''), goes_on: true, then: this.roots };
        const none = { actions: [], way: null, start: null, exit: null, end: '', taken: [] };
        return { ...none, scores: null, ending: null, node };
    }

    point(actions: string[] | null): void {
        const plain = actions && this.plain(actions);
        if (!same(plain, this.pointed)) this.pointed = plain;
    }

    /** Point at as much of a whole move as leads to a landing. */
    pointTo(actions: readonly string[]): void {
        const parts = actions.map((_, n) => actions.slice(0, n + 1)).findLast((some) => this.landings.has(some.join()));
        this.point(parts ?? actions.slice(0, 1));
    }

    /** Pick where to go; what is picked already is sent. */
    pick(actions: string[]): void {
        const plain = this.plain(actions);
        if (same(plain, this.picked)) return this.confirm();
        this.picked = plain;
        this.#goes = false;
        this.raided = new Map();
        void this.#deepen();
    }

    raid(victim: number, action: string): void {
        this.raided = new Map([...this.raided, [victim, action]]);
        void this.#deepen();
    }

    drive(on: boolean): void {
        this.driving = on;
        this.picked = this.pointed = null;
        this.raided = new Map();
    }

    /** Take one thing back: the landing, then the hyperdrive. */
    back(): void {
        this.pointed = null;
        if (this.picked?.length) {
            this.picked = null;
            this.raided = new Map();
        } else this.driving = false;
    }

    /** Send what is put together; where it is not known how it goes on, its first part. */
    confirm(): void {
        if (this.whole) this.#asked.play(this.whole);
        else if (this.#asking) this.#goes = true;
        else if (this.picked?.length === 1 && !this.roots.length) this.#asked.choose(this.picked[0]!);
    }

    /** Ask for what the first answer left out. */
    async #deepen(): Promise<void> {
        const raids = this.raids;
        if (!raids?.open || raids.last.then.length || !raids.actions.length) return;
        const turn = this.#turn;
        const then = await this.#asked.foresee(raids.actions, { depth: DEPTH });
        if (turn === this.#turn && then.length) this.roots = grafted(this.roots, raids.actions, then);
    }
}
