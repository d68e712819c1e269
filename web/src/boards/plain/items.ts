/** What is drawn of one field: by its kind and by who sees it, whatever game it is of. */

import type { Json, View } from '../../lib/protocol';
import { SEAT, fieldsOf, isView, valueOf, type Field, type Form, type Kind, type Value } from './form';

/** A piece that lies open, is held, or is a back: then its value is null. */
export interface Card {
    value: Value | null;
    /** Whether the viewer knows it though it is another's. */
    eye: boolean;
    count: number;
}

export type Item =
    | { is: 'counter'; name: string; label: string; value: number; most: number | null }
    | { is: 'chip'; name: string; label: string }
    | { is: 'text'; name: string; label: string; text: string }
    | { is: 'value'; name: string; label: string; value: Value }
    | { is: 'seat'; name: string; label: string; seats: number[] }
    | { is: 'cards'; name: string; label: string; cards: Card[]; backs: number; own: boolean; ordered: boolean }
    | { is: 'numbers'; name: string; label: string; values: number[] }
    | { is: 'group'; name: string; label: string; items: Item[] }
    | { is: 'rows'; name: string; label: string; rows: Row[] };

/** One of many records: its heading, and what is drawn of it. */
export interface Row {
    head: Value | null;
    title: string;
    seat: number | null;
    items: Item[];
}

export interface Around {
    form: Form;
    you: number | null;
    /** Whose place it lies in; null in the middle. */
    owner: number | null;
    /** What a grid shows already. */
    shown: (field: Field, record: View) => boolean;
}

/** The greatest number that is shown by dots. */
const MOST_PIPS = 13;
/** So many pieces lie singly; more are counted. */
export const MOST_SINGLE = 6;
const LONGEST_TEXT = 40;
const UNSAID = new Set(['known_by', 'steps', 'seat']);

/** What is drawn of a record, field by field in the order of declaration. */
export function itemsOf(record: View, around: Around): Item[] {
    const items: Item[] = [];
    for (const field of fieldsOf(around.form, record)) {
        if (UNSAID.has(field.name) || field.by === 'nobody' || around.shown(field, record)) continue;
        const item = itemOf(field, field.kind, record[field.name], around);
        if (item) items.push(item);
    }
    return items;
}

/** What is drawn of a value that a field declares to be of a kind; null where there is nothing to see. */
export function itemOf(field: Field, kind: Kind, value: Json | undefined, around: Around): Item | null {
    const { name, label } = field;
    switch (kind.is) {
        case 'number':
            if (typeof value !== 'number' || (value < 0 && kind.least === -1)) return null;
            return { is: 'counter', name, label, value, most: kind.most <= MOST_PIPS ? kind.most : null };
        case 'flag':
            return value === true ? { is: 'chip', name, label } : null;
        case 'text':
            if (typeof value !== 'string' || !value || value.length > LONGEST_TEXT) return null;
            return { is: 'text', name, label, text: value };
        case 'value':
            return single(field, kind.domain, value, around);
        case 'record':
            return isView(value) ? held(field, value, around) : null;
        case 'many':
            return Array.isArray(value) ? several(field, kind.item, value, around) : null;
        default:
            return null;
    }
}

function single(field: Field, domain: string, value: Json | undefined, around: Around): Item | null {
    const { name, label } = field;
    if (domain === SEAT) return typeof value === 'number' ? { is: 'seat', name, label, seats: [value] } : null;
    const found = valueOf(around.form, domain, value);
    if (field.by !== 'everyone' || around.form.domains[domain]?.pool) {
        if (!found && field.by === 'everyone') return null;
        return pile(field, [card(field, found, around)], around);
    }
    return found ? { is: 'value', name, label, value: found } : null;
}

function card(field: Field, value: Value | null, around: Around): Card {
    const eye = value !== null && field.by === 'knowers' && around.owner !== around.you;
    return { value, eye, count: 1 };
}

/** Pieces of one zone: those that are seen, singly or counted, and how many are not. */
function pile(field: Field, all: Card[], around: Around): Item {
    const seen = all.filter((one) => one.value !== null);
    const mine = around.you !== null && around.owner === around.you;
    return {
        is: 'cards',
        name: field.name,
        label: field.label,
        cards: seen.length > MOST_SINGLE ? counted(seen) : seen,
        backs: all.length - seen.length,
        own: mine && (field.by === 'owner' || field.by === 'knowers') && seen.length > 0,
        ordered: field.ordered,
    };
}

function counted(cards: Card[]): Card[] {
    const sorts = new Map<string, Card>();
    for (const one of cards) {
        const key = `${one.value?.text} ${one.eye}`;
        const known = sorts.get(key);
        if (known) known.count += 1;
        else sorts.set(key, { ...one });
    }
    return [...sorts.values()].sort((a, b) => (a.value?.index ?? 0) - (b.value?.index ?? 0));
}

/** The field of a record that is one piece: the record is then drawn as that piece. */
export function pieceField(form: Form, record: View): Field | null {
    const fields = fieldsOf(form, record);
    const values = fields.filter((field) => field.kind.is === 'value');
    const [only] = values;
    if (values.length !== 1 || !only || only.kind.is !== 'value' || !form.domains[only.kind.domain]?.pool) return null;
    return fields.every((field) => field === only || field.kind.is === 'bits' || field.kind.is === 'number')
        ? only
        : null;
}

function held(field: Field, record: View, around: Around): Item | null {
    const piece = pieceField(around.form, record);
    if (piece && piece.kind.is === 'value')
        return pile(piece, [card(piece, valueOf(around.form, piece.kind.domain, record[piece.name]), around)], around);
    const items = itemsOf(record, around);
    return items.length ? { is: 'group', name: field.name, label: field.label, items } : null;
}

function several(field: Field, item: Kind, values: Json[], around: Around): Item | null {
    const { name, label } = field;
    if (item.is === 'value' && item.domain === SEAT) {
        const seats = values.filter((one) => typeof one === 'number');
        return seats.length ? { is: 'seat', name, label, seats } : null;
    }
    if (item.is === 'value') {
        const all = values.map((one) => card(field, valueOf(around.form, item.domain, one), around));
        const there = field.by === 'everyone' ? all.filter((one) => one.value !== null) : all;
        return there.length ? pile(field, there, around) : null;
    }
    if (item.is === 'number') {
        const numbers = values.filter((one) => typeof one === 'number');
        return numbers.length ? { is: 'numbers', name, label, values: numbers } : null;
    }
    if (item.is === 'record') return records(field, values.filter(isView), around);
    if (item.is === 'many') return nested(field, item, values, around);
    return null;
}

function records(field: Field, values: View[], around: Around): Item | null {
    const pieces = values.map((one) => pieceField(around.form, one));
    if (values.length && pieces.every((one) => one !== null)) {
        const first = pieces[0]!;
        const all = values.map((one, k) => {
            const piece = pieces[k]!;
            const domain = piece.kind.is === 'value' ? piece.kind.domain : '';
            return card(piece, valueOf(around.form, domain, one[piece.name]), around);
        });
        return pile({ ...first, name: field.name, label: field.label }, all, around);
    }
    const rows = values.map((one, k) => rowOf(one, k, around));
    return rows.length ? { is: 'rows', name: field.name, label: field.label, rows } : null;
}

/** A record in a row: its first value of a domain names it, else its class and its number. */
function rowOf(record: View, place: number, around: Around): Row {
    const { form } = around;
    const fields = fieldsOf(form, record);
    const key = fields.find(
        (field) => field.kind.is === 'value' && field.by === 'everyone' && field.kind.domain !== SEAT,
    );
    const head = key && key.kind.is === 'value' ? valueOf(form, key.kind.domain, record[key.name]) : null;
    const seat = typeof record.seat === 'number' ? record.seat : null;
    const inside = {
        ...around,
        owner: seat ?? around.owner,
        shown: (field: Field, of: View) => (of === record && field === key && head !== null) || around.shown(field, of),
    };
    const title = head ? head.label : `${form.records[record.is]?.label ?? record.is} ${place + 1}`;
    return { head, title, seat, items: itemsOf(record, inside) };
}

function nested(field: Field, kind: Kind, values: Json[], around: Around): Item | null {
    const rows: Row[] = [];
    values.forEach((one, k) => {
        const item = itemOf({ ...field, label: '' }, kind, one, around);
        const empty = !item || (item.is === 'cards' && !item.cards.length && !item.backs);
        if (!empty) rows.push({ head: null, title: String(k + 1), seat: null, items: [item] });
    });
    return rows.length ? { is: 'rows', name: field.name, label: field.label, rows } : null;
}
