/** Where everything of a position is drawn: places of the seats, the middle, a grid, the tally, what is decided now. */

import type { Json, View } from '../../lib/protocol';
import { gridOf, perSeat, type Grid } from './grid';
import { itemOf, itemsOf, pieceField, type Around, type Item } from './items';
import { SEAT, fieldsOf, filled, isView, namesPiece, valueOf, type Field, type Form, type Value } from './form';

export interface Section {
    heading: string;
    items: Item[];
}

export interface Place {
    seat: number;
    sections: Section[];
}

export interface TallyRow {
    value: Value;
    open: number;
    yours: number;
    unseen: number;
}

export interface Tally {
    name: string;
    rows: TallyRow[];
}

export interface Flow {
    from: { seat: number; label: string } | null;
    what: { value: Value; label: string } | null;
    to: { seat: number; label: string } | null;
}

export interface Layout {
    places: Place[];
    middle: Item[];
    grid: Grid | null;
    tallies: Tally[];
    flow: Flow | null;
    /** What comes after the open question, in sentences. */
    next: string[];
}

const MOST_NEXT = 4;
const MOST_TALLIED = 12;

/** Lay a position out for a viewer. */
export function layOut(
    form: Form,
    view: View,
    you: number | null,
    seats: number,
    seatName: (seat: number) => string,
): Layout {
    const shown = isView(view.laid) ? view.laid : view;
    const grid = gridOf(form, shown, seats);
    const laying = new Laying(form, you, seats, grid);
    laying.state(shown);
    return {
        places: inTurn(laying.places, you),
        middle: laying.middle,
        grid,
        tallies: tallies(form, view, you),
        flow: flow(form, view, you),
        next: next(form, view, seatName),
    };
}

class Laying {
    readonly places: Place[] = [];
    readonly middle: Item[] = [];

    constructor(
        readonly form: Form,
        readonly you: number | null,
        readonly seats: number,
        readonly grid: Grid | null,
    ) {
        for (let seat = 0; seat < seats; seat++) this.places.push({ seat, sections: [] });
    }

    state(record: View): void {
        const around = this.around(null);
        for (const field of fieldsOf(this.form, record)) {
            const value = record[field.name];
            if (this.isHidden(field, record) || this.parts(field, value) || this.eachSeat(field, value)) continue;
            const item = itemOf(field, field.kind, value, around);
            if (item) this.middle.push(item);
        }
    }

    private around(owner: number | null): Around {
        return { form: this.form, you: this.you, owner, shown: (field, record) => this.isHidden(field, record) };
    }

    private isHidden(field: Field, record: View): boolean {
        if (field.by === 'nobody' || field.kind.is === 'steps' || field.kind.is === 'bits') return true;
        return this.grid?.shown.has(`${record.is}.${field.name}`) ?? false;
    }

    /** Parts of seats go to their places. */
    private parts(field: Field, value: Json | undefined): boolean {
        const records = (Array.isArray(value) ? value : [value]).filter(isView);
        const seated = records.filter((one) => this.isSeated(one));
        if (!records.length || seated.length !== records.length) return false;
        for (const one of seated) {
            const seat = one.seat as number;
            const heading = this.form.records[one.is]?.label ?? '';
            this.places[seat]?.sections.push({ heading, items: itemsOf(one, this.around(seat)) });
        }
        return true;
    }

    private isSeated(record: View): boolean {
        return this.form.records[record.is]?.role === 'part' && typeof record.seat === 'number';
    }

    /** A tuple with an item for each seat goes to the places. */
    private eachSeat(field: Field, value: Json | undefined): boolean {
        if (!Array.isArray(value) || !perSeat(this.form, field, value, this.seats) || field.kind.is !== 'many')
            return false;
        const { item } = field.kind;
        if (item.is === 'record' || (item.is === 'value' && this.form.domains[item.domain]?.pool)) return false;
        value.forEach((one, seat) => {
            const made = itemOf(field, item, one, this.around(seat));
            if (made) this.loose(seat).items.push(made);
        });
        return true;
    }

    private loose(seat: number): Section {
        const { sections } = this.places[seat]!;
        let last = sections.find((one) => !one.heading);
        if (!last) sections.push((last = { heading: '', items: [] }));
        return last;
    }
}

/** The places from the viewer's left on, the viewer's own last. */
export function inTurn(places: Place[], you: number | null): Place[] {
    if (you === null) return places;
    return [...places.slice(you + 1), ...places.slice(0, you + 1)];
}

// What is known of the box

interface Found {
    open: number[];
    yours: number[];
}

function tallies(form: Form, view: View, you: number | null): Tally[] {
    const made: Tally[] = [];
    for (const [domain, totals] of Object.entries(form.pools)) {
        if (totals.length > MOST_TALLIED) continue;
        const found: Found = { open: totals.map(() => 0), yours: totals.map(() => 0) };
        count(form, domain, view, you, null, found);
        const rows = totals.map((total, k) => ({
            value: valueOf(form, domain, form.domains[domain]!.values[k]!.text)!,
            open: found.open[k]!,
            yours: found.yours[k]!,
            unseen: total - found.open[k]! - found.yours[k]!,
        }));
        if (rows.every((row) => row.unseen >= 0)) made.push({ name: form.domains[domain]!.name, rows });
    }
    return made;
}

function count(form: Form, domain: string, record: View, you: number | null, owner: number | null, found: Found): void {
    const seat = typeof record.seat === 'number' ? record.seat : owner;
    for (const field of fieldsOf(form, record)) {
        if (field.kind.is === 'steps') continue;
        const kind = field.kind.is === 'many' ? field.kind.item : field.kind;
        const values = Array.isArray(record[field.name])
            ? (record[field.name] as Json[])
            : [record[field.name] ?? null];
        for (const value of values.flat() as Json[]) {
            if (isView(value)) count(form, domain, value, you, seat, found);
            else if (kind.is === 'value' && kind.domain === domain) {
                const index = valueOf(form, domain, value)?.index;
                if (index === undefined) continue;
                const closed = field.by === 'owner' || field.by === 'knowers';
                const sort = closed && seat === you && you !== null ? found.yours : found.open;
                sort[index] = sort[index]! + 1;
            }
        }
    }
}

/** The pieces that a viewer holds where others do not see them, by the name of their domain and their text. */
export function holdings(form: Form, view: View, you: number | null): Set<string> {
    const held = new Set<string>();
    const walk = (record: View, owner: number | null): void => {
        const seat = typeof record.seat === 'number' ? record.seat : owner;
        const piece = pieceField(form, record);
        for (const field of fieldsOf(form, record)) {
            if (field.kind.is === 'steps') continue;
            const kind = field.kind.is === 'many' ? field.kind.item : field.kind;
            const given = record[field.name];
            for (const value of Array.isArray(given) ? given : [given ?? null]) {
                if (isView(value)) walk(value, seat);
                else if (kind.is === 'value' && typeof value === 'string' && seat === you && you !== null)
                    if (field.by !== 'everyone' || field === piece)
                        held.add(`${form.domains[kind.domain]?.name} ${value}`);
            }
        }
    };
    walk(view, null);
    return held;
}

/** The piece that a choice names without showing one, such as a role that is claimed. */
export function claimed(form: Form, on: View): Value | null {
    for (const field of fieldsOf(form, on)) {
        if (field.kind.is !== 'value' || form.domains[field.kind.domain]?.pool) continue;
        const name = form.domains[field.kind.domain]?.name;
        const pool = Object.values(form.domains).find((one) => one.pool && one.name === name);
        const value = valueOf(form, field.kind.domain, on[field.name]);
        if (pool && value && pool.values.some((one) => one.text === value.text)) return value;
    }
    return null;
}

// What is being decided

function flow(form: Form, view: View, you: number | null): Flow | null {
    const top = lastStep(view);
    if (!top || form.records[top.is]?.role !== 'choice') return null;
    const seats: { seat: number; label: string }[] = [];
    let what: Flow['what'] = null;
    let asked: number | null = null;
    for (const field of fieldsOf(form, top)) {
        const value = top[field.name];
        if (field.kind.is === 'value' && field.kind.domain === SEAT && typeof value === 'number')
            seats.push({ seat: value, label: field.label });
        else if (field.kind.is === 'value' && namesPiece(form, field.kind.domain, value)) {
            const found = valueOf(form, field.kind.domain, value);
            if (found) what ??= { value: found, label: field.label };
        } else if (field.name === 'asked' && Array.isArray(value) && typeof value[0] === 'number')
            asked = you !== null && value.includes(you) ? you : value[0];
    }
    const from = seats.find((one) => one.seat !== asked) ?? null;
    const to = asked === null ? (seats.find((one) => one !== from) ?? null) : { seat: asked, label: '' };
    return what && (from || to) ? { from, what, to } : null;
}

function lastStep(view: View): View | null {
    const steps = Array.isArray(view.steps) ? view.steps.filter(isView) : [];
    return steps.at(-1) ?? null;
}

/** What the steps below the open question say of themselves, the next first; those without words say nothing. */
function next(form: Form, view: View, seatName: (seat: number) => string): string[] {
    const steps = Array.isArray(view.steps) ? view.steps.filter(isView).reverse() : [];
    const [top, ...below] = steps;
    const about = top
        ? fieldsOf(form, top).flatMap((field) => (isView(top[field.name]) ? [top[field.name] as View] : []))
        : [];
    const said: string[] = [];
    for (const step of [...about, ...below]) {
        const says = form.records[step.is]?.says;
        const sentence = says ? filled(form, says, step, seatName) : '';
        if (sentence && !said.includes(sentence)) said.push(sentence);
    }
    return said.slice(0, MOST_NEXT);
}
