import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SOURCES = join(import.meta.dirname, '..', '..');
const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.svelte'));
const read = (name: string) => readFileSync(join(SOURCES, name), 'utf8');
const drawn = files
    .filter((name) => name.startsWith(join('parts', 'glyphs')))
    .flatMap((name) => [...read(name).matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id!));

test('every glyph is drawn once', () => {
    expect(drawn.filter((id, n) => drawn.indexOf(id) !== n)).toEqual([]);
});

test('every glyph that is asked for by name is drawn', () => {
    const missing: string[] = [];
    for (const name of files)
        for (const [, asked] of read(name).matchAll(/(?:<Icon\b[^>]*\bname=|\bicon=|<use\b[^>]*\bhref=)"#?([\w-]+)"/g))
            if (!drawn.includes(asked!)) missing.push(`${name}: ${asked}`);
    expect(missing).toEqual([]);
});
