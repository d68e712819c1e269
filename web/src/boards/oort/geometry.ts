/** Where things are drawn: spaces of 40 units, and on phones the whole board turned a quarter clockwise. */

const FILES = 25;
const RANKS = 15;
export const SIDE = 5;
export const CELL = 40;
/** Room for the labels left of the board, and above it. */
export const LEFT = 28;
export const TOP = 12;
const LETTERS = 'abcdefghijklmnopqrstuvwxy';

export const WAYS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const;
export type Way = (typeof WAYS)[number];

const STEPS: Record<Way, [file: number, rank: number]> = {
    N: [0, 1],
    NE: [1, 1],
    E: [1, 0],
    SE: [1, -1],
    S: [0, -1],
    SW: [-1, -1],
    W: [-1, 0],
    NW: [-1, 1],
};

export interface Point {
    x: number;
    y: number;
}

/** File and rank of a space such as `m8`, both from 0. */
export function place(square: string): { file: number; rank: number } {
    return { file: LETTERS.indexOf(square[0]!), rank: Number(square.slice(1)) - 1 };
}

/** The name of a space; null where the board has none. */
export function squareAt(file: number, rank: number): string | null {
    return file >= 0 && file < FILES && rank >= 0 && rank < RANKS ? `${LETTERS[file]}${rank + 1}` : null;
}

/** The names of all spaces as they stand on the screen, row by row. */
export function rows(turned: boolean): string[][] {
    const [across, down] = turned ? [RANKS, FILES] : [FILES, RANKS];
    return Array.from({ length: down }, (_, row) =>
        Array.from({ length: across }, (_, column) =>
            turned ? squareAt(row, column)! : squareAt(column, RANKS - 1 - row)!,
        ),
    );
}

/** The labels of the spaces along the left side and below. */
export function labels(turned: boolean): { left: string[]; below: string[] } {
    const files = [...LETTERS];
    const ranks = Array.from({ length: RANKS }, (_, rank) => String(rank + 1));
    return turned ? { left: files, below: ranks } : { left: [...ranks].reverse(), below: files };
}

export function size(turned: boolean): { width: number; height: number } {
    return turned ? { width: RANKS * CELL, height: FILES * CELL } : { width: FILES * CELL, height: RANKS * CELL };
}

/** The middle of a space on the screen. */
export function middle(square: string, turned: boolean): Point {
    const { file, rank } = place(square);
    const [column, row] = turned ? [rank, file] : [file, RANKS - 1 - rank];
    return { x: LEFT + column * CELL + CELL / 2, y: TOP + row * CELL + CELL / 2 };
}

/** The space at a point of the screen; null beside the board. */
export function squareUnder(point: Point, turned: boolean): string | null {
    const column = Math.floor((point.x - LEFT) / CELL);
    const row = Math.floor((point.y - TOP) / CELL);
    return turned ? squareAt(row, column) : squareAt(column, RANKS - 1 - row);
}

/** What one space further in a direction adds on the screen, in spaces. */
export function stepOf(way: Way, turned: boolean): Point {
    const [file, rank] = STEPS[way];
    return turned ? { x: rank, y: file } : { x: file, y: -rank };
}

/** By how many degrees a rocket that points up is turned to point in a direction. */
export function angleOf(way: Way, turned: boolean): number {
    return WAYS.indexOf(way) * 45 + (turned ? 90 : 0);
}

/** A direction as it is seen on the screen. */
export function signOf(way: Way, turned: boolean): string {
    return '↑↗→↘↓↙←↖'[(angleOf(way, turned) / 45) % WAYS.length]!;
}

/** The next space in a direction; null at the edge. */
export function beside(square: string, way: Way): string | null {
    const { file, rank } = place(square);
    return squareAt(file + STEPS[way][0], rank + STEPS[way][1]);
}

/** The spaces of a straight line after its first, the last included; empty where the two lie on no line. */
export function line(from: string, to: string): string[] {
    const [a, b] = [place(from), place(to)];
    const [files, ranks] = [b.file - a.file, b.rank - a.rank];
    const length = Math.max(Math.abs(files), Math.abs(ranks));
    if (files % length || ranks % length) return [];
    return Array.from({ length }, (_, n) =>
        squareAt(a.file + (files / length) * (n + 1), a.rank + (ranks / length) * (n + 1))!,
    );
}

/** Whether two spaces touch, or are the same. */
export function touches(one: string, other: string): boolean {
    const [a, b] = [place(one), place(other)];
    return Math.abs(a.file - b.file) <= 1 && Math.abs(a.rank - b.rank) <= 1;
}

export function distance(one: Point, other: Point): number {
    return Math.hypot(one.x - other.x, one.y - other.y);
}
