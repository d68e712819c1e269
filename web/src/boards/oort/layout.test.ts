import { expect, test } from 'vitest';
import { angleOf, line, middle, place, rows, squareUnder, touches, WAYS } from './geometry';
import {
    cloudOf,
    fieldOf,
    isLaid,
    layingOf,
    lying,
    tileOf,
    turned,
    TYPES,
    type Field,
    type Type,
    worthOf,
} from './layout';

/** The board of the rules' examples: tiles A to O in reading order, none turned. */
const PLAIN = [...'ABCDEFGHIJKLMNO'].map((letter) => `${letter}0`).join('');
const PRINTED = [...'CDCGCHCICUDGDHDIDUGHGIGUHIHUIU'] as Type[];
const PICTURE = `
15 .#... #...G ##..# ....# #....
14 ..... ..... ..... I..#. .U..#
13 .#oC. ..o#. ..o.. ..o.. ..o..
12 ..... ..C.. ..C.# ...#. C....
11 #...D ..... H.... C.... ....#
10 ...## #H..# I.... #.... ....#
 9 #G... ....# ..D#. ..#.. ..H..
 8 ..o.. ..o.. ..o.. ..o.. ..o..
 7 #...D ..... .#... ..D.# .G...
 6 ..... ...D. ...#. U.... #...#
 5 ..... .G... ..... ...## #..#.
 4 ..G.# ....# ..... .U... I....
 3 .Io.. ..o.. .Ho.. ..oH. ..o..
 2 ..... U..## ..I.# ..... ...U#
 1 .#..# #.... ....# .#..# .....`;

function drawn(field: Field): string[] {
    return rows(false).map((row) =>
        row
            .map((square) => {
                if (field.holes.has(square)) return 'o';
                const rock = field.rocks.get(square);
                return rock ? (rock.token ?? '#') : '.';
            })
            .join(''),
    );
}

test('a laid board is the one that the rules draw (section 2)', () => {
    const expected = PICTURE.trim()
        .split('\n')
        .map((row) => row.trim().replace(/^\d+/, '').replaceAll(' ', ''));
    expect(drawn(fieldOf(PLAIN, '', PRINTED))).toEqual(expected);
});

test('a quarter turn goes clockwise: new(y, x) = old(4 - x, y) (OO-3.3)', () => {
    const tile = tileOf('A', '');
    const once = turned(tile, 1);
    for (let y = 0; y < 5; y++) for (let x = 0; x < 5; x++) expect(once[5 * y + x]).toBe(tile[5 * (4 - x) + y]);
    expect(turned(tile, 4)).toBe(tile);
});

test('tokens lie in the order of the printed types, gone ones leave a marked rock', () => {
    const tokens = [...PRINTED] as (Type | null)[];
    tokens[0] = null; // tile A: C is the first spot
    const field = fieldOf(PLAIN, '', tokens);
    expect(field.rocks.get('d13')).toEqual({ square: 'd13', marked: true, token: null });
    expect(field.rocks.get('e11')!.token).toBe('D');
    expect(lying(tokens)).toBe(29);
});

test('a scoring tile of its own says its points', () => {
    expect(worthOf('')).toEqual({ tokens: [0, 1, 3, 6, 10], set: 5 });
    expect(worthOf('.....;2,4,6,8,9,11')).toEqual({ tokens: [2, 4, 6, 8, 9], set: 11 });
});

test('tiles of a table of its own are read out of the view', () => {
    const own = [...'ABCDEFGHIJKLMNO'].map((letter) => tileOf(letter, ''));
    own[0] = 'C.........' + '..O..' + '.........D';
    const field = fieldOf(PLAIN, own.join('/'), PRINTED);
    expect(field.rocks.get('a15')!.token).toBe('C');
    expect(field.rocks.get('e11')!.token).toBe('D');
    expect(field.rocks.has('b15')).toBe(false);
});

test('a board that is being laid shows what lies already', () => {
    const field = fieldOf('A1B', '', []);
    expect(field.holes).toEqual(new Set(['c13', 'h13']));
    expect([...field.rocks.values()].every((rock) => rock.token === null)).toBe(true);
});

test('spaces lie where they are found again, turned or not', () => {
    for (const on of [false, true])
        for (const square of ['a1', 'y15', 'm8', 'r3']) expect(squareUnder(middle(square, on), on)).toBe(square);
    expect(middle('a1', false).y).toBeGreaterThan(middle('a2', false).y);
    expect(middle('a2', true).x).toBeGreaterThan(middle('a1', true).x);
    expect(squareUnder({ x: 2, y: 2 }, false)).toBeNull();
});

test('lines, neighbours and headings', () => {
    expect(line('m3', 'p6')).toEqual(['n4', 'o5', 'p6']);
    expect(line('m3', 'm3')).toEqual([]);
    expect(touches('m3', 'n4')).toBe(true);
    expect(touches('m3', 'o3')).toBe(false);
    expect(WAYS.map((way) => angleOf(way, false))).toEqual([0, 45, 90, 135, 180, 225, 270, 315]);
    expect(angleOf('N', true)).toBe(90);
    expect(place('y15')).toEqual({ file: 24, rank: 14 });
    expect(TYPES.length).toBe(6);
});

test('what is laid by hand next: a tile from the north-west corner on, how it is turned, then a token', () => {
    const laying = (layout: string, tokens: string[] = []) => {
        const cloud = cloudOf({ is: 'Cloud', layout, tokens, tiles: '', steps: [] });
        return isLaid(cloud) ? null : layingOf(cloud);
    };
    expect(laying('')).toEqual({ is: 'tile', from: 'a11', to: 'e15' });
    expect(laying('A')).toEqual({ is: 'turn', from: 'a11', to: 'e15' });
    expect(laying('A0B1C2D3E0F')).toEqual({ is: 'turn', from: 'a6', to: 'e10' });
    expect(laying(PLAIN)).toEqual({ is: 'token', from: 'd13', to: 'd13' });
    expect(laying(PLAIN, ['C'])).toEqual({ is: 'token', from: 'e11', to: 'e11' });
    expect(laying(PLAIN, PRINTED)).toBeNull();
});
