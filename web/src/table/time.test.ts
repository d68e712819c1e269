import { expect, test } from 'vitest';
import type { Clocks } from '../lib/protocol';
import { clockFace, longWait, secondsOf, windowSeconds } from './time';

const clocks: Clocks = { banks: [100, 60], running: [0], left: 100, least: null, out: [] };

test('only the time of who is asked runs', () => {
    expect(secondsOf(clocks, 0, 4000)).toBe(96);
    expect(secondsOf(clocks, 1, 4000)).toBe(60);
    expect(secondsOf(clocks, 0, 400_000)).toBe(0);
    expect(secondsOf(null, 0, 0)).toBeNull();
    expect(secondsOf({ ...clocks, banks: null }, 1, 0)).toBeNull();
});

test('a window has its own time, or else its least', () => {
    expect(windowSeconds({ ...clocks, running: [], left: 12, least: 3 }, 2000)).toBe(10);
    expect(windowSeconds({ ...clocks, left: null, least: 3 }, 2000)).toBe(1);
    expect(windowSeconds({ ...clocks, left: 3, least: 3 }, 5000)).toBe(0);
    expect(windowSeconds({ ...clocks, left: null, least: 3 }, 5000)).toBeNull(); // it waits for whoever thinks
    expect(windowSeconds({ ...clocks, left: null, least: 0.25 }, 0)).toBeNull(); // against bots alone nothing runs
    expect(windowSeconds(null, 0)).toBeNull();
});

test('clocks are read in minutes, hours and days', () => {
    expect(clockFace(252)).toBe('4:12');
    expect(clockFace(0.2)).toBe('0:01');
    expect(clockFace(7385)).toBe('2:03:05');
    expect(longWait(3 * 86400 + 7300)).toEqual({ days: 3, hours: 2 });
});
