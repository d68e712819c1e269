import { expect, test } from 'vitest';
import type { Said } from '../contract';
import type { Candidate, Decision, View } from '../../lib/protocol';
import { deals, fallenOf, isThrow, rowsOf } from './dealing';

type On = Candidate['on'];
const asked = (...on: On[]): Decision =>
    ({
        ...{ seat: null, number: 1, step: 'RollRune' },
        candidates: on.map((one) => ({ action: JSON.stringify(one), label: '', rule: null, on: one })),
    }) as unknown as Decision;
const token = (rune: string): Decision => asked(...['left', 'right'].map((half) => ({ is: 'TokenFalls', rune, half })));
const coin = asked(
    ...['left', 'right'].flatMap((half) => ['tree', 'skull'].map((face) => ({ is: 'CoinFalls', half, face }))),
);
const d1 = asked(...['left', 'right'].map((half) => ({ is: 'DieFalls', die: 'd1', half, number: '3' })));
const drawn = asked(...['red', 'rogue'].map((adventurer) => ({ is: 'AdventurerDrawn', adventurer })));

const said = (decision: Decision, place: number): Said => ({
    decision,
    view: { is: 'View' } as View,
    action: decision.candidates[place]!.action,
});

test('the board lays out what it knows, where there is a choice', () => {
    expect([token('bone'), coin, d1, drawn].map(deals)).toEqual([true, true, true, true]);
    expect([token('bone'), coin, d1, drawn].map(isThrow)).toEqual([true, true, true, false]);
    expect(deals(asked({ is: 'TokenStacked', seat: 0 }))).toBe(false);
    expect(deals(asked({ is: 'Else' }, { is: 'Else', more: 1 }))).toBe(false);
    expect(deals({ ...drawn, seat: 0 })).toBe(false);
});

test('each Rune has a row: what was said of it, what can be said of the next, nothing of the rest', () => {
    const before = said(drawn, 0);
    const rows = rowsOf(d1, [before, said(token('bone'), 0), said(token('voodoo'), 1), said(coin, 3)]);
    expect(fallenOf(d1)).toBe(3);
    expect(rows.map(({ rune, asked, at }) => [rune, asked, at])).toEqual([
        ['bone', false, 1],
        ['voodoo', false, 2],
        ['coin', false, 3],
        ['d1', true, null],
        ['d2', false, null],
    ]);
    expect(rows[2]!.action).toBe(coin.candidates[3]!.action);
    expect(rows[2]!.halves.map((half) => half.map(({ on }) => on.face))).toEqual([
        ['tree', 'skull'],
        ['tree', 'skull'],
    ]);
    expect(rows[4]!.halves).toEqual([[], []]);
});

test('what another said cannot be corrected here, nor what was said of a throw before', () => {
    expect(rowsOf(coin, []).map((row) => row.at)).toEqual([null, null, null, null, null]);
    expect(rowsOf(coin, [said(token('voodoo'), 0)]).map((row) => row.at)).toEqual([null, 0, null, null, null]);
    expect(rowsOf(coin, [said(d1, 0), said(d1, 0)]).map((row) => row.at)).toEqual([null, null, null, null, null]);
});
