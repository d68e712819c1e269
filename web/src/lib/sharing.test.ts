import { expect, test } from 'vitest';
import { Kept, shared } from './sharing';

const before = { seats: [{ name: 'Ana' }, { name: 'Ben' }], turn: 3, at: { x: 1 } as { x?: number } };

test('what has not changed is the object that it was', () => {
    expect(shared(before, structuredClone(before))).toBe(before);
});

test('what has changed is new, and so is all that holds it', () => {
    const next = { ...structuredClone(before), seats: [{ name: 'Ana' }, { name: 'Cleo' }] };
    const found = shared(before, next);
    expect(found).toEqual(next);
    expect(found).not.toBe(before);
    expect(found.seats).not.toBe(before.seats);
    expect(found.seats[0]).toBe(before.seats[0]);
    expect(found.at).toBe(before.at);
});

test('what is longer, shorter, of another kind or lacks a name is told from what was', () => {
    for (const next of [
        { ...before, seats: before.seats.slice(0, 1) },
        { ...before, seats: [...before.seats, { name: 'Cleo' }] },
        { ...before, seats: { 0: before.seats[0], 1: before.seats[1] } },
        { seats: before.seats, turn: 3 },
        { ...before, at: { y: undefined } },
        { ...before, at: {} },
        { ...before, turn: '3' },
        null,
    ])
        expect(shared(before, structuredClone(next))).toEqual(next);
    expect(shared({ x: undefined }, { y: undefined })).toHaveProperty('y');
    expect(shared(null, before)).toBe(before);
});

test('what is made is made again only of something else', () => {
    let made = 0;
    const kept = new Kept<number>();
    const get = (key: string, ...of: unknown[]) => kept.get(key, of, () => ++made);
    expect([get('a', 1, before), get('a', 1, before), get('b', 1, before)]).toEqual([1, 1, 2]);
    expect([get('a', 2, before), get('a', 2), get('a', 2), get('b', 1, before)]).toEqual([3, 4, 4, 2]);
});
