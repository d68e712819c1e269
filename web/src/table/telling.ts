/** The log in prose: which entries are lines, in which turn they came, what they name, and which were taken back. */

import type { Told } from '../boards/contract';
import type { Entry, Event, Json } from '../lib/protocol';

export type Kind = 'move' | 'table' | 'said';

export interface Sentence {
    text: string;
    rule: string | null;
    /** Values that its event names: squares, cards. */
    names: string[];
    /** The seat from which something is taken; null where that is nobody's. */
    loses: number | null;
    /** What it calls values of which more can be read, by value. */
    called?: Record<string, string>;
}

export interface Line {
    /** Parts of one entry that belong to two turns are two lines. */
    key: string;
    seq: number;
    at: number;
    turn: number;
    /** Whose turn that is; null before the first, and where none is anybody's. */
    whose: number | null;
    /** The round, in games that tell of theirs. */
    round: number | null;
    kind: Kind;
    seat: number | null;
    /** Who acts in it: of seats of one name, it is theirs. */
    acts: number | null;
    sentences: Sentence[];
    undone: boolean;
}

export interface Turn {
    turn: number;
    round: number | null;
    /** Whether it has gone on in another round. */
    goesOn: boolean;
    lines: Line[];
}

/** A position that can be looked at, and what is known of the entry that led to it. */
export interface Moment {
    seq: number;
    seat: number | null;
    events: Event[];
    undone: boolean;
    /** Why what lies before cannot be taken back freely. */
    bars: string | null;
}

export type Filter = 'moves' | 'all' | 'chat';

/** Entries without events that are told among the moves: they end the match, say who decides in whose place, or what failed. */
const TOLD = new Set(['conceded', 'aborted', 'faulted', 'broke']);
/** Fields of an event that are words about it, not values that it names. */
const WORDS = new Set([
    'is',
    'text',
    'rule',
    'action',
    'outcome',
    'begins',
    'joined',
    'loses',
    'called',
    'round_begins',
]);

/** A line of more sentences is a list: what lies ready at the beginning, or all that a day brings. */
const FLOWING = 3;

/** Whether the sentences of a line are told one below the other. */
export function isList(line: Line): boolean {
    return line.sentences.length > FLOWING;
}

/** Tell entries as lines, the oldest first. */
export function tell(entries: Entry[]): Line[] {
    const lines: Line[] = [];
    const of: Entry[] = [];
    const reached = new Map<number, When>();
    let when: When = { turn: 0, whose: null, round: null };
    for (const entry of entries) {
        if (entry.after !== undefined && entry.is === 'tookback') {
            for (const line of lines) if (line.seq > entry.after && line.kind === 'move') line.undone = true;
            when = reached.get(entry.after) ?? when;
        }
        const parts = split(entry.events ?? []);
        if (entry.text && entry.is !== 'said') parts[0]!.sentences.unshift(plain(entry.text));
        parts.forEach(({ begins, round, sentences }, part) => {
            if (begins) when = next(when, entry);
            if (round !== null) when = { ...when, round };
            if (sentences.length) lines.push(line(entry, part, when, sentences));
        });
        if (entry.is === 'said' && entry.text) lines.push(line(entry, 0, when, [plain(entry.text)]));
        while (of.length < lines.length) of.push(entry);
        if (entry.events && !parts.some(({ begins }) => begins) && entry.turn != null) when = next(when, entry);
        reached.set(entry.seq, when);
    }
    return lines.map((told, n) => same(of[n]!, told));
}

/** A turn: the number it has, whose it is, and in which round. */
type When = Pick<Line, 'turn' | 'whose' | 'round'>;

/** The turn that begins by an entry. */
function next({ turn, round }: When, entry: Entry): When {
    return { turn: turn + 1, whose: entry.turn ?? null, round };
}

/** The lines that were told last, by what they are of: those that have not changed stay the same, and are not drawn anew. */
const kept = new WeakMap<Entry, Map<string, Line>>();

/** Return the line as it was told before, where nothing about it is different. */
function same(entry: Entry, told: Line): Line {
    const known = kept.get(entry) ?? new Map<string, Line>();
    kept.set(entry, known);
    const name = `${told.key} ${told.turn} ${told.round} ${told.undone}`;
    const before = known.get(name) ?? told;
    known.set(name, before);
    return before;
}

function line(entry: Entry, part: number, when: When, sentences: Sentence[]): Line {
    const kind: Kind = entry.is === 'said' ? 'said' : entry.events || TOLD.has(entry.is) ? 'move' : 'table';
    const { seq, at, seat = null } = entry;
    const acts = part ? when.whose : (seat ?? when.whose); // the parts after the first begin a turn
    return { key: `${seq}-${part}`, seq, at, ...when, kind, seat, acts, sentences, undone: false };
}

const plain = (text: string): Sentence => ({ text, rule: null, names: [], loses: null });

interface Part {
    /** Whether a turn begins by it. */
    begins: boolean;
    /** The round that begins by it. */
    round: number | null;
    sentences: Sentence[];
}

/** What events say, parted where a turn or a round begins. */
function split(events: Event[]): Part[] {
    const parts: Part[] = [{ begins: false, round: null, sentences: [] }];
    for (const event of events) {
        const begins = event.begins === true;
        const round = typeof event.round_begins === 'number' ? event.round_begins : null;
        if (begins || round !== null) parts.push({ begins, round, sentences: [] });
        if (event.text) parts.at(-1)!.sentences.push(sentenceOf(event));
    }
    return parts;
}

/** What an event says. */
export function sentenceOf(event: Event): Sentence {
    const told = event as Event & Partial<Pick<Sentence, 'rule' | 'loses' | 'called'>>;
    const { text, rule = null, loses = null, called } = told;
    return { text: text ?? '', rule, names: named(event), loses, called };
}

/** The values that an event names, whatever game it is of. */
export function named(event: Event): string[] {
    const found = new Set<string>();
    const walk = (value: Json | undefined): void => {
        if (typeof value === 'string') found.add(value);
        else if (Array.isArray(value)) value.forEach(walk);
        else if (value && typeof value === 'object')
            for (const [name, inner] of Object.entries(value)) if (!WORDS.has(name)) walk(inner);
    };
    walk(event);
    return [...found];
}

/** The lines that a filter shows. */
export function shown(lines: Line[], filter: Filter): Line[] {
    if (filter === 'all') return lines;
    return lines.filter((one) => one.kind === (filter === 'moves' ? 'move' : 'said'));
}

/**
 * Lines by the turn and the round in which they came, in the order of the lines; the turns the other way where the newest
 * is first. `roundOf` knows the rounds of games that tell of none.
 */
export function byTurn(lines: Line[], newest = false, roundOf: (turn: number) => number | null = () => null): Turn[] {
    const turns: Turn[] = [];
    for (const one of lines) {
        const last = turns.at(-1);
        const round = one.round ?? roundOf(one.turn);
        const goesOn = last?.turn === one.turn;
        if (last && goesOn && last.round === round) last.lines.push(one);
        else turns.push({ turn: one.turn, round, goesOn, lines: [one] });
    }
    return newest ? turns.reverse() : turns;
}

/** The lines of moves that others made since a seat's own last turn; none before it has had one. */
export function sinceOwn(lines: Line[], seat: number): Line[] {
    const moves = lines.filter((one) => one.kind === 'move' && !one.undone);
    const last = moves.findLastIndex((one) => one.seat === seat && one.whose === seat);
    return last < 0 ? [] : moves.slice(last + 1).filter((one) => one.seat !== seat);
}

/** What others took from a seat since it last moved: the sentences, and the entry of the last of them. */
export function takenFrom(lines: Line[], seat: number): { seq: number; sentences: Sentence[] } {
    const moves = lines.filter((one) => one.kind === 'move' && !one.undone);
    const since = moves.slice(moves.findLastIndex((one) => one.seat === seat) + 1);
    const found = since.flatMap(({ seq, sentences }) =>
        sentences.filter((one) => one.loses === seat).map((sentence) => ({ seq, sentence })),
    );
    return { seq: found.at(-1)?.seq ?? -1, sentences: found.map((one) => one.sentence) };
}

/** A line as it is read aloud: all of it, and who says it. */
export function wholeText({ kind, seat, sentences }: Line, seats: { name: string }[]): string {
    const who = kind === 'said' && seat !== null ? `${seats[seat]?.name ?? ''} ` : '';
    return who + sentences.map(({ text }) => text).join(' ');
}

export interface Piece {
    text: string;
    /** The seat whose name it is. */
    seat?: number;
    /** Whether it is a value that the sentence names. */
    value?: boolean;
    /** The value, where more can be read of it. */
    about?: string;
}

/**
 * A sentence in pieces: names of seats, values that it names, and the rest. Of seats of one name, it is of who acts; where
 * that is neither, it is not said whose it is.
 */
export function pieces(sentence: Sentence, seats: { seat: number; name: string }[], acts: number | null): Piece[] {
    const words = new Map<string, Piece>();
    for (const value of sentence.names) words.set(value, { text: value, value: true });
    for (const [about, text] of Object.entries(sentence.called ?? {})) words.set(text, { text, value: true, about });
    for (const { seat, name } of seats)
        if (name && (seat === acts || seats.every((one) => one.name !== name || one.seat === seat)))
            words.set(name, { text: name, seat });
    if (!words.size) return [{ text: sentence.text }];
    const longestFirst = [...words.keys()].sort((one, other) => other.length - one.length);
    const escaped = longestFirst.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
    const pattern = new RegExp(`(?<![\\p{L}\\p{N}_])(${escaped.join('|')})(?![\\p{L}\\p{N}_])`, 'gu');
    const found: Piece[] = [];
    let from = 0;
    for (const match of sentence.text.matchAll(pattern)) {
        if (match.index > from) found.push({ text: sentence.text.slice(from, match.index) });
        found.push(words.get(match[1]!)!);
        from = match.index + match[0].length;
    }
    if (from < sentence.text.length) found.push({ text: sentence.text.slice(from) });
    return found;
}

/** What stands between the sentences of a list: each below the first. */
const LIST = `\n${' '.repeat(6)}`;

/** The log as plain text, the oldest first; `speech` says what a seat said. */
export function asText(lines: Line[], speech: (seat: number, text: string) => string): string {
    return lines
        .map((one) => {
            const text = one.sentences.map((sentence) => sentence.text).join(isList(one) ? LIST : ' ');
            const said = one.kind === 'said' && one.seat !== null ? speech(one.seat, text) : text;
            return `${String((!one.undone && one.turn) || '').padStart(4)}  ${said}`;
        })
        .join('\n');
}

/** The positions that can be looked at, in order: the start, and those after moves of which there is something to tell. */
export function momentsOf(entries: Entry[]): Moment[] {
    const moments: Moment[] = [];
    for (const entry of entries) {
        if (!entry.events) continue;
        if (entry.is === 'tookback' && entry.after !== undefined)
            for (const one of moments) if (one.seq > entry.after) one.undone = true;
        if (moments.length && !entry.text && !entry.events.some((event) => event.text)) continue;
        moments.push({
            seq: entry.seq,
            seat: entry.seat ?? null,
            events: entry.events,
            undone: false,
            bars: entry.bars ?? null,
        });
    }
    return moments;
}

/** All that was told of the match as it stands, each with its entry: what was taken back is not among it. */
export function standing(entries: Entry[]): Told[] {
    let found: Told[] = [];
    for (const { is, seq, after, events } of entries) {
        if (is === 'tookback' && after !== undefined) found = found.filter((one) => one.seq <= after);
        for (const event of events ?? []) found.push({ ...event, seq });
    }
    return found;
}
