/** The player's editions of our own games as the server tells them, for tests. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Book } from './book';

type Both = { en: string; fr: string };
interface Written {
    sections: { number: string; title: Both; rules: { number: string; title: Both; text: Both; words?: Both }[] }[];
}

/** Return a game's player's edition as the server tells it in a language. */
export function written(game: string, language: 'en' | 'fr'): Book {
    const file = join(import.meta.dirname, `../../../src/starboard/games/${game}/rules.json`);
    const { sections } = JSON.parse(readFileSync(file, 'utf8')) as Written;
    return {
        game,
        title: game,
        language,
        edition: 'player',
        full: true,
        lessons: true,
        sections: sections.map((section) => ({
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
