import { expect, test } from 'vitest';
import { askedAt, leftOf, othersAt, shareOf, soonestFirst, spanOf, standingOf } from './lists';
import type { Clock, Listed, SeatInfo } from './protocol';

function table(part: Partial<Listed> & { left?: number; clock?: Clock | null }): Listed {
    const { left, clock = null, ...rest } = part;
    const clocks = left === undefined ? null : { banks: null, running: [], left, least: null, out: [] };
    return { status: 'playing', changed: 0, settings: { clock }, clocks, seats: [], ...rest } as unknown as Listed;
}

test('what waits for one stands apart from what waits for others', () => {
    expect(standingOf(table({ your_turn: true }))).toBe('asked');
    expect(standingOf(table({ your_turn: false }))).toBe('others');
    expect(standingOf(table({ status: 'waiting' }))).toBe('gathering');
    expect(['over', 'aborted'].map((status) => standingOf(table({ status: status as 'over' })))).toEqual([
        'finished',
        'finished',
    ]);
});

test('the soonest comes first, and what has no clock by its last move', () => {
    const sorted = soonestFirst([
        table({ id: 'old', changed: 1 }),
        table({ id: 'new', changed: 9 }),
        table({ id: 'soon', left: 20 }),
        table({ id: 'sooner', left: 5 }),
    ]);
    expect(sorted.map((one) => one.id)).toEqual(['sooner', 'soon', 'new', 'old']);
});

test('time left is a share of what the table gives', () => {
    expect(shareOf(table({ left: 300, clock: { is: 'live', bank: 600, gain: 10 } }))).toBe(0.5);
    expect(shareOf(table({ left: 36 * 3600, clock: { is: 'days', hours: 72 } }))).toBe(0.5);
    expect(shareOf(table({ left: 900, clock: { is: 'live', bank: 600 } }))).toBe(1);
    expect([shareOf(table({})), leftOf(table({}))]).toEqual([null, null]);
});

test('one is asked without one’s name, where one plays one seat', () => {
    const seats = [{ name: 'Ana' }, { name: 'Ben' }] as SeatInfo[];
    const asked = table({ seats, yours: [1], prompt: 'Ben, it is your turn.' });
    expect(askedAt(asked)).toBe('It is your turn.');
    expect(askedAt({ ...asked, yours: [0, 1] })).toBe('Ben, it is your turn.');
});

test('time is said in the unit that fits', () => {
    expect(spanOf(252)).toEqual({ unit: 'clock', text: '4:12' });
    expect(spanOf(-3)).toEqual({ unit: 'clock', text: '0:00' });
    expect(spanOf(5 * 3600)).toEqual({ unit: 'hours', count: 5 });
    expect(spanOf(72 * 3600)).toEqual({ unit: 'days', count: 3 });
});

test('the others are those who sit there, bots among them', () => {
    const seats = [
        { seat: 0, name: 'Ana', is: 'person', taken: true },
        { seat: 1, name: 'Ben', is: 'person', taken: true },
        { seat: 2, name: 'Seat 3', is: 'person', taken: false },
        { seat: 3, name: 'Greedy 4', is: 'bot', taken: false },
    ] as SeatInfo[];
    expect(othersAt(table({ seats, yours: [0] }))).toEqual(['Ben', 'Greedy 4']);
});
