import { beforeEach, expect, test, vi } from 'vitest';
import { codeSaid, isCode, keepLinks, linksOf, readPasted } from './links';

const HERE = 'http://table.test:8080';

beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', {
        getItem: (key: string) => kept.get(key) ?? null,
        setItem: (key: string, value: string) => kept.set(key, value),
    });
});

test('a pasted link is read whole, cut to its path, or as a table with its key', () => {
    const table = { is: 'table', table: 'abcDEF12_-xy', key: 'k'.repeat(43) };
    const tail = `abcDEF12_-xy#${'k'.repeat(43)}`;
    for (const text of [`${HERE}/t/${tail}`, ` ${HERE}/tables/${tail}\n`, `/t/${tail}`, tail])
        expect(readPasted(text, HERE), text).toEqual(table);
    expect(readPasted('abcDEF12_-xy', HERE)).toEqual({ is: 'table', table: 'abcDEF12_-xy', key: '' });
});

test('a code may be typed in small letters and in parts', () => {
    for (const text of ['K7QM2-F9ABC', 'k7qm2 f9abc', 'K7QM2F9ABC'])
        expect(readPasted(text, HERE)).toEqual({ is: 'code', code: 'K7QM2F9ABC' });
    expect(codeSaid('K7QM2F9ABC')).toBe('K7QM2-F9ABC');
    expect([isCode('K7QM2F9ABC'), isCode('k'.repeat(43))]).toEqual([true, false]);
});

test('links of other servers and what is no link are told apart', () => {
    expect(readPasted('https://elsewhere.test/t/abcDEF12_-xy#key45678', HERE)).toEqual({ is: 'elsewhere' });
    for (const text of ['', 'hello there', 'http://', '<b>abcDEF12</b>', `${HERE}/new`, 'x'.repeat(10_000)])
        expect(readPasted(text, HERE), text.slice(0, 20)).toBeNull();
});

test('links are kept by table, added to, and the oldest make room', () => {
    keepLinks('first', { invite: 'a', watch: '' });
    keepLinks('first', { watch: 'b' });
    expect(linksOf('first')).toEqual({ invite: 'a', watch: 'b' });
    for (let k = 0; k < 60; k++) keepLinks(`table-${k}`, { invite: `${k}` });
    expect(linksOf('first')).toEqual({});
    expect(linksOf('table-59')).toEqual({ invite: '59' });
});
