import { expect, test } from 'vitest';
import type { Entry } from '../lib/protocol';
import { beforeLastOf, saidLast, standing, undone } from './takebacks';

function entry(seq: number, is: string, more: Partial<Entry> = {}): Entry {
    return { seq, at: 0, is, text: null, events: [{ is: 'E', text: `event ${seq}` }], ...more };
}

const log = [
    entry(0, 'created'),
    entry(1, 'began'),
    entry(2, 'moved', { seat: 0 }),
    entry(3, 'moved', { seat: 1 }),
    entry(4, 'tookback', { after: 2 }),
    entry(5, 'said'),
    entry(6, 'moved', { seat: 1 }),
];

test('what was taken back stands no more', () => {
    expect(standing(log).map((one) => one.seq)).toEqual([1, 2, 6]);
});

test('what goes is told in the words of the log', () => {
    expect(undone(log, 1)).toEqual(['event 2', 'event 6']);
    expect(undone(log, 6)).toEqual([]);
});

test('the own last move may lie behind those of others', () => {
    expect(beforeLastOf(log, 0)).toBe(1);
    expect(beforeLastOf(log, 1)).toBe(2);
    expect(beforeLastOf(log, 2)).toBeNull();
});

test('what was said of chance last can be unsaid until somebody decides', () => {
    const dealt = [...log, entry(7, 'moved', { by: 'chance' }), entry(8, 'moved', { by: 'chance' })];
    expect(saidLast(log)).toBe(false);
    expect(saidLast(dealt)).toBe(true);
    expect(saidLast([...dealt, entry(9, 'tookback', { after: 6 })])).toBe(false);
});
