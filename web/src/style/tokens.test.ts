import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { HUES, seatHue, seatLetter, seatShape } from '../lib/seats';

type Triple = [number, number, number];
type Theme = Record<string, string>;

const source = (...at: string[]): string => readFileSync(join(import.meta.dirname, ...at), 'utf8');
const blocks = [...source('tokens.css').matchAll(/^:root(?:\[data-theme='(\w+)'\])? \{([^}]*)\}/gm)].map(
    ([, name, body]): [string, Theme] => [
        name ?? 'dark',
        Object.fromEntries([...body!.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, token, is]) => [token!, is!])),
    ],
);
/** The dark one is the default; the others only give other values. */
const themes = blocks.map(([name, theme]): [string, Theme] => [name, { ...blocks[0]![1], ...theme }]);

/** The light of a colour: red, green and blue, from 0 to 1. */
function light(colour: string): Triple {
    const digits = colour.length === 4 ? [...colour.slice(1)].map((one) => one + one) : colour.match(/[^#]{2}/g)!;
    return digits.map((two) => {
        const part = parseInt(two, 16) / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    }) as Triple;
}

const dot = (row: Triple, [r, g, b]: Triple): number => row[0] * r + row[1] * g + row[2] * b;
const LUMINANCE: Triple = [0.2126, 0.7152, 0.0722];

/** The contrast of two colours as WCAG reckons it. */
function contrast(one: string, other: string): number {
    const [less, more] = [one, other].map((colour) => dot(LUMINANCE, light(colour)) + 0.05).sort((a, b) => a - b);
    return more! / less!;
}

/** What eyes make of light: Machado, Oliveira and Fernandes (2009), where one kind of cone is missing. */
const EYES: Record<string, [Triple, Triple, Triple]> = {
    usual: [
        [1, 0, 0],
        [0, 1, 0],
        [0, 0, 1],
    ],
    protan: [
        [0.152286, 1.052583, -0.204868],
        [0.114503, 0.786281, 0.099216],
        [-0.003882, -0.048116, 1.051998],
    ],
    deutan: [
        [0.367322, 0.860646, -0.227968],
        [0.280085, 0.672501, 0.047413],
        [-0.01182, 0.04294, 0.968881],
    ],
    tritan: [
        [1.255528, -0.076749, -0.178779],
        [-0.078411, 0.930809, 0.147602],
        [0.004733, 0.691367, 0.3039],
    ],
    grey: [LUMINANCE, LUMINANCE, LUMINANCE],
};

/** Where a colour lies in CIE L*a*b* as those eyes see it: there alike distances look alike. */
function seen(colour: string, eyes: string): Triple {
    const sees = EYES[eyes]!.map((row) => Math.min(1, Math.max(0, dot(row, light(colour))))) as Triple;
    const root = (part: number): number => (part > 0.008856 ? Math.cbrt(part) : 7.787 * part + 16 / 116);
    const x = root(dot([0.4124, 0.3576, 0.1805], sees) / 0.95047);
    const y = root(dot(LUMINANCE, sees));
    const z = root(dot([0.0193, 0.1192, 0.9505], sees) / 1.08883);
    return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** How unlike two colours are to those eyes: the delta E of 1976. */
function unlike(one: string, other: string, eyes: string): number {
    const [a, b] = [seen(one, eyes), seen(other, eyes)];
    return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

/** Which of these colours have less contrast than that to which grounds. */
function pale(theme: Theme, colours: string[], grounds: string[], least: number): string[] {
    return colours.flatMap((colour) =>
        grounds
            .map((ground): [string, number] => [ground, contrast(theme[colour]!, theme[ground]!)])
            .filter(([, found]) => found < least)
            .map(([ground, found]) => `${colour} on ${ground}: ${found.toFixed(2)}`),
    );
}

const PAGE = ['bg', 'bg-2', 'panel', 'panel-2', 'raised', 'well'];
const named = (theme: Theme, like: RegExp): string[] => Object.keys(theme).filter((token) => like.test(token));

test('the reckoning knows black and white, and red from green', () => {
    expect(contrast('#000', '#ffffff')).toBeCloseTo(21);
    expect(unlike('#000', '#fff', 'grey')).toBeCloseTo(100, 0);
    expect(unlike('#c00', '#8b8b00', 'usual')).toBeGreaterThan(3 * unlike('#c00', '#5f5f00', 'protan'));
});

test.each(themes)('whatever is read stands out by 4.5 to 1: %s', (_, theme) => {
    const inks = ['text', 'text-2', 'text-3', 'accent', 'gold', 'danger', 'info', ...named(theme, /^seat-.-ink$/)];
    expect(pale(theme, inks, PAGE, 4.5)).toEqual([]);
    expect(pale(theme, ['on-accent'], ['accent'], 4.5)).toEqual([]);
    expect(pale(theme, ['cu-on'], named(theme, /^cu-.$/), 4.5)).toEqual([]);
    for (const seat of named(theme, /^seat-.$/)) expect(pale(theme, [`${seat}-on`], [seat], 4.5)).toEqual([]);
});

test.each(themes)('whatever is drawn to be told apart stands out by 3 to 1: %s', (_, theme) => {
    const signs = ['accent-2', 'seat-outline', ...named(theme, /^(res-.|cu-[rgbyx]|dm-\w+)$/)];
    expect(pale(theme, signs, [...PAGE, 'tile-1', 'tile-2'], 3)).toEqual([]);
    expect(pale(theme, ['rock-line', 'wh-1', 'wh-2'], ['tile-1', 'tile-2'], 3)).toEqual([]);
});

/** How a seat's marker is drawn: its outline, filled or hollow from the seventh seat on, and its letter. */
const signs = source('..', 'parts', 'glyphs', 'Marks.svelte');
const SEATS = Array.from({ length: 12 }, (_, seat) => {
    const drawing = new RegExp(`<symbol id="seat-${seatShape(seat)}"[^>]*>([^]*?)</symbol>`).exec(signs)?.[1];
    return { seat, form: `${seat < HUES ? 'filled' : 'hollow'} ${drawing}`, letter: seatLetter(seat) };
});

test.each(Object.keys(EYES))('twelve seats are told apart without the colour that is missing: %s', (eyes) => {
    const alike: string[] = [];
    for (const [name, theme] of themes)
        for (const one of SEATS)
            for (const two of SEATS.slice(0, one.seat)) {
                const letters = one.letter !== two.letter;
                const [hue, other] = [one, two].map(({ seat }) => theme[`seat-${seatHue(seat)}`]!);
                // A marker's form is its pattern: also whoever chose the hue of another keeps it.
                if (!letters || (unlike(hue!, other!, eyes) < 20 && one.form === two.form))
                    alike.push(`${name}: ${two.letter} ${one.letter}`);
            }
    expect(alike).toEqual([]);
    expect(SEATS.map((one) => one.form).join()).not.toContain('undefined');
});

test('six hues are six colours to most eyes, and markers never lean on that alone', () => {
    const hues = Array.from({ length: HUES }, (_, hue) => themes[0]![1][`seat-${seatHue(hue)}`]!);
    for (const eyes of ['usual', 'protan'])
        for (const [n, one] of hues.entries())
            for (const two of hues.slice(0, n)) expect(unlike(one, two, eyes), eyes).toBeGreaterThanOrEqual(20);
    expect(new Set(SEATS.map((one) => one.form)).size).toBe(SEATS.length);
});
