import { expect, test } from 'vitest';
import type { AnalysisPoint } from '../lib/protocol';
import { nearest, pathOf, spotsOf, spread } from './curves';

const point = (seat: number, seq: number, before: number, loss = 0): AnalysisPoint => ({
    number: seq,
    seq,
    seat,
    before,
    worth: before - loss,
    loss,
    margin: 0.01,
    name: null,
    action: 'a',
    best: 'a',
    played: 'a',
    better: null,
    rounds: 1,
});

test('decisions of one seat at one moment are one spot, told by the costliest', () => {
    const spots = spotsOf([point(0, 3, 0.5), point(0, 3, 0.6, 0.2), point(1, 4, 0.4), point(0, 5, 0.7)], (seq) => seq);
    expect(spots.map((spot) => [spot.seat, spot.index, spot.before])).toEqual([
        [0, 3, 0.5],
        [1, 4, 0.4],
        [0, 5, 0.7],
    ]);
    expect(spots[0]!.point.loss).toBe(0.2);
});

test('labels keep a gap, inside the graph', () => {
    expect(spread([50, 10, 52], 16, 0, 100)).toEqual([50, 10, 66]);
    expect(spread([99, 100, 98], 10, 0, 100)).toEqual([90, 100, 80]);
    expect(spread([5], 10, 0, 100)).toEqual([5]);
    const many = spread(Array<number>(12).fill(50), 16, 0, 110);
    expect(Math.min(...many)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...many)).toBeLessThanOrEqual(110);
});

test('the nearest spot is found', () => {
    expect(nearest([], 1, 1)).toBe(-1);
    expect(
        nearest(
            [
                [0, 0],
                [10, 0],
                [10, 50],
            ],
            9,
            40,
        ),
    ).toBe(2);
});

test('a line goes through its places', () => {
    expect(
        pathOf([
            [0, 1],
            [2, 3],
        ]),
    ).toBe('M0.0 1.0L2.0 3.0');
});
