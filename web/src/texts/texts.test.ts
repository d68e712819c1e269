import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';

const SOURCES = join(import.meta.dirname, '..');
const LANGUAGES = ['en', 'fr'] as const;
type Node = { type: string; [key: string]: unknown };

function isNode(value: unknown): value is Node {
    return typeof value === 'object' && value !== null && 'type' in value;
}

const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).sort();
const code = files
    .filter((name) => /\.(svelte|ts)$/.test(name) && !name.endsWith('.test.ts'))
    .map((name) => [name, readFileSync(join(SOURCES, name), 'utf8')] as const);

/** What a language says: `id` or `id.attribute`, with its words and the names of what it is given. */
function messages(language: string): Map<string, { words: string[]; given: string[] }> {
    const said = new Map<string, { words: string[]; given: string[] }>();
    for (const name of files.filter((one) => one.startsWith(join('texts', language)) && one.endsWith('.ftl'))) {
        const source = readFileSync(join(SOURCES, name), 'utf8');
        const body = new FluentResource(source).body;
        const written = source.match(/^-?[a-z][\w-]* *=/gm)?.length ?? 0;
        expect(body.length, `${name}: messages that cannot be read`).toBe(written);
        for (const message of body) {
            const parts: [string, unknown][] = Object.entries(message.attributes).map(([k, v]) => [`.${k}`, v]);
            if (message.value !== null) parts.push(['', message.value]);
            for (const [part, pattern] of parts) {
                expect(said.has(message.id + part), `${message.id}${part} is said twice`).toBe(false);
                said.set(message.id + part, taken(pattern));
            }
        }
    }
    return said;
}

function taken(pattern: unknown): { words: string[]; given: string[] } {
    const words: string[] = [];
    const given = new Set<string>();
    const walk = (value: unknown): void => {
        if (typeof value === 'string') words.push(value);
        else if (Array.isArray(value)) value.forEach(walk);
        else if (isNode(value)) {
            if (value.type === 'var') given.add(value.name as string);
            walk(value.selector);
            walk(value.args);
            walk((value.variants as { value: unknown }[] | undefined)?.map((one) => one.value));
        }
    };
    walk(pattern);
    return { words, given: [...given].sort() };
}

const said = Object.fromEntries(LANGUAGES.map((language) => [language, messages(language)]));

test('both languages say the same things, of the same', () => {
    const shape = (language: string) =>
        [...said[language]!].map(([id, { given }]) => `${id}(${given.join(', ')})`).sort();
    expect(shape('fr')).toEqual(shape('en'));
});

test('every message that is asked for is there', () => {
    const known = [...said.en!.keys()];
    const missing: string[] = [];
    for (const [name, source] of code) {
        for (const [, id] of source.matchAll(/\bt\(\s*'([^']+)'/g))
            if (!said.en!.has(id!)) missing.push(`${name}: ${id}`);
        for (const [, made] of source.matchAll(/\bt\(\s*`([^`]+)`/g)) {
            const pattern = new RegExp(`^${made!.replace(/\$\{[^}]*\}/g, '[\\w-]+')}$`);
            if (!known.some((id) => pattern.test(id))) missing.push(`${name}: ${made}`);
        }
    }
    expect(missing).toEqual([]);
});

test('every message is asked for', () => {
    const all = code.map(([, source]) => source).join('\n');
    const made = [...all.matchAll(/`((?:[\w-]|\$\{[^`{}]*\})+)`/g)].map(
        ([, one]) => new RegExp(`^${one!.replace(/\$\{[^}]*\}/g, '[\\w-]+')}$`),
    );
    const quoted = new Set(Array.from(all.matchAll(/'([\w.-]+)(?=')/g), ([, one]) => one));
    const unused = [...said.en!.keys()].filter((id) => !quoted.has(id) && !made.some((one) => one.test(id)));
    expect(unused).toEqual([]);
});

test('French stands off its high punctuation, and never by a space that breaks a line', () => {
    const wrong: string[] = [];
    for (const [id, { words }] of said.fr!)
        for (const text of words)
            if (/ [;:!?»]|« |[\p{L}\d)][;!?»]|«[^\u00a0\u202f]/u.test(text)) wrong.push(`${id}: ${text}`);
    expect(wrong).toEqual([]);
});

test('what is a sentence in one language is another in the other', () => {
    const sentence = /\p{L}{3}.* .*\p{L}{3}/u;
    const same = [...said.fr!]
        .filter(([id, { words }]) => words.join() === said.en!.get(id)?.words.join() && sentence.test(words.join()))
        .map(([id]) => id);
    expect(same).toEqual([]);
});
