import { expect, test } from 'vitest';
import type { Moment } from './telling';
import { indexAt, lastBarrier, lightsOf, marksOf, scaleOf, xOf } from './timeline';

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

test('the last barrier counts, and what came to light shows', () => {
    const moments = [moment(null, 'chance'), moment(0, 'seen'), moment(1, 'other'), moment(0, 'chance', true)];
    expect(lastBarrier(moments)).toBe(2);
    expect(lightsOf(moments)).toEqual([0, 1]);
    expect(lastBarrier([moment(0)])).toBe(-1);
});
