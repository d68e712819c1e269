/** Grids: a domain whose values are squares, what stands on them, and which candidates name them. */

import type { Candidate, Json, View } from '../../lib/protocol';
import { SEAT, fieldsOf, isView, valueOf, type Field, type Form, type Kind, type Value } from './form';

export interface Thing {
    seat: number | null;
    value: Value | null;
    number: number | null;
    label: string;
}

export interface Grid {
    domain: string;
    files: string[];
    /** From the top down. */
    ranks: number[];
    /** What stands on each square, by its text. */
    things: Map<string, Thing[]>;
    /** The fields that are drawn by it, by the name of their class. */
    shown: Set<string>;
}

const SQUARE = /^([a-z]{1,2})(\d{1,2})$/;
const LEAST_SQUARES = 9;

interface Shape {
    files: string[];
    ranks: number[];
}

/** The files and ranks of a domain, all of whose values are a letter and a number; null where they are none. */
export function gridShape(texts: string[]): Shape | null {
    if (texts.length < LEAST_SQUARES) return null;
    const files = new Set<string>();
    const ranks = new Set<number>();
    for (const text of texts) {
        const found = SQUARE.exec(text);
        if (!found) return null;
        files.add(found[1]!);
        ranks.add(Number(found[2]));
    }
    if (files.size < 2 || ranks.size < 2 || files.size * ranks.size !== texts.length) return null;
    const order = (a: string, b: string) => a.length - b.length || (a < b ? -1 : 1);
    return { files: [...files].sort(order), ranks: [...ranks].sort((a, b) => b - a) };
}

/** The grid of a game, with what a position has on it; null where no record of the position names a square. */
export function gridOf(form: Form, view: View, seats: number): Grid | null {
    for (const [domain, { values }] of Object.entries(form.domains)) {
        const shape = gridShape(values.map((one) => one.text));
        if (!shape) continue;
        const grid: Grid = { domain, ...shape, things: new Map(), shown: new Set() };
        new Filling(form, grid, values.length, seats).record(view, null);
        if (grid.shown.size) return grid;
    }
    return null;
}

class Filling {
    constructor(
        readonly form: Form,
        readonly grid: Grid,
        readonly size: number,
        readonly seats: number,
    ) {}

    record(record: View, owner: number | null): void {
        const seat = typeof record.seat === 'number' ? record.seat : owner;
        for (const field of fieldsOf(this.form, record)) {
            if (field.kind.is === 'steps') continue;
            this.field(record, field, record[field.name], seat);
        }
    }

    private field(record: View, field: Field, value: Json | undefined, owner: number | null): void {
        const { kind } = field;
        if (isView(value)) return this.record(value, owner);
        if (kind.is === 'value' && kind.domain === this.grid.domain) {
            this.note(record, field);
            if (typeof value === 'string') this.put(value, this.thing(record, field, owner));
        } else if (kind.is === 'many' && Array.isArray(value)) this.many(record, field, kind.item, value, owner);
    }

    private many(record: View, field: Field, item: Kind, values: Json[], owner: number | null): void {
        if (item.is === 'record') {
            const views = values.filter(isView);
            views.forEach((one) => this.record(one, owner));
            const of = views[0]?.is ?? item.of;
            // A list of things that all stand on the grid is drawn there and nowhere else, also before there is any.
            if (this.form.records[of]?.role === 'record' && (views.length ? this.shows(of) : this.stands(of)))
                this.note(record, field);
        } else if (item.is === 'value' && item.domain === this.grid.domain) {
            this.note(record, field);
            const each = perSeat(this.form, field, values, this.seats) && owner === null;
            values.forEach((text, k) => {
                if (typeof text === 'string') this.put(text, thing({ seat: each ? k : owner, label: field.label }));
            });
        } else if (values.length === this.size && item.is !== 'many') {
            this.note(record, field);
            const { texts } = this;
            values.forEach((one, k) => this.fill(texts[k]!, field, item, one));
        }
    }

    private get texts(): string[] {
        return this.form.domains[this.grid.domain]!.values.map((one) => one.text);
    }

    private fill(text: string, field: Field, item: Kind, value: Json): void {
        const { label } = field;
        if (item.is === 'value' && item.domain === SEAT) {
            if (typeof value === 'number') this.put(text, thing({ seat: value, label }));
        } else if (item.is === 'value') {
            const found = valueOf(this.form, item.domain, value);
            if (found) this.put(text, thing({ value: found, label: found.label }));
        } else if (item.is === 'number') {
            if (typeof value === 'number' && value > 0) this.put(text, thing({ number: value, label }));
        } else if (value === true) this.put(text, thing({ label }));
    }

    /** What a record is that names its square: somebody's, or of some kind, or just a mark. */
    private thing(record: View, at: Field, owner: number | null): Thing {
        const other = fieldsOf(this.form, record).find(
            (field) => field !== at && field.kind.is === 'value' && field.kind.domain !== SEAT,
        );
        const found =
            other && other.kind.is === 'value' && record.seat === undefined
                ? valueOf(this.form, other.kind.domain, record[other.name])
                : null;
        const seat = typeof record.seat === 'number' ? record.seat : owner;
        return thing({ seat, value: found, label: found?.label ?? this.form.records[record.is]?.label ?? at.label });
    }

    private shows(name: string): boolean {
        return [...this.grid.shown].some((one) => one.startsWith(`${name}.`));
    }

    /** Whether a record of this class would name a square. */
    private stands(name: string): boolean {
        const { domain } = this.grid;
        return !!this.form.records[name]?.fields.some(({ kind }) => kind.is === 'value' && kind.domain === domain);
    }

    private note(record: View, field: Field): void {
        this.grid.shown.add(`${record.is}.${field.name}`);
    }

    private put(text: string, thing: Thing): void {
        this.grid.things.set(text, [...(this.grid.things.get(text) ?? []), thing]);
    }
}

function thing(made: Partial<Thing>): Thing {
    return { seat: null, value: null, number: null, label: '', ...made };
}

/** Whether a tuple has an item for each seat: its length can be just the numbers of seats that the game has. */
export function perSeat(form: Form, field: Field, values: Json[], seats: number): boolean {
    const { kind } = field;
    if (kind.is !== 'many' || values.length !== seats) return false;
    return kind.least === form.seats[0] && kind.most === form.seats[1];
}

/** The squares that a candidate names, in the order of its fields; a file alone stands for all its squares. */
export function squaresOf(form: Form, grid: Grid, candidate: Candidate): string[][] {
    const found: string[][] = [];
    for (const field of fieldsOf(form, candidate.on)) {
        const value = candidate.on[field.name];
        if (field.kind.is !== 'value' || typeof value !== 'string') continue;
        if (field.kind.domain === grid.domain) found.push([value]);
        else if (isFile(form, grid, field.kind.domain)) found.push(freeIn(grid, value));
    }
    return found;
}

/** The squares of a file on which nothing stands; all of them where none is free. */
function freeIn(grid: Grid, file: string): string[] {
    const all = grid.ranks.map((rank) => `${file}${rank}`);
    const free = all.filter((square) => !grid.things.has(square));
    return free.length ? free : all;
}

function isFile(form: Form, grid: Grid, domain: string): boolean {
    const texts = form.domains[domain]?.values.map((one) => one.text) ?? [];
    return texts.length === grid.files.length && texts.every((text) => grid.files.includes(text));
}
