import { expect, test } from 'vitest';
import type { Event } from '../../lib/protocol';
import { stretches, turnsOf } from './story';

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
        { holder: 1, from: 2, to: 2 },
        { holder: null, from: 3, to: 3 },
        { holder: 0, from: 4, to: 4 },
    ]);
});
