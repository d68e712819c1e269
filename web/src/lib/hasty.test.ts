import { expect, test } from 'vitest';
import { Hasty, SOON } from './hasty';

/** A page at a time of its own, and clicks on it: each returns whether it chooses anything. */
function page() {
    const at = { time: 10_000 };
    const hasty = new Hasty(() => at.time);
    hasty.asked('1', '');
    const pressed = {};
    const click = (x: number, detail = 1): boolean => {
        const event = new Event('click', { cancelable: true });
        Object.assign(event, { clientX: x, clientY: 5, detail });
        Object.defineProperty(event, 'target', { value: { closest: () => pressed } });
        hasty.weigh(event as MouseEvent);
        return !event.defaultPrevented;
    };
    return { at, hasty, click };
}

test('a second click on the answer to another question waits until it can have been read', () => {
    const { at, hasty, click } = page();
    expect(click(50)).toBe(true);
    at.time += 100;
    hasty.asked('2', '');
    at.time += SOON - 1;
    expect(click(52)).toBe(false);
    at.time += 1;
    expect(click(52)).toBe(true);
});

test('a click elsewhere, by a key, or on what was there before is one of its own', () => {
    const { at, hasty, click } = page();
    click(50);
    expect(click(50)).toBe(true);
    at.time += 10;
    hasty.asked('2', '');
    expect(click(150)).toBe(true);
    hasty.asked('3', '');
    hasty.key();
    expect(click(150)).toBe(true);
    expect(click(150, 0)).toBe(true);
});

test('a part of a move that is chosen changes what can be pressed', () => {
    const { hasty, click } = page();
    click(50);
    hasty.asked('1', 'a');
    expect(click(50)).toBe(true); // the same thing, pressed again and again
    hasty.asked('2', 'a');
    expect(click(50)).toBe(false);
});
