/** What a position of Interstellar Oracle holds, read out of the view of a seat. */

import type { Json, View } from '../../lib/protocol';
import { shared } from '../../lib/sharing';

export interface Slot {
    /** Its number under the planet, which never changes. */
    number: number;
    /** What it is; null where the viewer does not know. */
    card: string | null;
}

export interface Planet {
    node: number;
    /** Its name in the notation: P7, or P7/2 with two copies. */
    space: string;
    /** The same without the letter. */
    name: string;
    number: number;
    system: number;
    inner: boolean;
    hazard: string | null;
    cards: Slot[];
    /** How often it was spared, and how many turn ends it still is. */
    spared: number;
    tokens: number;
}

export interface Pilot {
    seat: number;
    race: string | null;
    /** Whether the race's ability is used up. */
    grey: boolean;
    node: number;
    status: 'alive' | 'awaiting' | 'recovering';
    hand: (string | null)[];
    /** How many cards may be in the hand; 0 where the hand is not seen. */
    limit: number;
    losing: number;
    kept: string[];
}

export interface Galaxy {
    systems: number;
    two: boolean;
    compact: boolean;
    /** Whether everybody picks any race that nobody has. */
    free: boolean;
    custom: string;
    turn: number;
    active: number;
    /** The planet at each node; null at the Nebula, and where it has vanished. */
    planets: (Planet | null)[];
    pilots: Pilot[];
    /** Who is at each node. */
    here: Pilot[][];
    holder: number | null;
    entropy: boolean;
    /** The planets that go next, as the rules say; null where none does. */
    due: string | null;
    after: string | null;
    pauses: boolean;
    draw: number;
    discard: string[];
    /** The hand of the dead while the victor chooses. */
    spoils: Slot[];
    /** What is going on, the open question last. */
    steps: View[];
}

export const NEBULA = 'neb';
const INNER_PLACES = 2;
const PLACES = 5;

export function isView(value: Json | undefined): value is View {
    return typeof value === 'object' && value !== null && !Array.isArray(value) && typeof value.is === 'string';
}

const list = (value: Json | undefined): Json[] => (Array.isArray(value) ? value : []);
const records = (value: Json | undefined): View[] => list(value).filter(isView);
const count = (value: Json | undefined): number => (typeof value === 'number' ? value : 0);
const word = (value: Json | undefined): string | null => (typeof value === 'string' && value !== 'none' ? value : null);

function slotOf(view: View): Slot {
    return { number: count(view.number), card: word(view.card) };
}

export function systemOf(node: number): number {
    return Math.floor((node - 1) / PLACES);
}

/** The place in its system: 0 and 1 are the inner planets, from right to left, 2 to 4 the outer ones. */
export function placeOf(node: number): number {
    return (node - 1) % PLACES;
}

export function isInner(node: number): boolean {
    return placeOf(node) < INNER_PLACES;
}

export function numberOf(space: string): number {
    return Number.parseInt(space.slice(1), 10) || 0;
}

const galaxies = new WeakMap<View, Galaxy>();
let last: Galaxy | null = null;

/** Read a view: once, though every seat beside the board asks for it. What is as it was before is the same object. */
export function galaxyOf(view: View): Galaxy {
    let found = galaxies.get(view);
    if (!found) galaxies.set(view, (found = last = shared(last, read(view))));
    return found;
}

function read(view: View): Galaxy {
    const setting = isView(view.setting) ? view.setting : ({ is: '' } as View);
    const laid = isView(view.laid) ? view.laid : ({ is: '' } as View);
    const limits = records(laid.pilots).map((one) => count(one.limit));
    const holder = count(view.holder);
    const planets = list(view.planets).map((space, node) => planetOf(view, word(space), node));
    const pilots = records(view.players).map((one, seat) => pilotOf(view, one, limits[seat] ?? 0));
    const here: Pilot[][] = planets.map(() => []);
    for (const pilot of pilots) if (pilot.race !== null) here[pilot.node]?.push(pilot);
    return {
        systems: count(setting.systems),
        two: count(setting.seats) > 6,
        compact: setting.compact === true,
        free: setting.free_races === true,
        custom: typeof setting.custom === 'string' ? setting.custom : '',
        turn: count(view.turn),
        active: count(view.active),
        planets,
        pilots,
        here,
        holder: holder < 0 ? null : holder,
        entropy: view.entropy === true,
        due: word(laid.due),
        after: word(laid.after),
        pauses: laid.pauses === true,
        draw: list(view.pile).length + list(view.top).length,
        discard: list(view.discard).flatMap((one) => word(one) ?? []),
        spoils: records(view.spoils).map(slotOf),
        steps: records(view.steps),
    };
}

function planetOf(view: View, space: string | null, node: number): Planet | null {
    if (!space || !node) return null;
    return {
        node,
        space,
        name: space.slice(1),
        number: numberOf(space),
        system: systemOf(node),
        inner: isInner(node),
        hazard: word(list(view.hazards)[node]),
        cards: records(list(view.under)[node]).map(slotOf),
        spared: count(list(view.spared)[node]),
        tokens: count(list(view.tokens)[node]),
    };
}

function pilotOf(view: View, one: View, limit: number): Pilot {
    const seat = count(one.seat);
    return {
        seat,
        race: word(one.race),
        grey: one.grey === true,
        node: count(one.place),
        status: (word(one.status) ?? 'alive') as Pilot['status'],
        hand: list(one.hand).map(word),
        limit,
        losing: count(list(view.lose_turns)[seat]),
        kept: list(list(view.kept)[seat]).flatMap((hazard) => word(hazard) ?? []),
    };
}

/** The open question, or what else is going on. */
export function topOf(galaxy: Galaxy): View | null {
    return galaxy.steps.at(-1) ?? null;
}

/** Where what is dealt next lies, while the galaxy is laid out by hand; null where nothing is. */
export function dealtAt(galaxy: Galaxy): number | null {
    const top = topOf(galaxy);
    if (!top || !['DealPlanet', 'DealHazard', 'DealUnder'].includes(top.is)) return null;
    const node = top.node ?? list(top.nodes)[0];
    return typeof node === 'number' ? node : null;
}

/** The topmost step of one of these kinds. */
export function stepOf(galaxy: Galaxy, ...kinds: string[]): View | null {
    return galaxy.steps.findLast((one) => kinds.includes(one.is)) ?? null;
}

export function planetAt(galaxy: Galaxy, space: string | null): Planet | null {
    return galaxy.planets.find((one) => one?.space === space) ?? null;
}

/** The node of a space; null where it is not in play. */
export function nodeOf(galaxy: Galaxy, space: string): number | null {
    return space === NEBULA ? 0 : (planetAt(galaxy, space)?.node ?? null);
}

export function spaceOf(galaxy: Galaxy, node: number): string {
    return galaxy.planets[node]?.space ?? NEBULA;
}

/** Who is at a node. */
export function hereAt(galaxy: Galaxy, node: number): Pilot[] {
    return galaxy.here[node] ?? [];
}

/** The system of a seat. */
export function systemOfSeat(galaxy: Galaxy, seat: number): number {
    return galaxy.pilots.length === 2 && !galaxy.compact ? 2 * seat : seat;
}

/** The seat whose system it is; null where it is nobody's. */
export function ownerOf(galaxy: Galaxy, system: number): number | null {
    const seat = galaxy.pilots.findIndex((_, one) => systemOfSeat(galaxy, one) === system);
    return seat < 0 ? null : seat;
}

export const isPlanetLeft = (one: Planet | null): one is Planet => one !== null;

/** With two copies: the half that a system is in, 0 for Charmed. */
export const inHalf = (galaxy: Galaxy, system: number): number => Number(system >= galaxy.systems / 2);

/** The half that a node is in; of the Nebula, the one where a seat is at home. */
export function halfAt(galaxy: Galaxy, node: number, seat: number | null): number {
    return inHalf(galaxy, node ? systemOf(node) : seat === null ? 0 : systemOfSeat(galaxy, seat));
}
