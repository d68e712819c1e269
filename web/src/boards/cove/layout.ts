/** The position as the board reads it: what the view tells, the printed data, and what the server has reckoned. */

import components from '../../../../src/starboard/games/cove/components.json';
import type { View } from '../../lib/protocol';

export const COLOURS = ['red', 'green', 'blue', 'yellow'] as const;
export type Colour = (typeof COLOURS)[number];
export type Person = Colour | 'rogue';
export const PEOPLE: readonly Person[] = [...COLOURS, 'rogue'];
export const SIZES = ['charm', 'tome'] as const;
export type Size = (typeof SIZES)[number];
export const PIERS = ['small', 'large', 'black'] as const;
export type Pier = (typeof PIERS)[number];
export const BOATS = ['L1', 'L2', 'L3', 'R1', 'R2', 'R3'] as const;
export const DOCKS = ['D1', 'D2', 'D3', 'D4'] as const;
export const STAFF = ['exorcist', 'astrologist', 'palmReader', 'security'] as const;
export const SPACES = [
    'starCharting',
    'divination',
    'horoscopes',
    'twistingFates',
    'recruit',
    'activateStaff',
] as const;
export type Space = (typeof SPACES)[number];
export const RUNES = ['bone', 'voodoo', 'coin', 'd1', 'd2'] as const;
export type Rune = (typeof RUNES)[number];
export const FATES = ['plusminus', 'move', 'x'] as const;
export type Fate = (typeof FATES)[number];
export const LINES = ['top', 'bottom'] as const;
export const ROUNDS = 3;

export interface Prediction {
    colour: Colour;
    icons: number;
    crossed: number;
    ended: 'active' | 'succeeded' | 'failed';
}
export interface Oracle {
    seat: number;
    gold: number;
    hour: number;
    figure: Space;
    dish: number[];
    bubbles: [number, number, number, number];
    lines: string[];
    filled: string[];
    predictions: Prediction[];
    top: number[];
    bottom: number[];
    marks: ('empty' | 'x' | 'market' | 'paid')[];
    staff: (string | null)[];
    shelf: number[];
    corruption: (string | null)[];
    earned: number[];
}
export interface Why {
    rule: string | null;
    message: string;
}
export interface Closing {
    areas: { cells: string[]; good: number | null; lost: boolean }[];
    cards: number;
    short: number;
    good: number;
}
export interface After {
    hour: number;
    draws: number;
    next: number;
}
export interface Turn {
    spaces: Record<Space, Why | null>;
    fates: (Why | null)[];
    dice: (Why | null)[];
    halves: (Why | null)[];
    /** What each die shows after +1 and after −1. */
    turned: [number, number][];
    lines: number;
    after: Record<string, After>;
}
export interface PeddlerGood {
    good: number;
    count: number;
    pier: Pier;
    buyers: number;
    gold: number;
}
export interface PeddlerNext {
    hour: number;
    draws: number;
    seats: string[];
    docks: [string, string][];
    market: number;
}
export interface Reckoned {
    piers: { crowd: number[]; takes: Size[]; pays: number[]; rogues: number[] | null }[];
    odds: number[][];
    oracles: {
        shelf: number;
        due: number;
        icons: number;
        corruption: number | null;
        wants: [number, number];
        free: number;
    }[];
    cards: Record<string, number>;
    peddler: { goods: PeddlerGood[]; hours: number; next: PeddlerNext | null } | null;
    turn?: Turn;
    lines?: Record<string, Closing>;
    staff?: (Why | null)[];
}
export interface Step {
    is: string;
    seat?: number;
    [key: string]: unknown;
}
export interface Cove {
    components: string;
    rogue_card: string | null;
    both_dice: boolean;
    level: string;
    round: number;
    turn: number;
    order: number[];
    stack: number[];
    market: number;
    bag: number[];
    halls: number[];
    lair: number;
    boats: Person[][];
    docks: (string | null)[];
    landing: Person[];
    square: string[];
    oracles: Oracle[];
    peddler: { hour: number; gold: number; shelf: number[] } | null;
    steps: Step[];
    reckoned: Reckoned | undefined;
}

/** The view of a match of the Cove. */
export function coveOf(view: View): Cove {
    return view as unknown as Cove;
}

export type Bonus = null | 'X' | 'market' | 'discard' | { charm?: Colour[]; tome?: Colour[] };
export interface Card {
    id: string;
    /** What it is called in the owner's box. */
    name?: string;
    set: string;
    cost: number;
    ability: string;
    icons: Person[];
}
interface Block {
    starChart: {
        rows: number;
        cols: number;
        cells: string[];
        letters: Record<string, Colour>;
        printedBorder: boolean;
        crossEdges: string[];
    };
    supply: { charmsPerColour: number; tomesPerColour: number };
    divining: { icons: number; perRow: number };
    horoscopes: Record<'top' | 'bottom', { direction: string; boxes: Bonus[] }>;
    twistingFates: {
        plusMinusBubbles: number;
        moveBubbles: number;
        options: {
            plusMinus: { rune: string; fills: number };
            move: { rune: string; fills: number };
            x: { rune: string };
        };
    };
    factionArea: { slotsPerFaction: number };
    actions: Record<string, number | string>;
    clock: { hours: number; start: number; arrivals: Record<string, Record<string, number>> };
    boats: { seats: number };
    docks: { id: string; side: string; pier: Pier }[];
    piers: Record<Pier, Size[]>;
    blackMarketCorruption: number;
    prices: Record<Size, Record<Colour, number>>;
    goldPerAdventurer: { sponsorship: number; factionIcon: number };
    goldLostPerRogueIconPerRogueInLair: number;
    townsfolk: Card[];
}
export type Box = Block;

const kept = new Map<string, Block>([['', components as unknown as Block]]);

/** The printed data that a match is played with: the box's own, or what its table brought. */
export function boxOf(text: string): Block {
    let block = kept.get(text);
    if (!block) {
        block = JSON.parse(text) as Block;
        kept.set(text, block);
    }
    return block;
}

export function cardOf(box: Box, id: string): Card | undefined {
    return box.townsfolk.find((one) => one.id === id);
}

export const letterOf: Record<Person, string> = { red: 'r', green: 'g', blue: 'b', yellow: 'y', rogue: 'x' };
/** The colour of a person or a Good in the style sheet. */
export const inkOf = (person: Person): string => `var(--cu-${letterOf[person]})`;
export const colourOf = (place: number): Colour => COLOURS[place % 4]!;
export const sizeOf = (place: number): Size => SIZES[Math.floor(place / 4)]!;
export const placeOf = (size: Size, colour: Colour): number => 4 * SIZES.indexOf(size) + COLOURS.indexOf(colour);
export const priceOf = (box: Box, place: number): number => box.prices[sizeOf(place)][colourOf(place)];

// The dish

export const halfOf = (oracle: Oracle, rune: Rune): 0 | 1 => oracle.dish[RUNES.indexOf(rune)] as 0 | 1;
export const faceOf = (oracle: Oracle): 'tree' | 'skull' => (oracle.dish[5] ? 'skull' : 'tree');
export const numberOf = (oracle: Oracle, die: 'd1' | 'd2'): number => oracle.dish[die === 'd1' ? 6 : 7]!;
/** The Runes that lie in a half. */
export const runesIn = (oracle: Oracle, half: 0 | 1): Rune[] => RUNES.filter((rune) => halfOf(oracle, rune) === half);

// The Star Chart

export interface Edge {
    name: string;
    /** In cells, from the upper left corner. */
    from: [number, number];
    to: [number, number];
}

export function edgesOf({ starChart: { rows, cols } }: Box): Edge[] {
    const found: Edge[] = [];
    for (let row = 0; row <= rows; row++)
        for (let col = 0; col <= cols; col++) {
            if (col < cols) found.push({ name: `H${row},${col}`, from: [col, row], to: [col + 1, row] });
            if (row < rows) found.push({ name: `V${row},${col}`, from: [col, row], to: [col, row + 1] });
        }
    return found;
}

export interface Cell {
    name: string;
    row: number;
    col: number;
    colour: Colour;
}

export function cellsOf({ starChart }: Box): Cell[] {
    return starChart.cells.flatMap((line, row) =>
        [...line].map((letter, col) => ({ name: `${row},${col}`, row, col, colour: starChart.letters[letter]! })),
    );
}

/** The edges that are printed: the Cross, and the rim where there is one. */
export function printedOf(box: Box): Set<string> {
    const { rows, cols, printedBorder, crossEdges } = box.starChart;
    const rim = edgesOf(box).filter(
        ({ from, to }) =>
            (from[0] === to[0] && (from[0] === 0 || from[0] === cols)) ||
            (from[1] === to[1] && (from[1] === 0 || from[1] === rows)),
    );
    return new Set([...crossEdges, ...(printedBorder ? rim.map((edge) => edge.name) : [])]);
}

/** The edge that lies nearest to a place, in cells: around each edge lies a square on its tip. */
export function edgeAt(edges: Edge[], x: number, y: number): Edge | null {
    let best: Edge | null = null;
    let least = 0.75;
    for (const edge of edges) {
        const off = Math.abs((edge.from[0] + edge.to[0]) / 2 - x) + Math.abs((edge.from[1] + edge.to[1]) / 2 - y);
        if (off < least) [best, least] = [edge, off];
    }
    return best;
}

/** The filled areas, each as its cells: two that lie side by side unparted by a line are one. */
export function filledAreas(filled: string[], lines: ReadonlySet<string>, printed: ReadonlySet<string>): string[][] {
    const left = new Set(filled);
    const areas: string[][] = [];
    for (const cell of filled) {
        if (!left.delete(cell)) continue;
        const [row, col] = cell.split(',').map(Number) as [number, number];
        const beside: [string, string][] = [
            [`${row},${col + 1}`, `V${row},${col + 1}`],
            [`${row},${col - 1}`, `V${row},${col}`],
            [`${row + 1},${col}`, `H${row + 1},${col}`],
            [`${row - 1},${col}`, `H${row},${col}`],
        ];
        const other = beside.find(([name, edge]) => left.has(name) && !lines.has(edge) && !printed.has(edge));
        if (other) left.delete(other[0]);
        areas.push(other ? [cell, other[0]] : [cell]);
    }
    return areas;
}

/** What a row of icons shows: each crossed out, circled, still open, or unused. */
export type Icon = { is: 'open' | 'out' | 'won'; colour: Colour } | null;
export function iconsOf(oracle: Oracle, box: Box): Icon[] {
    const icons: Icon[] = oracle.predictions.flatMap(({ colour, icons: count, crossed, ended }) =>
        Array.from({ length: count }, (_, k): Icon => {
            if (k < crossed) return { is: 'out', colour };
            return { is: ended === 'succeeded' ? 'won' : 'open', colour };
        }),
    );
    return [...icons, ...Array<Icon>(Math.max(0, box.divining.icons - icons.length)).fill(null)];
}

/** Where the match stands: boats arrive, tokens move, or Goods are sold. */
export type Phase = 'setup' | 'arrival' | 'production' | 'market' | 'over';
export function phaseOf(cove: Cove): Phase {
    const names = new Set(cove.steps.map((step) => step.is));
    if (!cove.steps.length) return 'over';
    if (names.has('SellGoods') || names.has('VisitPier') || names.has('PeddlerSells')) return 'market';
    if (names.has('DrawForBoat') || names.has('FillBoats')) return 'arrival';
    if (names.has('TakeTurns')) return 'production';
    return 'setup';
}

/** The step that is open: the last one. */
export const topStep = (cove: Cove): Step | undefined => cove.steps.at(-1);

/** How many of each colour there are, in the order of the colours. */
export function tally(people: Person[]): [Person, number][] {
    return PEOPLE.map((one): [Person, number] => [one, people.filter((other) => other === one).length]).filter(
        ([, count]) => count,
    );
}
