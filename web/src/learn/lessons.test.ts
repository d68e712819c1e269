import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { Refused } from '../lib/api';
import type { Decision, View } from '../lib/protocol';
import type { Studied, StudyAsked } from '../lib/study';
import { fadingFor } from './fading';
import { deeper, kindOf, placesOf, startOf, stateOf, type Course } from './lessons';
import { keepProgress, progressOf } from './progress';
import { Pupil } from './pupil.svelte';

const kept = new Map<string, string>();
vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
});

/** Where every text is in two languages, take one. */
function spoken(data: unknown, language: string): unknown {
    if (Array.isArray(data)) return data.map((one) => spoken(one, language));
    if (typeof data !== 'object' || data === null) return data;
    if ('en' in data) return (data as Record<string, unknown>)[language];
    return Object.fromEntries(Object.entries(data).map(([name, one]) => [name, spoken(one, language)]));
}

function written(game: string): Course {
    const file = join(import.meta.dirname, `../../../src/starboard/games/${game}/lessons.json`);
    return { game, title: game, ...(spoken(JSON.parse(readFileSync(file, 'utf8')), 'en') as object) } as Course;
}
const course = written('oort');

const told = (more: Partial<Studied>): Studied => ({
    view: { is: 'Cloud' },
    scores: null,
    decision: null,
    seat: 0,
    events: [],
    refusal: null,
    outcome: null,
    brings: [],
    ...more,
});

/** An engine that knows two moves, refuses all that is called `bad`, and takes anything else. */
function engine(asked: StudyAsked): Promise<Studied> {
    const actions = asked.actions ?? [];
    const refused = actions.findIndex((action) => action.startsWith('bad'));
    if (refused >= 0) {
        const refusal = { at: refused, code: 'action/illegal', rule: 'OO-4.4', message: 'No.', report: null };
        return Promise.resolve(told({ refusal }));
    }
    const view: View = { is: 'Cloud', after: actions.join('+').replace('part+one', 'E') };
    const events = actions.map((action) => [{ is: 'Played', text: `Did ${action}.` }]);
    return Promise.resolve(told({ view, events }));
}

const SMALL: Course = {
    game: 'oort',
    title: 'Oort',
    lessons: [
        {
            title: 'One',
            rule: 'OO-1.1',
            steps: [
                {
                    say: 'Fly.',
                    rule: 'OO-4.3',
                    position: 'a',
                    look: [],
                    do: ['E'],
                    aim: 'Aim.',
                    how: 'How.',
                    other: 'Not so.',
                },
                { say: 'Read.', rule: 'OO-4.4', position: 'a', look: [] },
            ],
        },
        {
            title: 'Two',
            rule: 'OO-1.1',
            steps: [
                { say: 'Try.', rule: 'OO-4.4', position: 'b', look: [], try: ['bad W'] },
                {
                    say: 'Which?',
                    rule: 'OO-7.2',
                    position: 'b',
                    look: [],
                    right: 1,
                    choices: [
                        { says: '1', why: 'Too few.' },
                        { says: '2', why: 'Right.' },
                    ],
                },
            ],
        },
    ],
};

function pupil(done = 0, study = engine) {
    const keep = vi.fn();
    return { keep, one: new Pupil(SMALL, done, { keep, study }, ['Nova', 'Bruno']) };
}
const settled = (wait = 30) => new Promise((resolve) => setTimeout(resolve, wait));

test('the right move is played and leads on, another is explained and nothing is played', async () => {
    const { one, keep } = pupil();
    await settled();
    one.play(['W']);
    await settled();
    expect(one.said).toEqual({ good: false, text: 'Not so.', rule: 'OO-4.3' });
    expect(one.passed).toBe(false);
    expect(one.view).toEqual({ is: 'Cloud', after: '' });
    one.play(['part', 'one']); // other parts that lead to the same position
    await settled(1);
    expect(one.passed).toBe(true);
    expect(one.happened[0]).toEqual({ good: true, text: 'Did part. Did one.', rule: 'OO-4.3' });
    await settled();
    expect(one.done).toBe(0); // what came of it is read first
    one.next();
    expect(one.done).toBe(1);
    expect(keep).toHaveBeenLastCalledWith(1, false);
});

test('what the rules refuse is told with its rule, and done where it was to be tried', async () => {
    const { one } = pupil();
    await settled();
    expect((await one.whyNot('bad N'))?.rule).toBe('OO-4.4');
    expect(one.happened).toEqual([{ good: false, text: 'No.', rule: 'OO-4.4' }]);
    expect(one.passed).toBe(false);
    one.open(1);
    await settled();
    await one.whyNot('bad E');
    expect(one.passed).toBe(false);
    await one.whyNot('bad W');
    expect(one.passed).toBe(true);
    await settled();
    expect(one.done).toBe(2); // it waits until one has read why
});

test('questions say why, and the last step ends the lessons', async () => {
    const { one, keep } = pupil(3);
    await settled();
    expect(one.decision).toBeNull();
    one.answer(0);
    expect(one.said?.text).toBe('Too few.');
    expect(one.passed).toBe(false);
    one.answer(1);
    expect(one.passed).toBe(true);
    one.next();
    expect(one.finished).toBe(true);
    expect(keep).toHaveBeenLastCalledWith(0, true);
});

test('nothing is asked of a step while its position is not there', async () => {
    const decision = { number: 0, step: 'Move' } as Decision;
    const { one } = pupil(0, (asked) => engine(asked).then((found) => ({ ...found, decision })));
    await settled();
    expect(one.decision?.number).toBe(0);
    one.next();
    one.next();
    expect(one.at?.step.position).toBe('b');
    expect(one.decision).toBeNull();
    await settled();
    expect(one.decision?.number).toBe(2);
});

test('hints have three levels, and a step can be skipped', async () => {
    const { one } = pupil();
    await settled();
    for (const level of [1, 2, 3, 3]) {
        one.show();
        expect(one.level).toBe(level);
    }
    one.next();
    await settled();
    expect([one.done, one.level]).toEqual([1, 0]);
    one.show(); // there is nothing to show of what is only read
    expect(one.level).toBe(0);
});

test('a server that does not answer is said, and asked again', async () => {
    let down = true;
    const problem = { code: 'page/unreachable', rule: null, message: 'Gone.', report: null };
    const { one } = pupil(0, (asked) => (down ? Promise.reject(new Refused(problem, 0)) : engine(asked)));
    await settled();
    expect(one.problem?.message).toBe('Gone.');
    down = false;
    one.again();
    await settled();
    expect(one.problem).toBeNull();
    expect(one.view).not.toBeNull();
});

/** An engine in which `a` and `b` are asked for first, and `b` asks for `c` or `d`; others are asked after `c`. */
function parted(asked: StudyAsked): Promise<Studied> {
    const actions = (asked.actions ?? []).slice(1);
    const options: Record<string, string[]> = { '': ['a', 'b'], b: ['c', 'd'] };
    const candidates = (options[actions.join(' ')] ?? []).map((action) => ({ action })) as Decision['candidates'];
    const decision = candidates.length ? ({ step: `Step${actions.length}`, candidates } as Decision) : null;
    const events = ['before', ...actions].map((action) => [{ is: 'Played', text: `Did ${action}.` }]);
    return Promise.resolve(told({ view: { is: 'Game', after: actions.join(' ') }, decision, events }));
}

const PARTS: Course = {
    game: 'cards',
    title: 'Cards',
    seats: 3,
    chance: 'script',
    lessons: [
        {
            title: 'One',
            rule: 'CA-1',
            steps: [
                { say: 'Before.', rule: 'CA-1', scenario: { from: 'empty' }, do: ['before'] },
                { say: 'Do.', rule: 'CA-2', do: [['b', 'c']], then: ['2 passes'], other: 'Not so.' },
                { say: 'Read.', rule: 'CA-3' },
            ],
        },
    ],
};

test('a step begins where the one before it ended, with what others did', () => {
    const [first, second, third] = placesOf(PARTS).map((place) => startOf(PARTS, place));
    const begin = { game: 'cards', scenario: { from: 'empty' }, seats: 3, chance: 'script' };
    expect(first).toEqual({ begin, actions: [] });
    expect(second).toEqual({ begin, actions: ['before'] });
    expect(third?.actions).toEqual(['before', 'b', 'c', '2 passes']);
    const own = startOf(course, placesOf(course)[1]!);
    expect(own.actions).toEqual([]); // it has a position of its own
    expect(own.begin.position).toBe(placesOf(course)[1]!.step.position);
});

test('another pupil goes on behind what was done, also behind the last step', async () => {
    const { one } = pupil();
    await settled();
    expect(one.reached).toBe(0);
    one.play(['part', 'one']);
    await vi.waitFor(() => expect(one.passed).toBe(true), { interval: 1 });
    expect([one.done, one.reached]).toEqual([0, 1]);
    one.end();
    expect(pupil(one.places.length).one.finished).toBe(true);
});

test('a move is put together part by part, and what leads elsewhere is put back', async () => {
    const one = new Pupil(PARTS, 1, { keep: vi.fn(), study: parted }, ['Nova']);
    await settled();
    one.choose('a');
    await settled();
    expect([one.said?.text, one.draft]).toEqual(['Not so.', []]);
    one.choose('b');
    await settled();
    expect(one.draft).toEqual(['b']);
    expect(one.decision?.candidates.map(({ action }) => action)).toEqual(['c', 'd']);
    expect(one.back()).toBe(true);
    await settled();
    expect([one.draft, one.back()]).toEqual([[], false]);
    one.choose('b');
    await settled();
    one.choose('d');
    await settled();
    expect([one.passed, one.draft, one.view?.after]).toEqual([false, [], '']);
    one.choose('b');
    await settled();
    one.choose('c');
    await settled();
    expect([one.passed, one.done]).toEqual([true, 1]); // what others did waits to be read
    expect(one.view?.after).toBe('b c 2 passes');
    expect(one.said?.text).toBe('Did b. Did c. Did 2 passes.');
});

test('how far one has come is kept for each game', () => {
    keepProgress('oort', 4, false);
    keepProgress('cove', 0, true);
    expect(progressOf('oort', 18)).toEqual({ done: 4, steps: 18, finished: false });
    expect(progressOf('cove', 31)).toEqual({ done: 0, steps: 31, finished: true });
    expect(progressOf('oort', 3)?.done).toBe(3); // lessons that have become shorter
    expect(progressOf('chess', 9)).toBeNull();
});

test('what is kept and makes no sense is nothing', () => {
    for (const bad of ['', '[]', '3', '{"oort": {"done": "x"}}', '{"oort": {"done": 1e9}}', '{"oort": null}']) {
        localStorage.setItem('starboard-learn', bad);
        const found = progressOf('oort', 18);
        if (found) expect(found.done).toBeLessThanOrEqual(found.steps);
    }
});

test('lessons are done, at hand, or still to come', () => {
    expect([0, 1, 2].map((lesson) => stateOf(course, lesson, 3))).toEqual(['done', 'now', 'later']);
    expect(stateOf(course, 6, 19)).toBe('done');
    expect(deeper(0)).toBe(1);
    expect(deeper(3)).toBe(3);
    expect(placesOf(course).map(({ step }) => kindOf(step))).toContain('try');
});

test('hints fade from turn to turn until none comes by itself', () => {
    const many = Array.from({ length: 10 }, (_, turn) => fadingFor(turn).length);
    expect(many[0]).toBe(3);
    expect(many.at(-1)).toBe(0);
    expect(many).toEqual([...many].sort((one, other) => other - one));
});
