import { expect, test } from 'vitest';
import { legsOf } from './flights';
import { scoreOf } from './motion.svelte';

const HOLES = new Set(['c3', 'h3', 'm3', 'r3', 'w3', 'h8', 'm8']);
const flew = { is: 'Flew', seat: 0, direction: 'E', start: 'm3', end: 'y3', text: null };
const jumped = { is: 'Jumped', seat: 0, direction: 'E', start: 'm3', exit: 'h8', end: 'u8', text: null };

test('a slide takes 30 ms a space, and never more than 480', () => {
    expect(scoreOf([flew], ['m3', 'a1'], HOLES).length).toBe(360);
    expect(scoreOf([{ ...flew, start: 'a3' }], ['a3', 'a1'], HOLES).length).toBe(480);
});

test('a jump fades into the first wormhole on the way and out of the exit', () => {
    const stops = scoreOf([jumped], ['m3', 'a1'], HOLES).rockets.get(0)!;
    expect(stops.map(({ square, opacity }) => `${square} ${opacity}`)).toEqual([
        'm3 1',
        'm3 1',
        'r3 1',
        'r3 1',
        'r3 0',
        'h8 0',
        'h8 1',
        'h8 1',
        'u8 1',
    ]);
    expect(stops.every((stop, n) => !n || stop.at >= stops[n - 1]!.at)).toBe(true);
});

test('tokens leave when the rocket has come, and raided ones come from the victim', () => {
    const took = { is: 'Took', seat: 0, types: ['I'], squares: ['x4'], text: null };
    const raid = { is: 'Played', seat: 0, action: 'raid 2C', joined: true, text: null };
    const { tokens, length } = scoreOf([flew, took, raid], ['m3', 'y4'], HOLES);
    expect(tokens[0]).toMatchObject({ type: 'I', from: 'x4', to: 'y3', shown: 0, leaves: 360 });
    expect(tokens[1]).toMatchObject({ type: 'C', from: 'y4', to: 'y3', leaves: 640 });
    expect(length).toBe(920);
});

test('a placed rocket fades in, one that says nothing of itself stays', () => {
    const placed = { is: 'Played', seat: 1, action: 'Pc3', joined: false, text: null };
    expect(scoreOf([placed], ['m3', null], HOLES).rockets.get(1)!.at(-1)).toEqual({
        at: 120,
        square: 'c3',
        opacity: 1,
    });
    expect(scoreOf([{ is: 'Played', seat: 0, action: 'fly E', text: null }], ['m3', null], HOLES).length).toBe(0);
});

test('a flight has a straight part to its end, or one to a wormhole and one from another', () => {
    expect(legsOf(flew, HOLES)).toEqual([['m3', 'y3']]);
    expect(legsOf(jumped, HOLES)).toEqual([
        ['m3', 'r3'],
        ['h8', 'u8'],
    ]);
    expect(legsOf({ is: 'Took', seat: 0, types: ['I'], squares: ['x4'], text: null }, HOLES)).toEqual([]);
});
