/** The form of a game as the server tells it: what its records declare, who sees what, and the words for it. */

import { request } from '../../lib/api';
import { language } from '../../lib/texts.svelte';
import type { Json, View } from '../../lib/protocol';

export type Kind =
    | { is: 'value'; domain: string }
    | { is: 'number'; least: number; most: number }
    | { is: 'record'; of: string; optional: boolean }
    | { is: 'many'; least: number; most: number; item: Kind }
    | { is: 'bits' | 'flag' | 'text' | 'args' | 'steps' };

export interface Field {
    name: string;
    label: string;
    /** Who sees it: everyone, owner, knowers, count, nobody. */
    by: string;
    ordered: boolean;
    kind: Kind;
}

export interface RecordForm {
    role: 'state' | 'part' | 'record' | 'choice' | 'chance' | 'effect' | 'action';
    label: string;
    /** A sentence with the names of fields in braces; empty where the game has none. */
    says: string;
    rule: string | null;
    fields: Field[];
}

export interface DomainValue {
    text: string;
    label: string;
    about: string;
    glyph: string;
}

export interface DomainForm {
    name: string;
    pool: boolean;
    values: DomainValue[];
}

export interface Form {
    game: string;
    title: string;
    /** The least and the greatest number of seats. */
    seats: [number, number];
    records: Record<string, RecordForm>;
    domains: Record<string, DomainForm>;
    /** How many pieces of each value there are. */
    pools: Record<string, number[]>;
    board: boolean;
}

/** The domain of seats, whose values are numbers from 0. */
export const SEAT = 'seat';

/** A value of a domain, with its place in it: by that it has its emblem. */
export interface Value extends DomainValue {
    domain: string;
    index: number;
}

const kept = new Map<string, Promise<Form>>();

/** The form of a game at such a table, in the language that is spoken; asked for once. */
export function formOf(game: string, seats: number, options: Record<string, Json>): Promise<Form> {
    const chosen = Object.fromEntries(Object.entries(options).filter(([name]) => name !== 'components'));
    const asked = `/games/${encodeURIComponent(game)}/form?seats=${seats}&options=${encodeURIComponent(JSON.stringify(chosen))}`;
    const key = `${language()} ${asked}`;
    let form = kept.get(key);
    if (!form) {
        form = request<Form>('GET', asked);
        kept.set(key, form);
        form.catch(() => kept.delete(key));
    }
    return form;
}

export function fieldsOf(form: Form, record: View): Field[] {
    return form.records[record.is]?.fields ?? [];
}

export function valueOf(form: Form, domain: string, text: Json | undefined): Value | null {
    const values = form.domains[domain]?.values ?? [];
    const index = values.findIndex((one) => one.text === text);
    return index < 0 ? null : { ...values[index]!, domain, index };
}

export function isView(value: Json | undefined): value is View {
    return typeof value === 'object' && value !== null && !Array.isArray(value) && typeof value.is === 'string';
}

/** Whether a value speaks of a piece: of a pool's domain, or of one that has the same name. */
export function namesPiece(form: Form, domain: string, text: Json | undefined): boolean {
    const name = form.domains[domain]?.name;
    const pools = Object.values(form.domains).filter((one) => one.name === name && one.pool);
    return pools.some((one) => one.values.some((value) => value.text === text));
}

/** Put the values of a record's fields into a sentence that names them in braces. */
export function filled(form: Form, says: string, record: View, seatName: (seat: number) => string): string {
    const words = new Map<string, string>();
    for (const field of fieldsOf(form, record))
        words.set(field.name, worded(form, field.kind, record[field.name], seatName));
    return says.replace(/\{(\w+)\}/g, (whole, name: string) => words.get(name) ?? whole);
}

function worded(form: Form, kind: Kind, value: Json | undefined, seatName: (seat: number) => string): string {
    if (Array.isArray(value) && kind.is === 'many')
        return value.map((one) => worded(form, kind.item, one, seatName)).join(', ');
    if (kind.is === 'value' && kind.domain === SEAT) return typeof value === 'number' ? seatName(value) : '–';
    if (kind.is === 'value') return valueOf(form, kind.domain, value)?.label ?? '–';
    return value === null || value === undefined || typeof value === 'object' ? '' : String(value);
}
