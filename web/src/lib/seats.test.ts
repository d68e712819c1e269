import { expect, test } from 'vitest';
import { seatHue, seatInk, seatLetter, seatShape } from './seats';

test('twelve seats differ by letter, and the second six repeat shapes and hues', () => {
    const letters = Array.from({ length: 12 }, (_, seat) => seatLetter(seat));
    expect(letters.join('')).toBe('ABCDEFGHIJKL');
    expect(seatShape(7)).toBe(seatShape(1));
    expect(seatHue(11)).toBe(seatHue(5));
});

test('a chosen hue colours the name', () => {
    expect(seatInk(0, [3])).toBe('var(--seat-d-ink)');
    expect(seatInk(0)).toBe('var(--seat-a-ink)');
});
