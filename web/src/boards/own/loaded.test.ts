import { expect, test } from 'vitest';
import { ownBoard } from './loaded.svelte';

test('what a board that failed left behind does not fail the next', () => {
    const board = ownBoard('bay');
    const first = 'http://host/api/games/bay/board.js';
    const trace = (place: string) =>
        `Error: gone\n    at tick (${place}:3:1)\n    at http://host/assets/first-1.js:1:2`;
    expect([board.isAt(first), board.isAt(trace(first)), board.isAt(trace('http://host/x.js'))]).toEqual([
        true,
        true,
        false,
    ]);
    for (const again of [1, 2]) {
        board.again();
        const shown = `${first}?again=${again}`;
        const before = again === 1 ? first : `${first}?again=1`;
        expect([board.isAt(shown), board.isAt(trace(shown)), board.isAt(before), board.isAt(trace(before))]).toEqual([
            true,
            true,
            false,
            false,
        ]);
    }
});
