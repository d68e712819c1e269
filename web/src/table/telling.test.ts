import { expect, test } from 'vitest';
import type { Entry, Event } from '../lib/protocol';
import {
    asText,
    byTurn,
    isList,
    momentsOf,
    named,
    pieces,
    shown,
    sinceOwn,
    standing,
    takenFrom,
    tell,
    wholeText,
} from './telling';

let seq = 0;
const event = (text: string | null, more: Partial<Event> = {}): Event => ({ is: 'Flew', text, ...more });
const entry = (is: string, more: Partial<Entry> = {}): Entry => ({ seq: seq++, at: 0, is, text: null, ...more });
const move = (seat: number, text: string | null, more: Partial<Entry> = {}): Entry =>
    entry('moved', { seat, turn: 1 - seat, events: [event(text)], ...more });

function begun(): Entry[] {
    seq = 0;
    return [
        entry('created'),
        entry('claimed', { text: 'Ana sits down.', seat: 0 }),
        entry('began', { text: 'The match begins.', events: [event(null)], turn: 0 }),
    ];
}
const said = (lines: ReturnType<typeof tell>) =>
    lines.map((one) => `${one.turn} ${one.sentences.map((sentence) => sentence.text).join(' ')}`);

test('what has nothing to say is no line', () => {
    expect(said(tell([...begun(), move(0, null), move(1, 'Ben flies.')]))).toEqual([
        '0 Ana sits down.',
        '0 The match begins.',
        '2 Ben flies.',
    ]);
});

test('a turn that begins in the middle of an entry parts it', () => {
    const ends = entry('moved', {
        seat: 0,
        turn: 1,
        events: [event('Ana ends.'), event('Turn 2: Ben.', { begins: true }), event('Ben draws.')],
    });
    expect(said(tell([...begun(), ends, move(1, 'Ben flies.', { turn: null })]))).toEqual([
        '0 Ana sits down.',
        '0 The match begins.',
        '1 Ana ends.',
        '2 Turn 2: Ben. Ben draws.',
        '2 Ben flies.',
    ]);
    const dealt = entry('began', { turn: 1, events: [event('Set up.'), event('Ben acts.', { begins: true })] });
    const came = entry('came', { events: [event('A card comes.')] });
    expect(tell([dealt, came, ends]).map((one) => one.acts)).toEqual([null, 1, 1, 0, 1]);
});

test('what is taken back is marked, and its turn comes again', () => {
    const entries = [...begun(), move(0, 'Ana flies.'), move(1, 'Ben flies.')];
    entries.push(entry('tookback', { seat: 1, after: 3, events: [event('Ben takes back.')] }));
    entries.push(move(1, 'Ben stays.'));
    const lines = tell(entries).slice(2);
    expect(said(lines)).toEqual(['1 Ana flies.', '2 Ben flies.', '2 Ben takes back.', '2 Ben stays.']);
    const text = asText(lines, (_, speech) => speech);
    expect(text.split('\n')[1]).toBe('      Ben flies.'); // its number is another turn's now
    expect(tell(entries).slice(2)).toEqual(lines);
    expect(tell(entries)[2]).toBe(lines[0]); // what has not changed is the same, and not drawn anew
    expect(lines.map((one) => one.undone)).toEqual([false, true, false, false]);
    expect(momentsOf(entries).map((one) => one.undone)).toEqual([false, false, true, false, false]);
});

test('lines are shown by kind and grouped by turn', () => {
    const talk = entry('said', { text: 'Hello', seat: 1 });
    const lines = tell([...begun(), talk, move(0, 'Ana flies.'), move(1, 'Ben flies.')]);
    expect(said(shown(lines, 'chat'))).toEqual(['1 Hello']);
    expect(said(shown(lines, 'moves'))).toEqual(['0 The match begins.', '1 Ana flies.', '2 Ben flies.']);
    expect(byTurn(shown(lines, 'all')).map((one) => [one.turn, one.lines.length])).toEqual([
        [0, 2],
        [1, 2],
        [2, 1],
    ]);
    expect(byTurn(shown(lines, 'all'), true).map((one) => said(one.lines))).toEqual([
        ['2 Ben flies.'],
        ['1 Hello', '1 Ana flies.'],
        ['0 Ana sits down.', '0 The match begins.'],
    ]);
    expect(asText(shown(lines, 'all'), (_, text) => `Ben: ${text}`)).toContain('   1  Ben: Hello\n   1  Ana flies.');
});

test('that a bot failed is told among the moves', () => {
    const failed = entry('faulted', { text: 'mine 2 did not answer in time.', seat: 1 });
    const lines = tell([...begun(), move(0, 'Ana flies.'), failed, move(1, 'Ben flies.')]);
    expect(said(shown(lines, 'moves'))).toContain('2 mine 2 did not answer in time.');
});

test('what others did since the own last turn', () => {
    const lines = tell([...begun(), move(0, 'Ana flies.'), move(1, 'Ben flies.'), move(2, 'Cem flies.')]);
    expect(said(sinceOwn(lines, 0))).toEqual(['2 Ben flies.', '3 Cem flies.']);
    expect(sinceOwn(lines, 3)).toEqual([]);
});

test('before the first turn there is none since', () => {
    const race = (seat: number): Entry => move(seat, `${seat} takes a race.`, { turn: null });
    const began = entry('began', { text: 'The match begins.', events: [event(null)] });
    const first = entry('moved', {
        seat: 2,
        turn: 1,
        events: [event('2 takes a race.'), event('Turn 1: Ben.', { begins: true })],
    });
    const lines = [began, race(0), race(1), first, move(1, 'Ben flies.', { turn: null })];
    expect(sinceOwn(tell(lines), 0)).toEqual([]);
    // Who answers in another's turn has had no turn of their own.
    lines.push(move(0, 'Ana answers.', { turn: null }), move(1, 'Ben lands.', { turn: null }));
    expect(sinceOwn(tell(lines), 0)).toEqual([]);
    expect(said(sinceOwn(tell([...lines, move(2, 'Cem waits.', { turn: null })]), 1))).toEqual(['1 Cem waits.']);
});

test('what lies ready at the beginning is a list, and a move is one sentence after another', () => {
    const told = (count: number) => Array.from({ length: count }, (_, k) => event(`Card ${k}.`));
    const lines = tell([entry('began', { events: told(4) }), move(0, null, { events: told(3) })]);
    expect(lines.map(isList)).toEqual([true, false]);
    expect(asText(lines, (_, text) => text).split('\n')).toEqual([
        '      Card 0.',
        '      Card 1.',
        '      Card 2.',
        '      Card 3.',
        '      Card 0. Card 1. Card 2.',
    ]);
});

test('names of seats and places are found in sentences, whole and longest first', () => {
    const sentence = { text: 'Ana flies from m1 to m13, past Anatol.', rule: null, names: ['m1', 'm13'], loses: null };
    const seats = [
        { seat: 0, name: 'Ana' },
        { seat: 1, name: 'Anatol' },
    ];
    expect(pieces(sentence, seats, 0)).toEqual([
        { text: 'Ana', seat: 0 },
        { text: ' flies from ' },
        { text: 'm1', value: true },
        { text: ' to ' },
        { text: 'm13', value: true },
        { text: ', past ' },
        { text: 'Anatol', seat: 1 },
        { text: '.' },
    ]);
});

test('a card is found by what the sentence calls it, in whatever language', () => {
    const told = event('Ana joue Rayon gravitonique.', {
        ...{ card: 'graviton_beam', called: { graviton_beam: 'Rayon gravitonique' } },
    });
    const [line] = tell([entry('moved', { seat: 0, events: [told] })]);
    const sentence = line!.sentences[0]!;
    expect(sentence.names).toEqual(['graviton_beam']);
    expect(pieces(sentence, [], 0)).toEqual([
        { text: 'Ana joue ' },
        { text: 'Rayon gravitonique', value: true, about: 'graviton_beam' },
        { text: '.' },
    ]);
    expect(wholeText(line!, [])).toBe('Ana joue Rayon gravitonique.');
});

test('turns are grouped by round: as events tell, else as the board knows', () => {
    const ends = event('Ana ends.');
    const deals = [event('Round 2 begins.', { round_begins: 2 }), event('A card comes.')];
    const turn = event('Ben acts.', { begins: true });
    const lines = tell([entry('moved', { seat: 0, turn: 1, events: [ends, ...deals, turn] })]);
    expect(byTurn(lines).map((one) => [one.round, one.turn, one.goesOn, said(one.lines)])).toEqual([
        [null, 0, false, ['0 Ana ends.']],
        [2, 0, true, ['0 Round 2 begins. A card comes.']],
        [2, 1, false, ['1 Ben acts.']],
    ]);
    const moves = tell([...begun(), move(0, 'Ana flies.'), move(1, 'Ben flies.'), move(0, 'Ana lands.')]);
    const rounds = byTurn(shown(moves, 'moves'), false, (turn) => Math.ceil(turn / 2) || null);
    expect(rounds.map((one) => one.round)).toEqual([null, 1, 1, 2]);
});

test('a name with signs in it breaks nothing', () => {
    const seats = [{ seat: 0, name: 'A(n.a*' }];
    expect(pieces({ text: 'A(n.a* flies.', rule: null, names: [], loses: null }, seats, 0)[0]).toEqual({
        text: 'A(n.a*',
        seat: 0,
    });
});

test('of two of one name, it is who acts', () => {
    const seats = [0, 1, 2].map((seat) => ({ seat, name: seat < 2 ? 'Ana' : 'Ben' }));
    const sentence = { text: 'Ana raids Ben.', rule: null, names: [], loses: null };
    for (const acts of [0, 1])
        expect(pieces(sentence, seats, acts).map(({ seat }) => seat)).toEqual([acts, undefined, 2, undefined]);
    for (const acts of [2, null])
        expect(pieces(sentence, seats, acts).map(({ seat }) => seat)).toEqual([undefined, 2, undefined]);
});

test('an event names what stands in its fields, and what a decision is about', () => {
    const flown = event('x', { squares: ['m8', 'm9'], types: ['G'], on: { is: 'Place', square: 'a1' }, rule: 'OO-1' });
    expect(named(flown)).toEqual(['m8', 'm9', 'G', 'a1']);
});

test('what others took from a seat is told until it moves', () => {
    const raid = (seat: number, text: string, loses: number) => move(seat, null, { events: [event(text, { loses })] });
    const entries = [
        ...begun(),
        raid(0, 'Ana raids Ben.', 1),
        raid(1, 'Ben raids Ana.', 0),
        raid(2, 'Cem raids Ana.', 0),
    ];
    const texts = (seat: number) => takenFrom(tell(entries), seat).sentences.map((one) => one.text);
    expect(texts(0)).toEqual(['Ben raids Ana.', 'Cem raids Ana.']);
    expect(takenFrom(tell(entries), 0).seq).toBe(entries.at(-1)!.seq);
    expect(texts(1)).toEqual([]);
    entries.push(entry('tookback', { seat: 2, after: entries.at(-2)!.seq, events: [event('Cem takes back.')] }));
    expect(texts(0)).toEqual(['Ben raids Ana.']);
    entries.push(move(0, 'Ana flies.'));
    expect(texts(0)).toEqual([]);
});

test('what was taken back is not told of the match as it stands', () => {
    const [first, second] = [move(0, 'Ana flies.', { seq: 5 }), move(1, 'Ben flies.', { seq: 6 })];
    const back = entry('tookback', { seq: 7, after: 5, events: [event('Ben takes it back.')] });
    const all = standing([first, second, back, move(1, 'Ben lands.', { seq: 8 })]);
    expect(all.map(({ seq, text }) => `${seq} ${text}`)).toEqual([
        '5 Ana flies.',
        '7 Ben takes it back.',
        '8 Ben lands.',
    ]);
});
