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

/** The field of a layout; a tile that is not turned yet lies as it is printed, and one without tokens yet is bare. */
export function fieldOf(layout: string, tiles: string, tokens: (Type | null)[]): Field {
    const field: Field = { rocks: new Map(), holes: new Set() };
    for (let slot = 0; 2 * slot < layout.length; slot++) {
        const signs = turned(tileOf(layout[2 * slot]!, tiles), Number(layout[2 * slot + 1] ?? 0));
        const marks: { sign: string; square: string }[] = [];
        [...signs].forEach((sign, at) => {
            const file = (slot % COLUMNS) * SIDE + (at % SIDE);
            const rank = (ROWS - Math.floor(slot / COLUMNS)) * SIDE - 1 - Math.floor(at / SIDE);
            const square = squareAt(file, rank)!;
            if (sign === 'O') field.holes.add(square);
            else if (sign === '#') field.rocks.set(square, { square, marked: false, token: null });
            else if (sign !== '.') marks.push({ sign, square });
        });
        marks.sort((one, other) => (one.sign < other.sign ? -1 : 1));
        marks.forEach(({ square }, spot) =>
            field.rocks.set(square, { square, marked: true, token: tokens[2 * slot + spot] ?? null }),
        );
    }
    return field;
}

/** How many tokens lie on the board. */
export function lying(tokens: (Type | null)[]): number {
    return tokens.filter((token) => token !== null).length;
}
