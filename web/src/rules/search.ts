/** Finding rules by words, in any of the languages that they are known in. */

import { numbered, wordsIn, type Book, type Numbered } from './book';

/** A text with its letters alone: no accents, no capitals, no ligatures. Every letter stays in its place. */
export function fold(text: string): string {
    let folded = '';
    for (const sign of text) {
        const bare = sign.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
        folded += sign === '’' ? "'" : (bare || ' ').slice(0, sign.length).padEnd(sign.length, ' ');
    }
    return folded;
}

const WORD = /[\p{L}\p{N}][\p{L}\p{N}.-]*/gu;
const wordsOf = (text: string): string[] => fold(text).replace(/œ/g, 'oe').match(WORD) ?? [];

/** So many letters must be alike where a word is a form of another. */
const STEM = 4;

/** Whether a word is what is looked for, its beginning, or a longer form of it (raids, raid). */
function isLike(word: string, wanted: string): boolean {
    return (
        word.startsWith(wanted) || (word.length >= STEM && wanted.startsWith(word) && wanted.length - word.length <= 2)
    );
}

interface Indexed {
    number: string;
    title: string[];
    words: string[];
    text: string[];
}

function indexed(rule: Numbered): Indexed {
    return {
        number: fold(rule.number),
        title: wordsOf(rule.title),
        words: wordsOf(rule.words),
        text: wordsOf(rule.blocks.map(wordsIn).join(' ')),
    };
}

/** What a word found in a rule is worth: most in its title, least in its text. */
function worth(rule: Indexed, wanted: string): number {
    if (rule.number === wanted || rule.number.split('-').at(-1) === wanted) return 20;
    const has = (words: string[]) => words.some((word) => isLike(word, wanted));
    return Math.max(has(rule.title) ? 8 : 0, has(rule.words) ? 5 : 0, has(rule.text) ? 3 : 0);
}

/** Looks through a book; other languages of the same rules help to find, with less weight. */
export class Index {
    readonly rules: Numbered[];
    readonly #known: Indexed[][];

    constructor(book: Book, others: Book[] = []) {
        this.rules = numbered(book);
        const places = new Map(this.rules.map((rule, place) => [rule.number, place]));
        this.#known = this.rules.map((rule) => [indexed(rule)]);
        for (const other of others)
            for (const rule of numbered(other)) {
                const place = places.get(rule.number);
                if (place !== undefined) this.#known[place]!.push(indexed(rule));
            }
    }

    /** The rules that have all words of a query, the best first; none for an empty query. */
    find(query: string): Numbered[] {
        const wanted = wordsOf(query);
        if (!wanted.length) return [];
        const found = this.rules.map((rule, place) => ({ rule, place, worth: this.#worth(place, wanted) }));
        return found
            .filter((one) => one.worth > 0)
            .sort((one, other) => other.worth - one.worth || one.place - other.place)
            .map((one) => one.rule);
    }

    #worth(place: number, wanted: string[]): number {
        let sum = 0;
        for (const word of wanted) {
            const each = this.#known[place]!.map((rule, k) => worth(rule, word) * (k ? 0.5 : 1));
            const best = Math.max(...each);
            if (!best) return 0;
            sum += best;
        }
        return sum;
    }
}

/** A text cut at the words of a query: every second piece is one of them. */
export function marked(text: string, query: string): string[] {
    const wanted = wordsOf(query);
    const pieces: string[] = [];
    let at = 0;
    for (const found of fold(text).matchAll(WORD)) {
        const word = wanted.find((one) => isLike(found[0], one));
        if (word === undefined) continue;
        const end = found.index + Math.min(found[0].length, word.length);
        pieces.push(text.slice(at, found.index), text.slice(found.index, end));
        at = end;
    }
    return [...pieces, text.slice(at)];
}

const BEFORE = 24;

/** The part of a text in which a query is first found, for a line of hits. */
export function excerpt(text: string, query: string, most = 90): string {
    const first = marked(text, query);
    const at = first.length > 1 ? first[0]!.length : 0;
    const begin = at <= BEFORE ? 0 : text.lastIndexOf(' ', at - BEFORE) + 1;
    const cut = text.slice(begin, begin + most);
    const whole = begin + most >= text.length;
    return `${begin ? '… ' : ''}${whole ? cut : `${cut.slice(0, Math.max(cut.lastIndexOf(' '), most / 2))} …`}`;
}
