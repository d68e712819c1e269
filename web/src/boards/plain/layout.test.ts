import { expect, test } from 'vitest';
import type { Candidate, View } from '../../lib/protocol';
import { emblemOf } from './emblem';
import type { Field, Form } from './form';
import { gridOf, gridShape, squaresOf } from './grid';
import { claimed, holdings, inTurn, layOut } from './layout';

const field = (name: string, kind: Field['kind'], by = 'everyone'): Field => ({
    name,
    label: name,
    by,
    ordered: false,
    kind,
});
const seat = field('seat', { is: 'value', domain: 'seat' });
const value = (text: string) => ({ text, label: text.toUpperCase(), about: '', glyph: '' });
const squares = [...'abc'].flatMap((file) => [1, 2, 3].map((rank) => value(`${file}${rank}`)));

const FORM: Form = {
    game: 'bay',
    title: 'Bay',
    seats: [2, 4],
    domains: {
        role: { name: 'role', pool: true, values: ['guard', 'thief'].map(value) },
        'role-2': { name: 'role', pool: false, values: ['guard', 'thief', 'nobody'].map(value) },
        square: { name: 'square', pool: false, values: squares },
        file: { name: 'file', pool: false, values: [...'abc'].map(value) },
    },
    pools: { role: [2, 2] },
    board: false,
    records: {
        Bay: {
            role: 'state',
            label: 'bay',
            says: '',
            rule: null,
            fields: [
                field('steps', { is: 'steps' }),
                field('crews', { is: 'many', least: 0, most: 12, item: { is: 'record', of: 'Crew', optional: false } }),
                field('deck', { is: 'many', least: 0, most: 9, item: { is: 'value', domain: 'role' } }, 'count'),
                field('secret', { is: 'number', least: 0, most: 5 }, 'nobody'),
                field('boats', { is: 'many', least: 2, most: 4, item: { is: 'value', domain: 'square' } }),
            ],
        },
        Crew: {
            role: 'part',
            label: 'crew',
            says: '',
            rule: null,
            fields: [
                seat,
                field('hold', { is: 'many', least: 0, most: 9, item: { is: 'value', domain: 'role' } }, 'owner'),
                field('open', { is: 'many', least: 0, most: 9, item: { is: 'value', domain: 'role' } }),
                field('silver', { is: 'number', least: 0, most: 10 }),
                field('out', { is: 'flag' }),
            ],
        },
        Answer: {
            role: 'choice',
            label: 'answer',
            says: '',
            rule: null,
            fields: [
                field('claimant', { is: 'value', domain: 'seat' }),
                field('role', { is: 'value', domain: 'role-2' }),
                field('asked', { is: 'many', least: 1, most: 4, item: { is: 'value', domain: 'seat' } }),
            ],
        },
        Turn: { role: 'effect', label: 'turn', says: 'the turn of {seat}', rule: null, fields: [seat] },
        Claim: {
            role: 'action',
            label: '',
            says: '',
            rule: null,
            fields: [field('role', { is: 'value', domain: 'role-2' })],
        },
        Go: {
            role: 'action',
            label: '',
            says: '',
            rule: null,
            fields: [field('square', { is: 'value', domain: 'square' })],
        },
        Drop: {
            role: 'action',
            label: '',
            says: '',
            rule: null,
            fields: [field('file', { is: 'value', domain: 'file' })],
        },
    },
};

const VIEW: View = {
    is: 'Bay',
    steps: [
        { is: 'Turn', seat: 1 },
        { is: 'Answer', claimant: 1, role: 'guard', asked: [0] },
    ],
    crews: [
        { is: 'Crew', seat: 0, hold: ['thief'], open: [], silver: 3, out: false },
        { is: 'Crew', seat: 1, hold: [null, null], open: ['guard'], silver: 7, out: true },
    ],
    deck: [null, null],
    secret: null,
    boats: ['a1', 'c3'],
};
const name = (at: number) => `S${at}`;
const candidate = (on: View): Candidate => ({ action: JSON.stringify(on), label: '', rule: null, on });

test('parts go to their places, the rest to the middle, and nobody sees what nobody sees', () => {
    const layout = layOut(FORM, VIEW, 0, 2, name);
    expect(layout.places.map((place) => place.seat)).toEqual([1, 0]);
    expect(layout.middle.map((item) => item.name)).toEqual(['deck']);
    const [other, own] = layout.places.map((place) => place.sections[0]!.items);
    expect(other!.map((item) => item.name)).toEqual(['hold', 'open', 'silver', 'out']);
    expect(own!.map((item) => item.name)).toEqual(['hold', 'silver']);
    expect(other![0]).toMatchObject({ is: 'cards', backs: 2, cards: [], own: false });
    expect(own![0]).toMatchObject({ is: 'cards', backs: 0, own: true });
    expect(other![2]).toMatchObject({ is: 'counter', value: 7, most: 10 });
});

test('the box is counted: open, yours, unseen', () => {
    const [tally] = layOut(FORM, VIEW, 0, 2, name).tallies;
    expect(tally!.rows.map((row) => [row.value.text, row.open, row.yours, row.unseen])).toEqual([
        ['guard', 1, 0, 1],
        ['thief', 0, 1, 1],
    ]);
});

test('what is decided is told as who, what, whom, and what comes then', () => {
    const { flow, next } = layOut(FORM, VIEW, 0, 2, name);
    expect([flow?.from?.seat, flow?.what?.value.text, flow?.to?.seat]).toEqual([1, 'guard', 0]);
    expect(next).toEqual(['the turn of S1']);
    const nobody = { ...VIEW, steps: [{ is: 'Answer', claimant: 1, role: 'nobody', asked: [0] }] };
    expect(layOut(FORM, nobody, 0, 2, name).flow).toBeNull();
});

test('a claim is held against the own hand alone', () => {
    const claim = claimed(FORM, { is: 'Claim', role: 'guard' });
    expect(claim?.text).toBe('guard');
    expect(holdings(FORM, VIEW, 0)).toEqual(new Set(['role thief']));
    expect(claimed(FORM, { is: 'Claim', role: 'nobody' })).toBeNull();
});

test('a grid is there before anything stands on it', () => {
    const form = structuredClone(FORM);
    const stones = field('stones', {
        is: 'many',
        least: 0,
        most: 9,
        item: { is: 'record', of: 'Stone', optional: false },
    });
    form.records.Bay!.fields = [stones];
    form.records.Stone = {
        role: 'record',
        label: 'stone',
        says: '',
        rule: null,
        fields: [field('square', { is: 'value', domain: 'square' }), seat],
    };
    const grid = gridOf(form, { is: 'Bay', stones: [] }, 2)!;
    expect([grid.files.length, grid.things.size, [...grid.shown]]).toEqual([3, 0, ['Bay.stones']]);
});

test('a domain of squares is a grid, with what stands on it and what can be chosen there', () => {
    expect(gridShape(['a1', 'b2', 'xx'])).toBeNull();
    const grid = gridOf(FORM, VIEW, 2)!;
    expect([grid.files, grid.ranks]).toEqual([
        ['a', 'b', 'c'],
        [3, 2, 1],
    ]);
    expect(grid.things.get('c3')![0]!.seat).toBe(1);
    expect(squaresOf(FORM, grid, candidate({ is: 'Go', square: 'b2' }))).toEqual([['b2']]);
    expect(squaresOf(FORM, grid, candidate({ is: 'Drop', file: 'a' }))).toEqual([['a3', 'a2']]);
    expect(squaresOf(FORM, grid, candidate({ is: 'Claim', role: 'guard' }))).toEqual([]);
});

test('places come in turn order from the viewer on, the own last', () => {
    const places = [0, 1, 2].map((at) => ({ seat: at, sections: [] }));
    expect(inTurn(places, 1).map((place) => place.seat)).toEqual([2, 0, 1]);
    expect(inTurn(places, null).map((place) => place.seat)).toEqual([0, 1, 2]);
});

test('no two emblems of a domain are alike, none is a cross or a star of six', () => {
    const all = Array.from({ length: 100 }, (_, k) => emblemOf(k));
    expect(new Set(all.map((one) => `${one.hue} ${one.parts} ${one.form}`)).size).toBe(100);
    expect(all.some((one) => (one.parts === 4 && one.form > 1) || (one.parts === 6 && one.form % 3 === 1))).toBe(false);
});
