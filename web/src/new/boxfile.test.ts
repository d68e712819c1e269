import { expect, test } from 'vitest';
import { lineOf, NoJson, readBox } from './boxfile';

const FILE = `{
  "version": "mine \\"1\\"",
  "tiles": {
    "A": [".#...",
          "....."],
    "B": []
  },
  "more": [1, -2.5e3, true, null, {"a": {}}]
}
`;

const faultIn = (text: string): number | null => {
    try {
        readBox(text);
        return null;
    } catch (error) {
        if (error instanceof NoJson) return error.line;
        throw error;
    }
};

test('a file is read as JSON', () => {
    expect(readBox(FILE)).toEqual(JSON.parse(FILE));
    expect(readBox(' 7 ')).toBe(7);
});

test('what is no JSON is found on its line', () => {
    expect(faultIn(FILE)).toBeNull();
    expect(faultIn('')).toBe(1);
    expect(faultIn('{\n  "a": 1,\n}')).toBe(3);
    expect(faultIn('{\n  "a": 1\n  "b": 2\n}')).toBe(3);
    expect(faultIn('{\n  "a": [1, 02]\n}')).toBe(2);
    expect(faultIn("{\n\n 'a': 1}")).toBe(3);
    expect(faultIn('{} {}')).toBe(1);
    expect(faultIn('{"a": "\\x"}')).toBe(1);
});

test('a path leads to a line, or to that of what it would stand in', () => {
    expect(lineOf(FILE, 'tiles.A.1')).toBe(5);
    expect(lineOf(FILE, 'tiles.B')).toBe(6);
    expect(lineOf(FILE, 'tiles.C')).toBe(3);
    expect(lineOf(FILE, 'tiles.C.4')).toBe(3);
    expect(lineOf(FILE, 'more.4.a')).toBe(8);
    expect(lineOf(FILE, '')).toBe(1);
    expect(lineOf(FILE, 'nothing')).toBe(1);
});
