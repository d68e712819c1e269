import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Refused } from '../lib/api';
import type { Wire } from '../lib/line.svelte';
import type { Candidate, Decision, Entry, Frame, View } from '../lib/protocol';
import { Session } from './session.svelte';

type Told = Record<string, unknown>;

function candidate(action: string): Candidate {
    return { action, label: `do ${action}`, rule: null, on: { is: 'Do', what: action } };
}

function question(step: string, number: number, actions: string[], more: Partial<Decision> = {}): Decision {
    const candidates = actions.map(candidate);
    const plain = {
        seat: 0,
        rule: 'OO-4.1',
        prompt: `${step}?`,
        help: '',
        silence: null,
        window: false,
        answered: null,
    };
    return { ...plain, number, step, candidates, ...more };
}

function view(name: string, steps: number): View {
    return { is: 'State', name, steps: Array.from({ length: steps }, () => ({ is: 'Step' })) };
}

function frame(decision: Decision | null, more: Partial<Frame> = {}): Frame {
    const number = decision?.number ?? 99;
    return {
        type: 'update',
        table: 'T',
        seq: number,
        you: 0,
        referee: false,
        host: false,
        entries: [],
        about: { status: 'playing', seats: [] } as unknown as Frame['about'],
        view: view('live', 1),
        scores: null,
        decision,
        outcome: null,
        clocks: null,
        until: null,
        asks: [],
        windows: {},
        waiting: { seats: [0], chance: false, window: decision?.window ?? false, number, prompt: '' },
        present: [0],
        ...more,
    };
}

/** A line on which a test answers: what is asked is kept, and answered by `answers`, or not at all. */
class FakeLine {
    frame: Frame | null = null;
    entries: Entry[] = [];
    state = 'live';
    heard: (frame: Frame, fresh: Entry[]) => void = () => {};
    asked: [string, Told][] = [];
    answers: Record<string, (fields: Told) => unknown> = {};

    ask(what: string, fields: Told = {}): Promise<unknown> {
        this.asked.push([what, fields]);
        const answer = this.answers[what];
        return answer ? Promise.resolve().then(() => answer(fields)) : new Promise(() => undefined);
    }

    noteAnswer(_: number, answered: string[]): void {
        this.frame = { ...this.frame!, decision: { ...this.frame!.decision!, answered } };
    }

    tell(told: Frame, fresh: Entry[] = []): void {
        this.heard(told, fresh);
        this.frame = told;
    }

    sent(what: string): Told[] {
        return this.asked.filter(([name]) => name === what).map(([, fields]) => fields);
    }

    end(): void {}
}

function refuse(code: string): never {
    throw new Refused({ code, rule: 'OO-4.1', message: 'No.', report: null }, 0);
}

let line: FakeLine;
let session: Session;

beforeEach(() => {
    vi.useFakeTimers();
    line = new FakeLine();
    session = new Session(line as unknown as Wire);
    line.tell(frame(question('Move', 4, ['E', 'W'])));
});

afterEach(() => {
    session.end();
    vi.useRealTimers();
});

const settle = () => vi.advanceTimersByTimeAsync(0);

test('a choice that ends the move is sent at once', async () => {
    line.answers = { draft: () => ({ view: view('tried', 1), decision: null }), act: () => ({ seq: 5 }) };
    await session.choose('E');
    expect(line.sent('act')).toEqual([{ number: 4, actions: ['E'] }]);
    expect(session.phase).toBe('done');
    expect(session.draft.isEmpty).toBe(true);
});

test('what is known to end the move is not tried first', async () => {
    line.answers = {
        brings: () => ({ brings: [{ action: 'E', goes_on: false }] }),
        act: () => ({ seq: 5 }),
    };
    line.tell(frame(question('Move', 6, ['E'])));
    await settle();
    expect(session.brings.get('E')?.goes_on).toBe(false);
    await session.choose('E');
    expect(line.sent('draft')).toEqual([]);
    expect(line.sent('act')).toHaveLength(1);
});

test('parts of a move are a draft until it is whole, and go back one by one', async () => {
    line.answers = {
        draft: ({ actions }) => {
            const parts = actions as string[];
            if (parts.at(-1) === 'raid') return { view: view('raided', 1), decision: null };
            return { view: view(`after ${parts.length}`, 1), decision: question('Jump', 4, ['raid', 'on']) };
        },
        act: () => ({ seq: 5 }),
    };
    await session.choose('E');
    expect(session.draft.parts.map((part) => part.label)).toEqual(['do E']);
    expect(session.decision?.step).toBe('Jump');
    expect(session.view?.name).toBe('after 1');
    await session.choose('on');
    expect(session.draft.actions).toEqual(['E', 'on']);
    expect(session.back()).toBe(true);
    expect(session.draft.actions).toEqual(['E']);
    await session.choose('raid');
    expect(line.sent('act')).toEqual([{ number: 4, actions: ['E', 'raid'] }]);
    expect(session.back()).toBe(false);
});

test('the move is whole when what went on before goes on, or its first question comes again', async () => {
    line.answers = { act: () => ({ seq: 5 }) };
    line.answers.draft = () => ({ view: view('tried', 1), decision: question('Move', 4, ['E']) });
    await session.choose('E');
    expect(line.sent('act')).toHaveLength(1);
    line.tell(frame(question('Card', 5, ['a']), { view: view('deep', 3) }));
    line.answers.draft = () => ({ view: view('shallow', 2), decision: question('Turn', 5, ['b']) });
    await session.choose('a');
    expect(line.sent('act')).toHaveLength(2);
});

test('what may only come to light by playing is played', async () => {
    line.answers = { draft: () => ({ seq: 5 }), act: () => ({ seq: 5 }) };
    await session.choose('E');
    expect(line.sent('draft')).toEqual([{ number: 4, actions: ['E'], plays: true }]);
    expect(line.sent('act')).toEqual([]);
    expect(session.draft.isEmpty).toBe(true);
    expect(session.phase).toBe('done');
});

test('who plays alone at a screen is not called by name', () => {
    const seats = [{ name: 'Player 1' }, { name: 'Ben' }];
    const about = { status: 'playing', seats } as unknown as Frame['about'];
    line.tell(frame(question('Move', 5, ['E'], { prompt: 'Player 1, fly somewhere.' }), { about }));
    expect(session.question).toBe('Fly somewhere.');
    session.peers = [session];
    expect(session.question).toBe('Player 1, fly somewhere.');
    session.peers = [];
    line.tell(frame(question('Move', 6, ['E'], { prompt: 'Ben, fly somewhere.', seat: 0 }), { about }));
    expect(session.question).toBe('Ben, fly somewhere.');
});

test('a second click is no second move', async () => {
    let answer: (told: unknown) => void = () => {};
    line.answers = {
        draft: () => ({ view: view('tried', 1), decision: null }),
        act: () => new Promise((done) => (answer = done)),
    };
    const first = session.choose('E');
    await settle();
    await session.choose('W');
    expect(session.phase).toBe('sending');
    await vi.advanceTimersByTimeAsync(2500);
    expect(session.phase).toBe('late');
    answer({ seq: 5 });
    await first;
    expect(line.sent('act')).toHaveLength(1);
    expect(session.phase).toBe('done');
    await vi.advanceTimersByTimeAsync(1000);
    expect(session.phase).toBe('idle');
});

test('a refusal is told with its rule, and the draft stays', async () => {
    line.answers = { draft: () => ({ view: view('tried', 1), decision: question('Jump', 4, ['on']) }) };
    await session.choose('E');
    line.answers = { draft: () => refuse('action/illegal') };
    await session.choose('h8');
    expect(session.refusal?.rule).toBe('OO-4.1');
    expect(session.draft.actions).toEqual(['E']);
});

test('a draft is dropped with a word when the position changed under it', async () => {
    line.answers = { draft: () => ({ view: view('tried', 1), decision: question('Jump', 4, ['on']) }) };
    await session.choose('E');
    line.tell(frame(question('Move', 7, ['E'])));
    expect(session.draft.isEmpty).toBe(true);
    expect(session.note).toBe('draft-dropped');
    expect(session.decision?.number).toBe(7);
});

test('a draft outlasts a cut line, and speaks the new language', async () => {
    line.answers = { draft: () => ({ view: view('tried', 1), decision: question('Jump', 4, ['on']) }) };
    await session.choose('E');
    const asked = question('Move', 4, ['E']);
    asked.candidates[0]!.label = 'voler';
    line.tell(frame(asked, { type: 'state' }));
    await settle();
    expect(session.draft.parts.map((part) => part.label)).toEqual(['voler']);
    expect(session.note).toBeNull();
});

test('a turn does not end by surprise while something is left to do', async () => {
    const asked = question('Act', 8, ['build', 'trade']);
    asked.candidates.push({ action: 'end', label: 'end the turn', rule: null, on: { is: 'End' } });
    const told = [
        { action: 'build', follows: '', goes_on: false },
        { action: 'trade', follows: 'Then Ben decides.', goes_on: false },
        { action: 'end', follows: 'Then Ben decides.', goes_on: false },
    ];
    line.answers = { brings: () => ({ brings: told }), act: () => ({ seq: 9 }) };
    line.tell(frame(asked));
    await settle();
    await session.choose('end');
    expect(session.confirming).toEqual({ action: 'end', label: 'end the turn', left: ['do build'], answers: false });
    expect(line.sent('act')).toEqual([]);
    expect(session.back()).toBe(true);
    expect(session.confirming).toBeNull();
    await session.choose('end');
    await session.choose('end');
    expect(line.sent('act')).toEqual([{ number: 8, actions: ['end'] }]);
});

test('one word ends the turn and lets the window at its end pass, unless it is to be answered', async () => {
    const window = (number: number) => question('Window', number, ['beam', 'pass'], { window: true, silence: 'pass' });
    const end = { action: 'end', label: 'end the turn', rule: null, on: { is: 'End' } };
    const told = [
        { action: 'build', follows: '', goes_on: false },
        { action: 'end', follows: 'Then all answer.', goes_on: false, answers: true },
    ];
    line.answers = { brings: () => ({ brings: told }), act: () => ({ seq: 9 }) };
    const ending = async (number: number): Promise<void> => {
        const asked = question('Act', number, ['build']);
        asked.candidates.push(end);
        line.tell(frame(asked));
        await settle();
        await session.choose('end');
        expect(session.confirming?.answers).toBe(true);
    };
    const acts = () => line.sent('act').map((one) => `${one.number} ${one.actions}`);
    await ending(8);
    await session.choose('end');
    line.tell(frame(window(9)));
    expect(session.decision).toBeNull();
    await settle();
    expect(acts()).toEqual(['8 end', '9 pass']);
    line.tell(frame(window(10))); // somebody played a card: that is another question
    await settle();
    expect(session.decision?.number).toBe(10);
    await ending(11);
    await session.chooseToAnswer();
    line.tell(frame(window(12)));
    await settle();
    expect(session.decision?.number).toBe(12);
    await ending(13);
    await session.choose('end');
    line.tell(frame(question('Act', 14, ['build']))); // no window came: the next is no part of it
    line.tell(frame(window(15)));
    await settle();
    expect(session.decision?.number).toBe(15);
    await ending(16);
    await session.choose('end');
    line.tell(frame({ ...window(17), sort: 'own-end' }, { windows: { 'own-end': 'always' } })); // as was ordered before
    await settle();
    expect(session.decision?.number).toBe(17);
    expect(acts().slice(2)).toEqual(['11 end', '13 end', '16 end']);
});

test('what others answer before the turn goes on is done at once', async () => {
    const asked = question('Act', 8, ['build']);
    asked.candidates.push({ action: 'search', label: 'search here', rule: null, on: { is: 'Search' } });
    const told = [
        { action: 'build', follows: '', goes_on: false },
        { action: 'search', follows: 'Then Ben decides.', goes_on: false },
    ];
    line.answers = { brings: () => ({ brings: told }), act: () => ({ seq: 9 }) };
    line.tell(frame(asked));
    await settle();
    await session.choose('search');
    expect(line.sent('act')).toEqual([{ number: 8, actions: ['search'] }]);
});

test('an answer to a window is noted, and may be changed', async () => {
    line.tell(frame(question('Window', 9, ['beam', 'pass'], { window: true, silence: 'pass' })));
    line.answers = { act: () => ({ sealed: true }) };
    await session.choose('beam');
    expect(session.decision?.answered).toEqual(['beam']);
    await session.choose('pass');
    expect(session.decision?.answered).toEqual(['pass']);
    expect(line.sent('draft')).toEqual([]);
});

test('the referee says what came', async () => {
    line.tell(frame(question('Roll', 9, ['six'], { seat: null })));
    line.answers = { come: () => ({ seq: 10 }) };
    await session.choose('six');
    expect(line.sent('come')).toEqual([{ number: 9, outcome: 'six' }]);
});

test('whether the last move can be taken back is asked once the table has settled', async () => {
    line.answers = { barrier: () => ({ legal: false, code: 'undo/barred', rule: null, message: 'A card was drawn.' }) };
    line.tell(frame(null));
    line.tell(frame(question('Move', 12, ['E'])));
    await vi.advanceTimersByTimeAsync(500);
    expect(line.sent('barrier')).toEqual([{ number: 12 }]);
    expect(session.barrier?.message).toBe('A card was drawn.');
});

test('a hint is told in three steps, and the last points at the move', async () => {
    const hint = { ...candidate('W'), about: ['west'], actions: ['W'], reason: 'It takes two tokens.' };
    line.answers = { hint: () => hint, brings: () => ({ brings: [] }) };
    for (const level of [1, 2, 3, 3]) {
        await session.advise();
        expect(session.hints.told?.level).toBe(level);
    }
    expect(session.pointed).toBe('W');
    expect(line.sent('hint')).toHaveLength(1);
});

test('a hint that gives no reason or names nothing tells what comes next at once', async () => {
    const hint = { ...candidate('W'), about: [] as string[], actions: ['W'], reason: 'It takes two tokens.' };
    line.answers = { hint: () => hint, brings: () => ({ brings: [] }) };
    await session.advise();
    expect(session.hints.told?.level).toBe(1);
    await session.advise();
    expect(session.hints.told?.level).toBe(3);
    expect(session.pointed).toBe('W');
    session.hints.forget();
    line.answers.hint = () => ({ ...hint, about: ['west'], reason: '' });
    await session.advise();
    expect(session.hints.told).toMatchObject({ level: 2 });
});

test('a hint that came by itself counts once more of it is asked for', async () => {
    const hint = { ...candidate('W'), about: ['west'], actions: ['W'], labels: ['fly west'], reason: 'It takes two.' };
    line.answers = { hint: () => hint, brings: () => ({ brings: [] }) };
    await session.advise(true);
    expect(line.sent('hint')).toMatchObject([{ unasked: true }]);
    expect(session.hints.advice).toEqual([]);
    await session.advise();
    expect(line.sent('hint')).toMatchObject([{ unasked: true }, { unasked: false }]);
    expect(session.hints.advice).toEqual(['W']);
    await session.advise();
    expect(line.sent('hint')).toHaveLength(2);
});

test('a hint is thought of in sight, and told to nobody where something else is asked by then', async () => {
    const hint = { ...candidate('W'), about: ['west'], actions: ['W'], reason: 'It takes two tokens.' };
    let give = (): void => undefined;
    const later = () => new Promise<typeof hint>((resolve) => (give = () => resolve(hint)));
    line.answers = { hint: later, brings: () => ({ brings: [] }) };
    const first = session.advise();
    expect(session.hints.thinking).toBe('now');
    await vi.advanceTimersByTimeAsync(5000);
    expect(session.hints.thinking).toBe('long');
    line.tell(frame(question('Move', 13, ['E'])));
    await vi.advanceTimersByTimeAsync(0);
    expect(session.hints.thinking).toBeNull();
    give();
    await first;
    expect(session.hints.told).toBeNull();
    const second = session.advise();
    await settle();
    give();
    await second;
    expect(session.hints).toMatchObject({ thinking: null, told: { level: 1 } });
});

test('a hint goes with what it advised, though the next question comes before the word that it was done', async () => {
    const hint = { ...candidate('on'), about: [] as string[], actions: ['on'], labels: ['go on'], reason: '' };
    line.answers = {
        draft: () => ({ view: view('tried', 1), decision: question('Jump', 4, ['on', 'off']) }),
        hint: () => hint,
    };
    await session.choose('E');
    await session.advise();
    expect(session.hints.told?.level).toBe(3);
    line.answers.act = line.answers.draft = () => {
        line.tell(frame(question('Seat', 5, ['L1', 'L2'])));
        return { seq: 5 };
    };
    await session.choose('on');
    expect(session.decision?.step).toBe('Seat');
    expect(session.hints.told).toBeNull();
    await session.advise();
    expect(line.sent('hint').at(-1)).toEqual({ number: 5, actions: [], unasked: false });
    expect(line.sent('brings').at(-1)).toEqual({ number: 5, actions: [] });
});

test('a hint goes once a window was answered, and another can be asked for', async () => {
    const hint = { ...candidate('beam'), about: [] as string[], actions: ['beam'], labels: ['beam'], reason: '' };
    line.tell(frame(question('Window', 9, ['beam', 'pass'], { window: true, silence: 'pass' })));
    line.answers = { hint: () => hint, act: () => ({ sealed: true }) };
    await session.advise();
    await session.choose('beam');
    expect(session.hints.told).toBeNull();
    await session.advise();
    expect(line.sent('hint')).toHaveLength(2);
});
