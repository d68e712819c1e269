/** Which things on the board can be pressed now, and what pressing them chooses: read out of the candidates. */

import type { Candidate, Decision } from '../../lib/protocol';
import type { Desk } from './desk.svelte';
import { halfOf, RUNES, type Colour, type Fate, type Oracle, type Person, type Rune, type Space } from './layout';
import { personOf } from './options';

const names = (candidates: Candidate[], kind: string, field: string): Set<string> =>
    new Set(candidates.filter((one) => one.on.is === kind).map((one) => String(one.on[field])));

export class Targets {
    readonly edges: ReadonlySet<string>;
    readonly cards: ReadonlySet<string>;
    readonly docks: ReadonlySet<string>;
    readonly runes: ReadonlySet<Rune>;
    readonly bubbles: ReadonlySet<Fate>;
    readonly staff: ReadonlySet<string>;
    readonly factions: ReadonlySet<Colour>;
    readonly lines: Partial<Record<'top' | 'bottom', string[]>> = {};
    /** Boats on which somebody can be put, and passengers that can be taken. */
    readonly boats: ReadonlySet<string>;
    readonly takes: ReadonlyMap<string, ReadonlySet<Person>>;
    /** Who can be seated or shifted, where there is a choice. */
    readonly people: Person[];
    /** What ends or passes. */
    readonly done: Candidate | null;
    readonly #all: Candidate[];
    readonly #who: Person | null;

    constructor(all: Candidate[], desk: Desk) {
        this.#all = all;
        this.edges = names(all, 'DrawLine', 'edge');
        this.cards = names(all, 'Recruit', 'card');
        this.docks = names(all, 'DockAt', 'dock');
        this.staff = new Set([...names(all, 'UseStaff', 'staff'), ...names(all, 'AssignStaff', 'staff')]);
        this.factions = new Set([
            ...names(all, 'PlaceX', 'place'),
            ...names(all, 'PlaceMarketIcon', 'colour'),
        ] as Colour[]);
        for (const line of ['top', 'bottom'] as const)
            this.lines[line] = all
                .filter((one) => one.on.line === line || one.on.place === line)
                .map((one) => one.action);
        const moved = names(all, 'MoveRune', 'rune');
        const turned = names(all, 'NudgeDie', 'die');
        const spends =
            desk.armed === 'move' ? moved : desk.armed === 'plusminus' ? turned : new Set([...moved, ...turned]);
        this.runes = new Set(RUNES.filter((rune) => spends.has(rune)));
        this.bubbles = new Set([
            ...(names(all, 'FillBubble', 'bubble') as Set<Fate>),
            ...((turned.size ? ['plusminus'] : []) as Fate[]),
            ...((moved.size ? ['move'] : []) as Fate[]),
        ]);
        const put = all.filter((one) => one.on.is === 'SeatAdventurer' || one.on.is === 'ShiftPassenger');
        this.people = [...new Set(put.map((one) => one.on.adventurer as Person))];
        this.#who = personOf(put, desk.who);
        this.boats = new Set(put.filter((one) => one.on.adventurer === this.#who).map((one) => String(one.on.boat)));
        const taken = new Map<string, Set<Person>>();
        for (const { on } of all)
            if (on.is === 'ReturnToBag' || on.is === 'SwapFirst' || on.is === 'SwapWith')
                taken.set(String(on.boat), new Set([...(taken.get(String(on.boat)) ?? []), on.adventurer as Person]));
        this.takes = taken;
        this.done = all.find((one) => one.on.is === 'Done') ?? null;
    }

    #where(test: (on: Candidate['on']) => boolean): string[] {
        return this.#all.filter((one) => test(one.on)).map((one) => one.action);
    }

    /** What can be chosen by pressing a boat. */
    ofBoat(boat: string): string[] {
        return this.#where((on) => on.boat === boat && on.adventurer === this.#who);
    }

    ofFaction(colour: Colour): string[] {
        return this.#where((on) => on.place === colour || (on.is === 'PlaceMarketIcon' && on.colour === colour));
    }

    ofStaff(slot: string): string[] {
        return this.#where((on) => on.staff === slot);
    }

    /** What candidates are called, by their actions: part of the name of what chooses them. */
    said(actions: string[]): string {
        return actions.length === 1 ? (this.#all.find((one) => one.action === actions[0])?.label ?? '') : '';
    }

    /** The candidate that a place of the harbour stands for, where it is just one. */
    ofPlace(what: string): string | null {
        const [kind, name] = what.split(' ') as [string, string];
        const found = kind === 'dock' ? [`dock ${name}`] : this.ofBoat(name);
        return found.length === 1 ? found[0]! : null;
    }

    /** The half of the dish that the chosen action reads. */
    half(oracle: Oracle, space: Space | null, pointed: string | null): 0 | 1 | null {
        if (pointed?.startsWith('horoscopes ')) return pointed.endsWith('right') ? 1 : 0;
        if (space === 'divination') return halfOf(oracle, 'voodoo');
        if (space === 'twistingFates') return halfOf(oracle, 'coin');
        if (this.edges.size && oracle.figure === 'starCharting') return halfOf(oracle, 'bone');
        return null;
    }
}

/** What a phone shows of the board at a time. */
export type Part = 'mine' | 'harbour' | 'others';

const OUTSIDE = /^(square|halls|piers|clock|boats|landing|bag|[LR]\d|D\d)$/;

/** The part in which a place lies; where none is named, the one in which a question is answered. */
export function partFor(step: string, place: string): Part {
    return (place ? OUTSIDE.test(place) : /Seat|Dock|Swap|Shift/.test(step)) ? 'harbour' : 'mine';
}

export function targetsOf(decision: Decision | null, desk: Desk): Targets {
    return new Targets(decision?.candidates ?? [], desk);
}
