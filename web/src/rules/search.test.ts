import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Book } from './book';
import { numbered } from './book';
import { Index, excerpt, fold, marked } from './search';

type Both = { en: string; fr: string };
interface Written {
    sections: { number: string; title: Both; rules: { number: string; title: Both; text: Both; words?: Both }[] }[];
}

const file = join(import.meta.dirname, '../../../src/starboard/games/oort/rules.json');
const written = JSON.parse(readFileSync(file, 'utf8')) as Written;

/** Oort's player's edition as the server tells it in a language. */
function oort(language: 'en' | 'fr'): Book {
    return {
        game: 'oort',
        title: 'Oort',
        language,
        edition: 'player',
        full: true,
        sections: written.sections.map((section) => ({
            number: section.number,
            title: section.title[language],
            rules: section.rules.map((rule) => ({
                number: rule.number,
                title: rule.title[language],
                words: rule.words?.[language] ?? '',
                blocks: [{ is: 'paragraph', text: [rule.text[language]] }],
                examples: [],
            })),
        })),
    };
}

// What players look for, with a rule that must be among what is found.
const TERMS: [string, string, string][] = [
    ['raid', 'pillage', 'OO-5.4'],
    ['raiding', 'piller', 'OO-5.4'],
    ['steal', 'voler', 'OO-5.4'],
    ['rob', 'butin', 'OO-5.4'],
    ['victim', 'victime', 'OO-5.4'],
    ['same neighbour', 'même voisin', 'OO-5.5'],
    ['safe', 'abri', 'OO-5.5'],
    ['several raids', 'plusieurs pillages', 'OO-5.6'],
    ['hyperdrive', 'hyperpropulsion', 'OO-4.12'],
    ['teleport', 'téléporter', 'OO-4.12'],
    ['wormhole', 'trou de ver', 'OO-2.4'],
    ['wormholes', 'trous de ver', 'OO-4.7'],
    ['jump', 'saut', 'OO-4.7'],
    ['exit', 'sortie', 'OO-4.8'],
    ['blocked', 'bloqué', 'OO-4.10'],
    ['asteroid', 'astéroïde', 'OO-2.5'],
    ['emptied', 'vidé', 'OO-5.3'],
    ['edge', 'bord', 'OO-4.3'],
    ['flight', 'vol', 'OO-4.3'],
    ['fly', 'voler', 'OO-4.3'],
    ['impulse', 'impulsion', 'OO-4.3'],
    ['brakes', 'freins', 'OO-4.3'],
    ['direction', 'direction', 'OO-4.3'],
    ['shut', 'fermée', 'OO-4.4'],
    ['diagonal', 'diagonale', 'OO-4.5'],
    ['corner', 'coin', 'OO-4.5'],
    ['pass', 'passer', 'OO-4.2'],
    ['adjacent', 'adjacent', 'OO-4.1'],
    ['neighbour', 'voisine', 'OO-4.1'],
    ['take', 'ramasser', 'OO-5.1'],
    ['token', 'jeton', 'OO-2.6'],
    ['crystal', 'cristal', 'OO-2.6'],
    ['deuterium', 'deutérium', 'OO-2.6'],
    ['gold', 'or', 'OO-2.6'],
    ['helium', 'hélium', 'OO-2.6'],
    ['ice', 'glace', 'OO-2.6'],
    ['uranium', 'uranium', 'OO-2.6'],
    ['last token', 'dernier jeton', 'OO-6.1'],
    ['drought', 'disette', 'OO-6.2'],
    ['60 turns', '60 tours', 'OO-6.2'],
    ['points', 'points', 'OO-7.2'],
    ['five of a kind', 'cinq pareils', 'OO-7.2'],
    ['set', 'série', 'OO-7.3'],
    ['bonus', 'bonus', 'OO-7.3'],
    ['tie', 'égalité', 'OO-7.4'],
    ['winner', 'vainqueur', 'OO-7.4'],
    ['players', 'joueurs', 'OO-3.1'],
    ['place', 'poser', 'OO-3.7'],
    ['set-up number', 'numéro mise en place', 'OO-3.9'],
    ['scattered', 'mélangés', 'OO-3.5'],
    ['notation', 'notation', 'OO-8.5'],
    ['coordinates', 'coordonnées', 'OO-8.1'],
    ['tile', 'tuile', 'OO-2.2'],
];

describe('fifty terms and more are found', () => {
    const en = new Index(oort('en'), [oort('fr')]);
    const fr = new Index(oort('fr'), [oort('en')]);
    test.each(TERMS)('%s, %s', (english, french, number) => {
        for (const [index, term] of [
            [en, english],
            [fr, french],
            [en, french], // in whatever language one thinks
            [fr, english],
        ] as const) {
            const found = index.find(term).map((rule) => rule.number);
            expect(found, term).toContain(number);
        }
    });
    test('there are at least fifty', () => expect(TERMS.length).toBeGreaterThanOrEqual(50));
});

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
