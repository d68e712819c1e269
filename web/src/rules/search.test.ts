import { expect, test } from 'vitest';
import type { Book } from './book';
import { numbered } from './book';
import { Index, excerpt, fold, marked } from './search';
import { written } from './written.testing';

const oort = (language: 'en' | 'fr') => written('oort', language);

test('numbers are found whole or by their end, before everything else', () => {
    const index = new Index(oort('en'));
    expect(index.find('OO-5.4')[0]?.number).toBe('OO-5.4');
    expect(index.find('oo-4.13')[0]?.number).toBe('OO-4.13');
    expect(index.find('7.2')[0]?.number).toBe('OO-7.2');
});

test('accents and capitals do not matter, and no letter moves', () => {
    const text = 'Hélium, ŒUVRE, L’astéroïde';
    expect(fold(text)).toHaveLength(text.length);
    expect(fold(text).startsWith('helium')).toBe(true);
    expect(new Index(oort('fr')).find('HELIUM')[0]?.number).toBe('OO-2.6');
    expect(new Index(oort('fr')).find('asteroide').map((rule) => rule.number)).toContain('OO-2.5');
});

test('nothing is found for nothing, or for what is nowhere', () => {
    const index = new Index(oort('en'));
    expect(index.find('')).toEqual([]);
    expect(index.find(' ! ')).toEqual([]);
    expect(index.find('monopoly')).toEqual([]);
    expect(index.find('raid monopoly')).toEqual([]);
});

test('a title counts more than a text', () => {
    expect(new Index(oort('en')).find('raid')[0]?.number).toBe('OO-5.4');
    expect(
        new Index(oort('fr'))
            .find('pillage')
            .slice(0, 3)
            .map((rule) => rule.number),
    ).toContain('OO-5.4');
});

test('what was looked for is marked where it stands', () => {
    expect(marked('Raiding takes; a raid is free', 'raid')).toEqual(['', 'Raid', 'ing takes; a ', 'raid', ' is free']);
    expect(marked('Hélium et or', 'helium')).toEqual(['', 'Hélium', ' et or']);
    expect(marked('nothing', 'raid')).toEqual(['nothing']);
});

test('an excerpt shows the place, and is cut between words', () => {
    const text = `${'word '.repeat(30)}raid ${'word '.repeat(30)}`.trim();
    const cut = excerpt(text, 'raid');
    expect(cut).toContain('raid');
    expect(cut.startsWith('… ')).toBe(true);
    expect(cut.endsWith(' …')).toBe(true);
    expect(excerpt('short', 'raid')).toBe('short');
});

test('rows of a table that begin with a number are rules too', () => {
    const book: Book = {
        ...oort('en'),
        sections: [
            {
                number: '16',
                title: 'Ambiguities',
                rules: [
                    {
                        number: null,
                        title: '',
                        words: '',
                        examples: [],
                        blocks: [
                            {
                                is: 'table',
                                head: [['#'], ['Question'], ['Ruling']],
                                rows: [
                                    [
                                        [{ t: 'A-12', rule: 'A-12' }],
                                        ['Why?'],
                                        ['So, see ', { t: 'A-12', rule: 'A-12' }],
                                    ],
                                ],
                            },
                        ],
                    },
                ],
            },
        ],
    };
    expect(numbered(book).map((rule) => rule.number)).toEqual(['A-12']);
    expect(new Index(book).find('ruling so')[0]?.number).toBe('A-12');
});
