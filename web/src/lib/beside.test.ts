import { beforeEach, expect, test, vi } from 'vitest';
import { beside } from './beside';

const box = (left: number, top: number, width: number, height: number): Element =>
    ({
        getBoundingClientRect: () => ({ left, top, width, height, right: left + width, bottom: top + height }),
    }) as Element;

beforeEach(() => {
    vi.stubGlobal('innerWidth', 1000);
    vi.stubGlobal('innerHeight', 600);
});

test('a sheet lies under what opened it, with the same right edge', () => {
    expect(beside(box(800, 10, 100, 40), box(0, 0, 220, 300))).toEqual({ left: 680, top: 56 });
});

test('where there is no room below it lies above', () => {
    expect(beside(box(800, 500, 100, 40), box(0, 0, 220, 300))).toEqual({ left: 680, top: 194 });
});

test('it never leaves the screen', () => {
    expect(beside(box(0, 10, 40, 40), box(0, 0, 220, 300)).left).toBe(8);
    expect(beside(box(980, 10, 40, 40), box(0, 0, 220, 300)).left).toBe(772);
    expect(beside(box(800, 200, 100, 40), box(0, 0, 220, 590)).top).toBe(8);
});
