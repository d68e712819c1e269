/** What lies on each space, read out of the view: the laid tiles, turned as they are, and the tokens on them. */

import components from '../../../../src/starboard/games/oort/components.json';
import type { View } from '../../lib/protocol';
import { SIDE, squareAt } from './geometry';

export const TYPES = ['C', 'D', 'G', 'H', 'I', 'U'] as const;
export type Type = (typeof TYPES)[number];
const COLUMNS = 5;
const ROWS = 3;
const AREA = SIDE * SIDE;

/** What can lie on a space that is not open. */
export interface Rock {
    square: string;
    /** Whether a token lay here at the beginning. */
    marked: boolean;
    token: Type | null;
}

export interface Field {
    rocks: Map<string, Rock>;
    holes: Set<string>;
}

/** A position of Oort as the server tells it. */
export interface Cloud {
    steps: { is: string; [field: string]: unknown }[];
    tiles: string;
    drought: number;
    layout: string;
    tokens: (Type | null)[];
    rockets: (string | null)[];
    holdings: number[][];
    idle: number;
    move: number;
}

export function cloudOf(view: View): Cloud {
    return view as unknown as Cloud;
}

const STANDARD: Record<string, string> = Object.fromEntries(
    Object.entries(components.tiles).map(([letter, rows]) => [letter, rows.join('')]),
);

/** The signs of a tile, row by row from the north; `tiles` has those of a set of one's own, empty for the standard one. */
export function tileOf(letter: string, tiles: string): string {
    if (!tiles) return STANDARD[letter] ?? '';
    const start = (letter.charCodeAt(0) - 65) * (AREA + 1);
    return tiles.slice(start, start + AREA);
}

/** What tokens are worth: for 1 to 5 of a type, and for a set; a box of one's own has its points behind its tiles. */
export function worthOf(tiles: string): { tokens: number[]; set: number } {
    const own = tiles.split(';')[1];
    if (!own) return components.scoring;
    const numbers = own.split(',').map(Number);
    return { tokens: numbers.slice(0, -1), set: numbers.at(-1)! };
}

/** A tile after quarter turns clockwise. */
export function turned(tile: string, turns: number): string {
    let signs = tile;
    for (let turn = 0; turn < turns; turn++)
        signs = Array.from(
            { length: AREA },
            (_, at) => signs[(SIDE - 1 - (at % SIDE)) * SIDE + Math.floor(at / SIDE)],
        ).join('');
    return signs;
}

/** What is printed on the board: it stays the same for a whole game. */
interface Printed {
    holes: Set<string>;
    bare: string[];
    /** The marked spaces of each slot, in the order of their tokens. */
    marked: string[];
}

let laid: { of: string; printed: Printed } | null = null;

/** A tile that is not turned yet lies as it is printed. */
function printedOn(layout: string, tiles: string): Printed {
    if (laid?.of === layout + tiles) return laid.printed;
    const printed: Printed = { holes: new Set(), bare: [], marked: [] };
    for (let slot = 0; 2 * slot < layout.length; slot++) {
        const signs = turned(tileOf(layout[2 * slot]!, tiles), Number(layout[2 * slot + 1] ?? 0));
        const marks: { sign: string; square: string }[] = [];
        [...signs].forEach((sign, at) => {
            const file = (slot % COLUMNS) * SIDE + (at % SIDE);
            const rank = (ROWS - Math.floor(slot / COLUMNS)) * SIDE - 1 - Math.floor(at / SIDE);
            const square = squareAt(file, rank)!;
            if (sign === 'O') printed.holes.add(square);
            else if (sign === '#') printed.bare.push(square);
            else if (sign !== '.') marks.push({ sign, square });
        });
        marks.sort((one, other) => (one.sign < other.sign ? -1 : 1));
        printed.marked.push(...marks.map(({ square }) => square));
    }
    laid = { of: layout + tiles, printed };
    return printed;
}

const rocksKnown = new Map<string, Rock>();

/** What is the same is the same object: only what has changed is drawn anew. */
function rockOf(square: string, marked: boolean, token: Type | null): Rock {
    const key = `${square}${marked ? (token ?? '-') : ''}`;
    const known = rocksKnown.get(key) ?? { square, marked, token };
    rocksKnown.set(key, known);
    return known;
}

/** The field of a layout; where no tokens were laid yet, it is bare. */
export function fieldOf(layout: string, tiles: string, tokens: (Type | null)[]): Field {
    const { holes, bare, marked } = printedOn(layout, tiles);
    const rocks = new Map<string, Rock>();
    for (const square of bare) rocks.set(square, rockOf(square, false, null));
    marked.forEach((square, spot) => rocks.set(square, rockOf(square, true, tokens[spot] ?? null)));
    return { rocks, holes };
}

const SLOTS = COLUMNS * ROWS;

/** Whether all tiles and all tokens were laid. */
export function isLaid({ layout, tokens }: Cloud): boolean {
    return layout.length === 2 * SLOTS && tokens.length === 2 * SLOTS;
}

/** What is being laid by hand: the place of the next tile, or of the one that is to be turned, or the next asteroid. */
export function layingOf({ layout, tiles, tokens }: Cloud): {
    is: 'tile' | 'turn' | 'token';
    from: string;
    to: string;
} {
    if (layout.length === 2 * SLOTS) {
        const next = printedOn(layout, tiles).marked[tokens.length] ?? '';
        return { is: 'token', from: next, to: next };
    }
    const slot = Math.floor(layout.length / 2);
    const file = (slot % COLUMNS) * SIDE;
    const rank = (ROWS - 1 - Math.floor(slot / COLUMNS)) * SIDE;
    const [from, to] = [squareAt(file, rank)!, squareAt(file + SIDE - 1, rank + SIDE - 1)!];
    return { is: layout.length % 2 ? 'turn' : 'tile', from, to };
}

/** How many tokens lie on the board. */
export function lying(tokens: (Type | null)[]): number {
    return tokens.filter((token) => token !== null).length;
}
