/** Stars of a sky that looks the same each time: drawn from one number. */

export interface Star {
    x: number;
    y: number;
    /** Radius. */
    r: number;
    /** Opacity. */
    o: number;
}

export function stars(seed: number, count: number, width: number, height: number): Star[] {
    let state = seed;
    const next = () => (state = (state * 16807) % 2147483647) / 2147483647;
    for (let k = 0; k < 8; k++) next(); // small seeds begin alike
    return Array.from({ length: count }, () => ({
        x: Math.round(next() * width),
        y: Math.round(next() * height),
        r: Math.round((0.5 + next() ** 2 * 1.1) * 10) / 10,
        o: Math.round((0.12 + 0.6 * next() ** 2) * 100) / 100,
    }));
}
