/** A game's rules as the server tells them: sections of numbered rules, each of blocks of plain text. */

import { request } from '../lib/api';
import type { Language } from '../lib/look.svelte';
import type { Json } from '../lib/protocol';

/** A piece of a line: plain, or strong, code, or the number of a rule. */
export type Piece = string | { t: string; b?: boolean; c?: boolean; rule?: string };
export type Text = Piece[];
export type Block =
    | { is: 'paragraph'; text: Text }
    | { is: 'heading'; level: number; text: Text }
    | { is: 'list'; ordered: boolean; items: Block[][] }
    | { is: 'table'; head: Text[]; rows: Text[][] }
    | { is: 'code'; text: string };

export interface ExampleStep {
    says?: string;
    actions?: string[];
    lit?: string[];
}

export interface Example {
    names: string[];
    position?: string;
    scenario?: Record<string, Json>;
    seats?: number;
    options?: Record<string, Json>;
    seed?: number;
    chance?: 'seed' | 'script';
    /** The seat through whose eyes it is drawn; left out: as an onlooker draws it. */
    viewer?: number;
    /** Two corners of the part of the board that it is about. */
    area?: string[];
    steps: ExampleStep[];
}

export interface Rule {
    /** Null for what stands between rules. */
    number: string | null;
    title: string;
    /** Words to find it by, besides its own. */
    words: string;
    blocks: Block[];
    examples: Example[];
}

export interface Section {
    number: string | null;
    title: string;
    rules: Rule[];
}

export interface Book {
    game: string;
    title: string;
    /** In which language it is written; null where nobody knows. */
    language: string | null;
    edition: 'player' | 'full';
    /** Whether there is a full text. */
    full: boolean;
    /** Whether the game can be learnt by playing. */
    lessons: boolean;
    sections: Section[];
}

const books = new Map<string, Promise<Book>>();

/** Get a game's rules; each is asked for once. */
export function bookOf(game: string, language: Language, full = false): Promise<Book> {
    const key = `${game} ${language} ${full}`;
    let found = books.get(key);
    if (!found) {
        const path = `/rules/${encodeURIComponent(game)}${full ? '?full=1' : ''}`;
        found = request<Book>('GET', path, undefined, '', language);
        books.set(key, found);
        found.catch(() => books.delete(key)); // the next one who asks may have more luck
    }
    return found;
}

export type Numbered = Rule & { number: string; section: Section };

/** Every numbered rule of a book in its order, rows of tables included. */
export function numbered(book: Book): Numbered[] {
    const found: Numbered[] = [];
    for (const section of book.sections)
        for (const rule of section.rules) {
            if (rule.number) found.push({ ...rule, number: rule.number, section });
            for (const block of rule.blocks) found.push(...rowsOf(block, section));
        }
    return found;
}

/** The rows of a table that begin with a number, as rules of their own. */
function rowsOf(block: Block, section: Section): Numbered[] {
    if (block.is !== 'table') return [];
    return block.rows.flatMap((row) => {
        const number = rowNumber(row);
        if (!number) return [];
        const rest = row.map((text, k) => ({ text, head: block.head[k] ?? [] })).filter(({ text }) => !isNumber(text));
        const cells = rest.map(({ text, head }): Block => ({
            is: 'paragraph',
            text: [{ t: `${wordsOf(head)} `, b: true }, ...text],
        }));
        return [{ number, title: '', words: '', blocks: cells, examples: [], section }];
    });
}

/** The number with which a row of a table begins, perhaps after its count; null where it begins with none. */
export function rowNumber(row: Text[]): string | null {
    const cell = row[/^\d+$/.test(wordsOf(row[0] ?? [])) ? 1 : 0];
    return cell && isNumber(cell) ? (cell[0] as { rule: string }).rule : null;
}

function isNumber(cell: Text): boolean {
    const [only] = cell;
    return cell.length === 1 && typeof only === 'object' && only.rule !== undefined;
}

/** A text without its marks. */
export function wordsOf(text: Text): string {
    return text.map((piece) => (typeof piece === 'string' ? piece : piece.t)).join('');
}

/** All words of a block. */
export function wordsIn(block: Block): string {
    switch (block.is) {
        case 'code':
            return block.text;
        case 'list':
            return block.items.map((item) => item.map(wordsIn).join(' ')).join(' ');
        case 'table':
            return [block.head, ...block.rows].map((row) => row.map(wordsOf).join(' ')).join(' ');
        default:
            return wordsOf(block.text);
    }
}
