import { expect, test } from 'vitest';
import type { Brings } from '../contract';
import { entryOf, grafted, landingsOf, raidsOf, turnText } from './tree';

const node = (action: string, more: Partial<Brings> = {}): Brings => ({
    action,
    events: [],
    changes: [],
    scores: [0, 0, 0],
    hangs: '',
    follows: '',
    answers: false,
    goes_on: false,
    steps: [],
    then: [],
    ...more,
});
const flew = (end: string) => ({ is: 'Flew', seat: 0, direction: 'E', start: 'm3', end, text: null });
const jumped = (exit: string, end: string) => ({ ...flew(end), is: 'Jumped', exit });
const took = { is: 'Took', seat: 0, types: ['I', 'G'], squares: ['t7', 't9'], text: null };

const raids = [
    node('spare 2', {
        goes_on: true,
        then: [node('spare 3'), node('raid 3C', { scores: [1, 0, 0] })],
    }),
    node('raid 2U', {
        scores: [3, 0, 1],
        goes_on: true,
        then: [node('spare 3', { scores: [3, 0, 1] }), node('raid 3C')],
    }),
];
const EAST = node('fly E', {
    goes_on: true,
    then: [
        node('coast', { events: [flew('y3')] }),
        node('exit h8', { events: [jumped('h8', 'u8'), took], goes_on: true, then: raids }),
    ],
});

test('a flight over a wormhole has a landing for each way on', () => {
    const landings = landingsOf(EAST);
    expect(landings.map((one) => [one.actions.join(' '), one.end])).toEqual([
        ['fly E coast', 'y3'],
        ['fly E exit h8', 'u8'],
    ]);
    expect(landings[1]!.taken).toEqual([
        { type: 'I', square: 't7' },
        { type: 'G', square: 't9' },
    ]);
    expect(turnText(landings[1]!)).toBe('E-h8');
    expect(entryOf(landings[1]!, landings[0]!, new Set(['r3', 'w3', 'h8']))).toBe('r3');
    expect(entryOf(landings[0]!, landings[0]!, new Set(['r3']))).toBeNull();
});

test('where nothing is foreseen of a flight yet there is no landing', () => {
    expect(landingsOf(node('fly N', { goes_on: true }))).toEqual([]);
    expect(landingsOf(node('Hm8'))[0]!.end).toBe('m8');
    expect(landingsOf(node('Pc3'))[0]!.way).toBeNull();
});

test('every rocket is spared until something else is chosen', () => {
    const landing = landingsOf(EAST)[1]!;
    const spared = raidsOf(landing, new Map());
    expect(spared.actions).toEqual(['fly E', 'exit h8', 'spare 2', 'spare 3']);
    expect(spared.raids.map((raid) => raid.victim)).toEqual([1, 2]);
    expect(spared.open).toBe(false);
    const robbed = raidsOf(landing, new Map([[1, 'raid 2U']]));
    expect(robbed.actions).toEqual(['fly E', 'exit h8', 'raid 2U', 'spare 3']);
    expect(robbed.raids[1]!.scores).toEqual([3, 0, 1]);
    expect(robbed.raids[0]!.options).toEqual([{ action: 'raid 2U', type: 'U', scores: [3, 0, 1] }]);
});

test('what comes later is put where it belongs', () => {
    const cut = grafted([EAST], ['fly E', 'exit h8'], []);
    expect(raidsOf(landingsOf(cut[0]!)[1]!, new Map()).open).toBe(true);
    const whole = grafted(cut, ['fly E', 'exit h8'], raids);
    expect(raidsOf(landingsOf(whole[0]!)[1]!, new Map()).raids).toHaveLength(2);
});
