import { expect, test } from 'vitest';
import type { Moment } from './telling';
import { indexAt, lastBarrier, locksOf, marksOf, scaleOf, xOf } from './timeline';

const moment = (seat: number | null, bars: string | null = null, undone = false): Moment => ({
    seq: 0,
    seat,
    events: [],
    undone,
    bars,
});

test('every moment is found again where it lies', () => {
    for (const count of [2, 20, 1000]) {
        const scale = scaleOf(count, 640, false);
        for (let index = 0; index < count; index++) expect(indexAt(scale, xOf(scale, index), count - 1)).toBe(index);
    }
});

test('what lies beyond the last is the last, and before the first the first', () => {
    const scale = scaleOf(5, 640, false);
    expect(indexAt(scale, 639, 4)).toBe(4);
    expect(indexAt(scale, -50, 4)).toBe(0);
});

test('a match that is over fills the line; a running one leaves room', () => {
    expect(xOf(scaleOf(5, 640, true), 4)).toBeCloseTo(632);
    expect(xOf(scaleOf(5, 640, false), 4)).toBeLessThan(200);
});

test('marks are drawn by seat, those that were taken back apart', () => {
    const marks = marksOf(scaleOf(4, 640, true), [moment(null), moment(0), moment(1), moment(0, null, true)]);
    expect(marks.map(({ seat, undone }) => [seat, undone])).toEqual([
        [0, false],
        [1, false],
        [0, true],
    ]);
});

test('each barrier has its lock, the last of those that lie too close', () => {
    const moments = [
        moment(null, 'chance'),
        moment(0, 'seen'),
        moment(1, 'other'),
        moment(0, 'chance', true),
        moment(1),
    ];
    expect(lastBarrier(moments)).toBe(2);
    expect(locksOf(scaleOf(5, 640, false), moments)).toEqual([0, 1, 2]);
    expect(lastBarrier([moment(0)])).toBe(-1);
    const many = Array.from({ length: 300 }, () => moment(1, 'other'));
    const scale = scaleOf(300, 640, false);
    const locks = locksOf(scale, many);
    expect(locks.at(-1)).toBe(299);
    for (const [k, index] of locks.slice(1).entries())
        expect(xOf(scale, index) - xOf(scale, locks[k]!)).toBeGreaterThanOrEqual(10);
});
