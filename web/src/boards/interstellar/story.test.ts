import { expect, test } from 'vitest';
import type { Decision, Event } from '../../lib/protocol';
import { held, playedBefore, stretches, ticks, turnsOf } from './story';

const told = (...events: Record<string, unknown>[]): Event[] => events.map((one) => ({ text: null, ...one }) as Event);

test('planets go and the Oracle changes hands, turn by turn', () => {
    const turns = turnsOf(
        told(
            { is: 'TurnBegan', turn: 1, seat: 0 },
            { is: 'TurnBegan', turn: 2, seat: 1 },
            { is: 'OracleGained', seat: 1 },
            { is: 'PlanetVanished', space: 'P18' },
            { is: 'TurnBegan', turn: 3, seat: 0 },
            { is: 'OracleLeft', space: 'P3' },
            { is: 'PlanetVanished', space: 'P17' },
            { is: 'TurnBegan', turn: 4, seat: 1 },
            { is: 'OracleGained', seat: 0 },
        ),
        10,
    );
    expect(turns.map(({ left, holder }) => [left, holder])).toEqual([
        [10, null],
        [9, 1],
        [8, null],
        [8, 0],
    ]);
    expect(stretches(turns)).toEqual([
        { holder: 1, under: null, from: 2, to: 2 },
        { holder: null, under: 'P3', from: 3, to: 3 },
        { holder: 0, under: null, from: 4, to: 4 },
    ]);
});

test('who held the Oracle longest comes first, with the turns one after another in one span', () => {
    const all = [
        { holder: 1, under: null, from: 2, to: 4 },
        { holder: null, under: 'P3', from: 5, to: 5 },
        { holder: null, under: 'P9', from: 6, to: 6 },
        { holder: 0, under: null, from: 7, to: 7 },
        { holder: 1, under: null, from: 8, to: 8 },
    ];
    expect(held(all)).toEqual([
        {
            holder: 1,
            count: 4,
            spans: [
                [2, 4],
                [8, 8],
            ],
        },
        { holder: null, count: 2, spans: [[5, 6]] },
        { holder: 0, count: 1, spans: [[7, 7]] },
    ]);
});

test('a line of turns is named at its ends and between them, nothing close to its end', () => {
    expect(ticks(1)).toEqual([1]);
    expect(ticks(12)).toEqual([1, 5, 12]);
    expect(ticks(43)).toEqual([1, 10, 20, 30, 43]);
});

const asked = (step: string, seat = 0): Decision => ({ step, seat }) as Decision;
const beam = { is: 'CardPlayed', seat: 0, card: 'graviton_beam' };

test('a window is asked again after whatever was played in it, and for nothing before', () => {
    const opened = { is: 'WindowOpened', window: 'end' };
    expect(playedBefore(asked('AnswerWindow', 1), told(opened, beam))?.card).toBe('graviton_beam');
    expect(playedBefore(asked('AnswerWindow', 1), told(opened, { is: 'AbilityUsed', seat: 2 }))?.seat).toBe(2);
    expect(playedBefore(asked('AnswerWindow', 1), told(beam, opened))).toBeNull();
});

test('another question is asked again after the utility of who is asked', () => {
    const attack = { is: 'AttackMade', seat: 1, target: 0 };
    expect(playedBefore(asked('AnswerAttack'), told(attack, beam))?.card).toBe('graviton_beam');
    expect(playedBefore(asked('AnswerAttack'), told(beam, attack))).toBeNull();
    expect(playedBefore(asked('AnswerDiplomacy'), told({ is: 'CardPlayed', seat: 1, card: 'seduce' }))).toBeNull();
    expect(playedBefore(asked('Main'), told(beam))).toBeNull();
});
