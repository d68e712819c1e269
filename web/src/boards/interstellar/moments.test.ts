import { expect, test } from 'vitest';
import type { Told } from '../contract';
import { howCame, keyMoments } from './moments';

/** Events of a match, each told by an entry of its own. */
const told = (...events: Record<string, unknown>[]): Told[] =>
    events.map((one, seq) => ({ text: `${one.is as string}.`, seq, ...one }) as Told);
const turn = (number: number) => ({ is: 'TurnBegan', turn: number, seat: 0 });
const names = (all: ReturnType<typeof keyMoments>) => all.map((one) => [one.turn, one.told.map(({ is }) => is)]);

test('what moved the Oracle is told with what brought it, turn by turn', () => {
    const moments = keyMoments(
        told(
            turn(1),
            { is: 'Flew', seat: 0 },
            { is: 'CardTaken', seat: 0, card: 'pistol' },
            turn(2),
            { is: 'CardTaken', seat: 1, card: 'oracle' },
            { is: 'OracleGained', seat: 1 },
            { is: 'EntropyBegan' },
            turn(3),
            { is: 'Flew', seat: 0 },
            turn(4),
            { is: 'Killed', seat: 1, by: 2 },
            { is: 'OracleLeft', space: 'P3' },
            turn(5),
            { is: 'PlanetSpared', space: 'P9' },
            { is: 'Ended', seat: 2, ending: 'last-planet' },
        ),
    );
    expect(names(moments)).toEqual([
        [2, ['CardTaken', 'OracleGained', 'EntropyBegan']],
        [4, ['Killed', 'OracleLeft']],
        [5, ['PlanetSpared', 'Ended']],
    ]);
    expect(moments.map(({ seq, glyph, decides }) => [seq, glyph, decides])).toEqual([
        [5, 'oracle', true],
        [11, 'oracle', true],
        [14, 'flag', true],
    ]);
});

test('whatever else the turn brought its new holder did not bring the Oracle', () => {
    const moments = keyMoments(
        told(
            turn(1),
            { is: 'CardTaken', seat: 0, card: 'pistol' },
            { is: 'Saved', seat: 1 },
            { is: 'OracleGained', seat: 0 },
            turn(2),
            { is: 'CardTaken', seat: 1, card: 'sword' },
            { is: 'Came', outcome: '2 draws oracle', text: null },
            { is: 'OracleGained', seat: 1 },
        ),
    );
    expect(names(moments)).toEqual([
        [1, ['Saved', 'OracleGained']],
        [2, ['OracleGained']],
    ]);
});

test('of many, those that moved the Oracle are kept, and of the others the latest', () => {
    const many = Array.from({ length: 20 }, (_, n) => [turn(n + 1), { is: n ? 'Killed' : 'OracleGained', seat: 1 }]);
    const moments = keyMoments(told(...many.flat()));
    expect(moments.map((one) => one.turn)).toEqual([1, 13, 14, 15, 16, 17, 18, 19, 20]);
});

test('each of the three cards came last by what is told of it, or nobody was told', () => {
    const cards = howCame(
        told(
            turn(3),
            { is: 'CardTaken', seat: 0, card: 'oracle' },
            { is: 'OracleGained', seat: 0 },
            turn(4),
            { is: 'CardTaken', seat: 1, card: 'galactic_codex' },
            turn(5),
            { is: 'CardTaken', seat: 0, card: 'galactic_codex' },
            turn(6),
            { is: 'OracleGained', seat: 1 },
            { is: 'Came', outcome: '1 draws time_machine' },
            { is: 'Came', outcome: '2 draws galactic_codex' },
            turn(7),
            { is: 'Killed', seat: 1, by: 0 },
            { is: 'OracleGained', seat: 0 },
            turn(8),
            { is: 'CardPlayed', seat: 0, card: 'time_machine' },
            { is: 'Played', seat: 0, on: { is: 'PickCard', card: 'time_machine' } },
        ),
        0,
    );
    expect(cards.map((one) => [one.card, one.turn, one.told.map(({ is }) => is)])).toEqual([
        ['oracle', 7, ['Killed']],
        ['time_machine', 8, ['Played']],
        ['galactic_codex', 5, ['CardTaken']],
    ]);
    expect(howCame(told(turn(1)), 0).map((one) => one.told)).toEqual([[], [], []]);
});

test('what led to the Oracle is told, and no card that came before it', () => {
    const drawn = { is: 'Came', outcome: '2 draws shield', text: 'Drawn.' };
    const taken = (card: string) => ({ is: 'Came', outcome: `1 takes ${card}`, text: null });
    const all = told(
        turn(1),
        drawn,
        { is: 'AttackMade', seat: 1, target: 0 },
        { is: 'Saved', seat: 0 },
        { is: 'OracleGained', seat: 1 },
        turn(2),
        { is: 'CardPlayed', seat: 0, card: 'seduce' },
        taken('galactic_codex'),
        taken('oracle'),
        { is: 'OracleGained', seat: 0 },
        turn(3),
        drawn,
        { is: 'Flew', seat: 1 },
        { is: 'OracleGained', seat: 1 },
    );
    expect(names(keyMoments(all))).toEqual([
        [1, ['AttackMade', 'Saved', 'OracleGained']],
        [2, ['CardPlayed', 'OracleGained']],
        [3, ['OracleGained']],
    ]);
    expect(howCame(all, 0).map((one) => one.told.map(({ is }) => is))).toEqual([['CardPlayed'], [], ['CardPlayed']]);
});
