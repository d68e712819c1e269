/** How a planet looks: drawn from its number, so that it looks the same in every game. */

const PALETTE: [string, string, string][] = [
    ['#f5b97a', '#a8512c', '#3b1512'],
    ['#9fd4ff', '#3a74c4', '#101f4a'],
    ['#d8c7ff', '#7a57c9', '#23124f'],
    ['#b9f0cf', '#2f9a78', '#0a322f'],
    ['#ffd2c2', '#d0685a', '#431726'],
    ['#f3e3b0', '#b08a3e', '#3c2a10'],
    ['#e6eefc', '#8b9bbd', '#272f4a'],
    ['#ffb0cf', '#b5447f', '#3a0f34'],
    ['#aef2f2', '#2c93a8', '#0b2d45'],
];
const RINGED = new Set([4, 10, 12, 15, 17, 20, 23]);
const KINDS = ['bands', 'craters', 'swirls', 'cap', 'bands', 'craters'] as const;

export interface Mark {
    d: string;
    fill: string;
    stroke: string;
    width: number;
    opacity: number;
}

export interface Art {
    light: string;
    body: string;
    tilt: number;
    ringed: boolean;
    marks: Mark[];
}

/** Numbers between 0 and 1 that are always the same for a seed. */
function dice(seed: number): () => number {
    let state = seed >>> 0;
    return () => {
        state = (state + 0x6d2b79f5) >>> 0;
        let t = Math.imul(state ^ (state >>> 15), state | 1);
        t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
        return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
    };
}

const circle = (x: number, y: number, r: number): string =>
    `M${(x - r).toFixed(1)} ${y.toFixed(1)}a${r.toFixed(1)} ${r.toFixed(1)} 0 1 0 ${(2 * r).toFixed(1)} 0a${r.toFixed(1)} ${r.toFixed(1)} 0 1 0 ${(-2 * r).toFixed(1)} 0z`;

const known = new Map<number, Art>();

export function artOf(number: number): Art {
    let art = known.get(number);
    if (!art) known.set(number, (art = drawn(number)));
    return art;
}

function drawn(number: number): Art {
    const roll = dice(number * 7919 + 13);
    const between = (low: number, high: number): number => low + roll() * (high - low);
    const [light, body, dark] = PALETTE[Math.floor(roll() * PALETTE.length)]!;
    const kind = KINDS[Math.floor(roll() * KINDS.length)]!;
    const tilt = [-22, -14, 16, 24][Math.floor(roll() * 4)]!;
    const marks: Mark[] = [];
    const filled = (d: string, fill: string, opacity: number): void => {
        marks.push({ d, fill, stroke: 'none', width: 0, opacity });
    };
    if (kind === 'bands')
        for (let k = 0; k < 5; k++) {
            const y = (-26 + k * 12 + between(-2, 2)).toFixed(1);
            const d = `M-32 ${y}q16 ${between(-5, 5).toFixed(1)} 32 0t32 0v${between(3, 7).toFixed(1)}q-16 4-32 0t-32 0z`;
            filled(d, k % 2 ? dark : light, between(0.25, 0.5));
        }
    else if (kind === 'craters')
        for (let k = 0; k < 7; k++) filled(circle(between(-22, 22), between(-22, 22), between(2, 6.5)), dark, 0.35);
    else if (kind === 'swirls')
        for (let k = 0; k < 4; k++)
            marks.push({
                d: `M-30 ${-20 + k * 13}q15 -14 30 0t30 0`,
                fill: 'none',
                stroke: light,
                width: between(2, 5),
                opacity: 0.4,
            });
    else {
        filled('M-22 -27a22 10 0 1 0 44 0a22 10 0 1 0 -44 0z', '#fff', 0.7);
        filled('M-30 6q10-12 22-4t16-6 22 6v8q-12 8-26 2t-34 2z', light, 0.5);
    }
    return { light, body, tilt, ringed: RINGED.has(number), marks };
}

/** Small stars in the Nebula, always the same. */
export const SPARKS: { x: number; y: number; r: number; opacity: number }[] = (() => {
    const roll = dice(9);
    return Array.from({ length: 44 }, () => {
        const turn = roll() * 2 * Math.PI;
        const far = roll() ** 0.6 * 120;
        return {
            x: Math.round(far * Math.cos(turn)),
            y: Math.round(far * Math.sin(turn) * 0.9),
            r: 0.6 + roll() * 1.2,
            opacity: 0.3 + roll() * 0.6,
        };
    });
})();
