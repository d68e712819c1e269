/** Where everything of the galaxy is drawn: a ring of systems around the Nebula, an oval, or one half unrolled. */

import type { Diagram } from './box';
import { isInner, placeOf, systemOf } from './galaxy';

/** A system's places as diagrams name them. */
const PLACES = ['i0', 'i1', 'o0', 'o1', 'o2'];

export interface Point {
    x: number;
    y: number;
}

export interface Box extends Point {
    width: number;
    height: number;
}

export interface Plan {
    form: 'ring' | 'oval' | 'half';
    /** Which half is unrolled. */
    half: number;
    /** The middle of each node; the Nebula's first. Undefined where a node is not drawn. */
    at: (Point | undefined)[];
    box: Box;
    radius: (node: number) => number;
    /** The lines that show the rings. */
    orbits: string[];
    /** How large labels are drawn. */
    letter: number;
    /** How wide and high the Nebula is. */
    nebula: { x: number; y: number };
}

/** A space that is drawn. */
export interface Spot {
    node: number;
    space: string;
    at: Point;
}

const HEX = 84;
/** Where the seat's own system begins so that it lies at the foot: its planets are centred there. */
const FOOT = 90;

const onCircle = (radius: number, degrees: number): Point => {
    const turn = (degrees * Math.PI) / 180;
    return { x: radius * Math.cos(turn), y: radius * Math.sin(turn) };
};

/** A point of the hexagon of a ring: so far along the side that begins at a corner. */
function onHex(ring: number, corner: number, along: number): Point {
    const [a, b] = [onCircle(ring * HEX, 60 + 60 * corner), onCircle(ring * HEX, 120 + 60 * corner)];
    const part = along / ring;
    return { x: a.x * (1 - part) + b.x * part, y: a.y * (1 - part) + b.y * part };
}

const nodesOf = (systems: number): number[] => Array.from({ length: 5 * systems }, (_, k) => k + 1);
const path = (points: Point[]): string => `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;

/** Number of a planet among those of its ring in its system, from right to left as its owner sees it. */
const along = (node: number): number => (isInner(node) ? placeOf(node) : placeOf(node) - 2);

/** Room for the words in the upper left corner: there is more beside a ring than above it. A phone has them above. */
function besideWords(box: Plan['box'], narrow: boolean): Plan['box'] {
    const room = narrow ? 0 : 64;
    return { ...box, x: box.x - room, width: box.width + room };
}

/** The ring of one copy, turned so that a system lies at the foot. */
export function ringOf(systems: number, own: number, narrow: boolean): Plan {
    const at: (Point | undefined)[] = [{ x: 0, y: 0 }];
    const turned = (node: number): number => (systemOf(node) - own + systems) % systems;
    if (systems === 6) {
        for (const node of nodesOf(systems)) at[node] = onHex(isInner(node) ? 2 : 3, turned(node), along(node));
        return {
            form: 'ring',
            half: 0,
            at,
            box: besideWords({ x: -306, y: -270, width: 612, height: 544 }, narrow),
            radius: (node) => (isInner(node) ? 29 : 26),
            orbits: [2, 3].map((ring) => path([0, 1, 2, 3, 4, 5].map((corner) => onHex(ring, corner, 0)))),
            letter: narrow ? 1.6 : 1.18,
            nebula: { x: 1, y: 1 },
        };
    }
    const [inner, outer] = systems === 2 ? [128, 214] : [142, 236];
    const span = 360 / systems;
    for (const node of nodesOf(systems)) {
        const begins = FOOT - (span * 7) / 24 + span * turned(node);
        at[node] = onCircle(isInner(node) ? inner : outer, begins + (span / (isInner(node) ? 2 : 3)) * along(node));
    }
    const reach = outer + 46;
    const circle = (radius: number): string =>
        `M${-radius} 0a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`;
    return {
        form: 'ring',
        half: 0,
        at,
        box: besideWords({ x: -reach - 12, y: -reach, width: 2 * reach + 24, height: 2 * reach + 8 }, narrow),
        radius: (node) => (isInner(node) ? 30 : 27),
        orbits: [circle(inner), circle(outer)],
        letter: narrow ? 1.5 : 1.2,
        nebula: systems === 2 ? { x: 0.72, y: 0.72 } : { x: 0.84, y: 0.84 },
    };
}

const OUTER_OVAL: [number, number] = [512, 230];
const INNER_OVAL: [number, number] = [384, 136];
const SQUARENESS = 0.86;
const SAMPLES = 2400;
const measured = new Map<string, { length: number; x: number; y: number }[]>();

/** A point of the oval, by the part of its length that lies before it: from the foot, clockwise. */
export function onOval([a, b]: [number, number], part: number): Point {
    const key = `${a} ${b}`;
    let points = measured.get(key);
    if (!points) {
        points = [];
        let length = 0;
        for (let k = 0; k <= SAMPLES; k++) {
            const turn = Math.PI / 2 + (2 * Math.PI * k) / SAMPLES;
            const [c, s] = [Math.cos(turn), Math.sin(turn)];
            const x = a * Math.sign(c) * Math.abs(c) ** SQUARENESS;
            const y = b * Math.sign(s) * Math.abs(s) ** SQUARENESS;
            const last = points.at(-1);
            if (last) length += Math.hypot(x - last.x, y - last.y);
            points.push({ length, x, y });
        }
        measured.set(key, points);
    }
    const wanted = (((part % 1) + 1) % 1) * points.at(-1)!.length;
    const found = points.findIndex((one) => one.length >= wanted);
    const { x, y } = points[Math.max(0, found)]!;
    return { x, y };
}

/** The ring of two copies: it does not turn, so that Charmed is at everybody's left and Strange at the right. */
export function ovalOf(systems: number): Plan {
    const at: (Point | undefined)[] = [{ x: 0, y: 0 }];
    for (const node of nodesOf(systems)) {
        const inner = isInner(node);
        const part = (systemOf(node) + (along(node) + 0.5) / (inner ? 2 : 3)) / systems;
        at[node] = onOval(inner ? INNER_OVAL : OUTER_OVAL, part);
    }
    return {
        form: 'oval',
        half: 0,
        at,
        box: { x: -674, y: -322, width: 1348, height: 616 }, // with room for names at both ends, and for what lies over it
        radius: (node) => (isInner(node) ? 19 : 18),
        orbits: [],
        letter: 1,
        nebula: { x: 1.7, y: 0.74 },
    };
}

/** The line around a system of the oval. */
export function systemLine(systems: number, system: number): string {
    const steps = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((k) => k / 8);
    const near: [number, number] = [INNER_OVAL[0] - 46, INNER_OVAL[1] - 40];
    const far: [number, number] = [OUTER_OVAL[0] + 34, OUTER_OVAL[1] + 34];
    return path([
        ...steps.map((step) => onOval(near, (system + step) / systems)),
        ...steps.map((step) => onOval(far, (system + 1 - step) / systems)),
    ]);
}

/** Where the name of a system's owner stands at the rim of the oval, and how its words lie. */
export function rimOf(systems: number, system: number): { at: Point; words: 'start' | 'end' } {
    const { x, y } = onOval([OUTER_OVAL[0] + 46, OUTER_OVAL[1] + 50], (system + 0.5) / systems);
    if (Math.abs(x) < 260) return { at: { x, y: Math.sign(y) * 274 }, words: 'start' };
    return { at: { x: x + Math.sign(x) * 8, y: y + Math.sign(y) * 10 }, words: x < 0 ? 'end' : 'start' };
}

export const ROW = 66;
export const MARGIN = 58;
/** What lies below the last row. */
const FOOT_ROOM = 14;
export const HALF_WIDTH = 366;

/** One half of two copies, unrolled from the rim to the Nebula: a row for each system. */
export function halfOf(systems: number, half: number): Plan {
    const rows = systems / 2;
    const at: (Point | undefined)[] = [{ x: 44, y: 28 }];
    for (const node of nodesOf(systems)) {
        const row = systemOf(node) - half * rows;
        if (row < 0 || row >= rows) continue;
        const inner = isInner(node);
        const many = inner ? 2 : 3;
        const column = (many * row + along(node)) % 2;
        const x = inner ? [214, 156][column]! : [84, 30][column]!;
        at[node] = { x, y: MARGIN + ROW * (row + (along(node) + 0.5) / many) };
    }
    return {
        form: 'half',
        half,
        at,
        box: { x: 0, y: 0, width: HALF_WIDTH, height: rows * ROW + MARGIN + FOOT_ROOM },
        radius: () => 15,
        orbits: [],
        letter: 0.92,
        nebula: { x: 1, y: 1 },
    };
}

/** IO-3.5: which nodes touch by a diagram. Only drawn: where one may go is what the candidates say. */
export function linksOf(systems: number, { inside, border }: Diagram): [number, number][] {
    const node = (system: number, place: string): number => 5 * (system % systems) + PLACES.indexOf(place) + 1;
    const joined = (from: number, to: number, pairs: string[][]): [number, number][] =>
        pairs.map(([a = '', b = '']) => [node(from, a), node(to, b)]);
    return Array.from({ length: systems }, (_, s) => s).flatMap((s) => [
        ...joined(s, s, inside),
        ...joined(s, s + 1, border),
        [0, node(s, 'i0')] as [number, number],
        [0, node(s, 'i1')] as [number, number],
    ]);
}

/** The next of some places in the direction of an arrow key; null where there is none. */
export function towards<T extends { at: Point }>(places: T[], from: Point, way: Point): T | null {
    let best: T | null = null;
    let least = Infinity;
    for (const one of places) {
        const [dx, dy] = [one.at.x - from.x, one.at.y - from.y];
        const ahead = dx * way.x + dy * way.y;
        const aside = Math.abs(dx * way.y) + Math.abs(dy * way.x);
        if (ahead <= 1 || aside > 2.4 * ahead) continue;
        const far = ahead + 1.6 * aside;
        if (far < least) [best, least] = [one, far];
    }
    return best;
}

/** The place next to a point, rather a legal one; null where none is within reach. */
export function nearest<T extends { at: Point; legal: boolean }>(places: T[], to: Point, reach: number): T | null {
    const far = (one: T): number => Math.hypot(one.at.x - to.x, one.at.y - to.y);
    const near = places.filter((one) => far(one) <= reach).sort((a, b) => far(a) - far(b));
    const [first] = near;
    if (!first || first.legal || far(first) < reach / 3) return first ?? null;
    return near.find((one) => one.legal) ?? first;
}

/** Where tokens stand that share a space: beside one another, and in rows where there are many. */
export function spread(count: number, step: number, most = 3): Point[] {
    const across = Math.ceil(count / Math.ceil(count / most));
    const rows = Math.ceil(count / across);
    return Array.from({ length: count }, (_, k) => {
        const row = Math.floor(k / across);
        const inRow = Math.min(across, count - row * across);
        return { x: ((k % across) - (inRow - 1) / 2) * step, y: (row - (rows - 1) / 2) * step };
    });
}

/** How far a planet reaches with all that lies at it, and how much of the upper left corner is covered by words. */
const REACH = 42;
const CORNER = { x: 130, y: 104 };

/** How far a space is from a label. */
function farFrom(other: Spot, at: Point, size: Point): number {
    const [x, y] = [Math.abs(other.at.x - at.x) - size.x / 2, Math.abs(other.at.y - at.y) - size.y / 2];
    return Math.hypot(Math.max(0, x), Math.max(0, y));
}

/** How deep a label lies in what must not be covered: in other spaces, and where `corner`, in the words there. */
function covers(plan: Plan, at: Point, size: Point, others: Spot[], corner: boolean): number {
    const [wide, high] = [size.x / 2, size.y / 2];
    let deep = 0;
    for (const other of others) {
        deep += Math.max(0, (other.node ? REACH : 64 * plan.nebula.y) - farFrom(other, at, size));
    }
    const inCorner = Math.min(wide - at.x - CORNER.x, plan.box.y + CORNER.y - (at.y - high));
    return deep + (corner ? 4 * Math.max(0, inCorner) : 0);
}

/** Half of the plate below a planet on which its number stands. */
const PLATE = { x: 13, y: 8.5 };

/** Whether a label lies over no planet but its own, nor over the number below one. */
export function isClear(plan: Plan, at: Point, size: Point, others: Spot[]): boolean {
    return others.every((other) => {
        if (!other.node) return true;
        const radius = plan.radius(other.node);
        const below = other.at.y + radius - 1;
        const overNumber =
            Math.abs(other.at.x - at.x) < size.x / 2 + PLATE.x * plan.letter &&
            Math.abs(below - at.y) < size.y / 2 + PLATE.y * plan.letter;
        return !overNumber && farFrom(other, at, size) >= radius;
    });
}

/** Where a small label stands on the upper edge of a planet: there is room for it, however near the others are. */
export function onEdge(plan: Plan, spot: Spot, size: Point): Point {
    return { x: spot.at.x, y: spot.at.y - plan.radius(spot.node) - 0.2 * size.y };
}

/** Where a label of this size stands beside a planet: as far outside as there is room, and over no other. */
export function beside(plan: Plan, at: Point, others: Spot[], size: Point, corner: boolean): Point {
    const out = at.x < 0 ? -1 : 1;
    const [far, low] = [40 + size.x / 2, 42 + size.y / 2];
    const tries = [
        { x: out * far, y: 0 },
        ...[at.y < 0 ? low : -low, at.y < 0 ? -low : low].flatMap((y) =>
            [0, out, -out].map((side) => ({ x: (side * size.x) / 3, y })),
        ),
        { x: -out * far, y: 0 },
    ];
    const inside = ({ x, y }: Point): Point => ({
        x: Math.max(plan.box.x + size.x / 2 + 4, Math.min(plan.box.x + plan.box.width - size.x / 2 - 4, x)),
        y: Math.max(plan.box.y + size.y / 2 + 2, Math.min(plan.box.y + plan.box.height - size.y / 2 - 2, y)),
    });
    const found = tries.map((by) => {
        const wanted = { x: at.x + by.x, y: at.y + by.y };
        const put = inside(wanted);
        const moved = Math.hypot(put.x - wanted.x, put.y - wanted.y);
        return { put, cost: covers(plan, put, size, others, corner) + 3 * moved };
    });
    return found.reduce((best, one) => (one.cost < best.cost ? one : best)).put;
}
