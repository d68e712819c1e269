import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'svelte/compiler';
import { expect, test } from 'vitest';

const SOURCES = join(import.meta.dirname, '..');
/** Attributes that people read or hear. */
const READ = new Set(['alt', 'aria-description', 'aria-label', 'aria-roledescription', 'placeholder', 'title']);
/** What is the same in every language: the name, a command as it is typed, keys of a keyboard, short names of languages. */
const SAME = new Set([
    'Starboard',
    'starboard dev',
    'Esc',
    'Enter',
    'Space',
    'Tab',
    'Home',
    'End',
    'Ctrl',
    'Shift',
    'EN',
    'FR',
    'QR',
]);

type Node = { type: string; [key: string]: unknown };

/** Every node of a tree, whatever holds it. */
function* nodes(value: unknown): Generator<Node> {
    if (Array.isArray(value)) for (const one of value) yield* nodes(one);
    else if (typeof value === 'object' && value !== null) {
        if ('type' in value) yield value as Node;
        for (const one of Object.values(value)) yield* nodes(one);
    }
}

// All components are read, which takes its time on a busy machine.
test('no words stand in the components themselves', { timeout: 60_000 }, () => {
    const found: string[] = [];
    const look = (name: string, text: string) => {
        if (/\p{L}{2}/u.test(text) && !SAME.has(text.replace(/[^\p{L} ]/gu, '').trim()))
            found.push(`${name}: ${text.trim()}`);
    };
    for (const name of readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })) {
        if (!name.endsWith('.svelte')) continue;
        const { fragment } = parse(readFileSync(join(SOURCES, name), 'utf8'), { modern: true });
        for (const node of nodes(fragment)) {
            if (node.type === 'Attribute') {
                if (READ.has(node.name as string))
                    for (const one of nodes(node.value)) if (one.type === 'Text') look(name, one.data as string);
            } else if (Array.isArray(node.nodes))
                for (const one of node.nodes as Node[]) if (one.type === 'Text') look(name, one.data as string);
        }
    }
    expect(found).toEqual([]);
});
