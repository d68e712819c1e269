import { beforeAll, expect, test } from 'vitest';
import type { SeatInfo } from '../../lib/protocol';
import { speak } from '../../lib/texts.svelte';
import { nextsSaid, sameNext } from './words';

const seats = ['Ana', 'Ben'].map((name, seat) => ({ seat, name }) as SeatInfo);
const after = {
    2: { hour: 3, next: 0, draws: 0 },
    3: { hour: 4, next: 1, draws: 0 },
    4: { hour: 5, next: 1, draws: 0 },
};

beforeAll(() => speak('en'));

test('what costs more Hours for one card than for another is said for each', () => {
    expect(nextsSaid(after, [2, 3], 0, seats)).toBe(
        '2 Hours: You come to hour 3 and play again. 3 Hours: You come to hour 4; Ben plays next.',
    );
    expect(nextsSaid(after, [3], 0, seats)).toBe('You come to hour 4; Ben plays next.');
    expect(nextsSaid(after, [], 0, seats)).toBe('');
});

test('one marker says who plays next where that is the same at any cost', () => {
    expect(sameNext(after, [3, 4])).toBe(1);
    expect(sameNext(after, [2, 3])).toBeNull();
    expect(sameNext(after, [])).toBeNull();
});
