import { expect, test } from 'vitest';
import { Refused } from '../lib/api';
import type { SeatInfo, TableAbout } from '../lib/protocol';
import { arrive, freeSeats, mayWatch } from './arriving';

const CODE = 'K7QM2F9ABC';
const KEY = 'k'.repeat(43);
const seat = (number: number, taken: boolean, is: 'person' | 'bot' = 'person') =>
    ({ seat: number, taken, is }) as SeatInfo;

function about(part: Partial<TableAbout> = {}): TableAbout {
    return {
        status: 'waiting',
        seats: [seat(0, true), seat(1, false), seat(2, false, 'bot')],
        settings: { public: false, watch: 'link' },
        yours: [],
        host: false,
        referee: false,
        invited: false,
        watches: true,
        ...part,
    } as unknown as TableAbout;
}
const refuse = (code: string) => Promise.reject(new Refused({ code, rule: null, message: code, report: null }, 403));
/** A server that tells this of the table, and takes keys or not. */
const server = (told: TableAbout | string, enters: true | string = true) => ({
    about: () => (typeof told === 'string' ? refuse(told) : Promise.resolve(told)),
    enter: () => (enters === true ? Promise.resolve({ seat: null }) : refuse(enters)),
});
const found = async (key: string, ...served: Parameters<typeof server>) =>
    (await arrive('table', key, server(...served))).is;

test('an invitation leads to the seats, to a full table, or to a match that has begun', async () => {
    expect(await found(KEY, about({ invited: true }))).toBe('seat');
    expect(await found(KEY, about({ invited: true, seats: [seat(0, true), seat(1, true)] }))).toBe('full');
    expect(await found(KEY, about({ invited: true, status: 'playing' }))).toBe('begun');
    expect(freeSeats(about())).toEqual([1]);
});

test('who sits there already goes in, by whatever link', async () => {
    expect(await found(KEY, about({ invited: true, yours: [0] }))).toBe('in');
    expect(await found(KEY, about({ invited: true, host: true }))).toBe('in');
    expect(await found('', about({ yours: [0], watches: true }))).toBe('in');
});

test('other keys and codes go into the pocket; those that open nothing are told apart from what is not there', async () => {
    expect(await found(KEY, about())).toBe('in');
    expect(await found(CODE, 'table/unknown')).toBe('in');
    expect(await found(KEY, 'table/unknown')).toBe('expired');
    expect(await found(KEY, about(), 'table/not-allowed')).toBe('expired');
    expect(await found(CODE, about(), 'table/not-allowed')).toBe('refused');
    expect(await found('', 'table/unknown')).toBe('unknown');
    expect(await found('', 'table/quarantined')).toBe('refused');
    expect(await found(KEY, 'page/unreachable')).toBe('refused');
});

test('without a key a public table lets people sit down while it waits, and watch where they may', async () => {
    const open = { public: true, watch: 'all' } as TableAbout['settings'];
    expect(await found('', about({ settings: open }))).toBe('seat');
    expect(await found('', about({ settings: open, status: 'playing' }))).toBe('in');
    expect(await found('', about({ settings: open, status: 'playing', watches: false }))).toBe('unseen');
    expect(mayWatch(about({ settings: { ...open, watch: 'nobody' } }))).toBe(false);
});
