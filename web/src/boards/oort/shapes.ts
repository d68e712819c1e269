/** The forms that are drawn many times: six rocks, and how each space picks and turns one. */

import { place } from './geometry';

export const ROCKS: { points: string; craters: [x: number, y: number, radius: number][] }[] = [
    {
        points: '15.6,2.1 9.6,9.9 0.6,12.4 -8.2,11.2 -11.8,3.8 -11.6,-4.0 -7.8,-13.9 3.2,-14.1 10.2,-9.2',
        craters: [
            [2.9, 1.8, 2.7],
            [4.0, -5.2, 1.7],
            [4.6, 1.2, 3.0],
        ],
    },
    {
        points: '15.7,-0.3 11.2,9.5 2.6,14.6 -6.3,11.3 -16.2,2.8 -13.4,-6.8 -7.0,-10.5 1.2,-11.8 11.1,-7.6',
        craters: [
            [4.2, -1.4, 3.3],
            [4.2, -6.0, 2.0],
            [4.9, -0.4, 3.4],
        ],
    },
    {
        points: '14.3,-0.4 12.4,8.3 3.0,12.7 -4.6,12.7 -11.9,2.4 -10.5,-4.7 -7.1,-12.0 3.0,-12.1 12.6,-10.5',
        craters: [
            [3.2, -1.0, 2.3],
            [-1.3, 5.9, 1.6],
            [4.4, 5.7, 2.7],
        ],
    },
    {
        points: '13.4,-1.4 9.0,11.6 2.4,16.3 -8.1,9.9 -13.1,-1.3 -9.0,-7.8 -2.1,-14.3 9.3,-11.2',
        craters: [
            [-1.5, -0.6, 3.3],
            [-0.2, 0.9, 3.2],
            [-3.8, -4.2, 3.2],
        ],
    },
    {
        points: '12.4,-1.1 12.2,10.6 6.7,14.8 -6.3,13.1 -9.5,7.3 -16.1,2.7 -12.9,-7.6 -6.1,-14.4 4.4,-12.2 11.1,-10.2',
        craters: [
            [-5.2, -3.3, 2.6],
            [4.2, 1.4, 2.1],
            [5.0, -3.6, 1.6],
        ],
    },
    {
        points: '12.7,-0.4 11.1,6.6 2.7,16.1 -4.5,11.3 -12.3,4.7 -12.8,-5.9 -5.1,-13.5 4.5,-13.1 9.6,-8.9',
        craters: [
            [-5.6, 1.2, 1.7],
            [-5.2, -2.3, 1.8],
            [-5.1, -0.6, 2.3],
        ],
    },
];

/** Which rock lies on a space, and how it is turned: the same in every game. */
export function rockOn(square: string): { form: number; angle: number } {
    const { file, rank } = place(square);
    return { form: (file * 7 + rank * 13) % ROCKS.length, angle: (file * 53 + rank * 97) % 360 };
}

/** The arcs of a wormhole: radius, angle, width, opacity. */
export const ARCS: [radius: number, angle: number, width: number, opacity: number][] = [
    [6, 0, 2, 1],
    [6, 180, 2, 1],
    [10, 60, 1.8, 0.8],
    [10, 240, 1.8, 0.8],
    [14, 120, 1.5, 0.5],
    [14, 300, 1.5, 0.5],
];

/** Stars behind the board, as parts of its width and height; the same each time. */
export const STARS: { x: number; y: number; radius: number; opacity: number }[] = (() => {
    let seed = 5;
    const next = (): number => (seed = (seed * 16807) % 2147483647) / 2147483647;
    return Array.from({ length: 110 }, () => ({
        x: next(),
        y: next(),
        radius: 0.6 + next() * 0.7,
        opacity: 0.1 + next() * 0.3,
    }));
})();
