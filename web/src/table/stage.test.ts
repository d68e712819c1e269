import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Entry, Frame, View } from '../lib/protocol';
import { LATEST, Stage, type Pace } from './stage.svelte';

let pace: Pace = 'normal';
let still = false;
let stage: Stage;

beforeEach(() => {
    vi.useFakeTimers();
    pace = 'normal';
    still = false;
    stage = new Stage({ pace: () => pace, still: () => still, now: () => Date.now() });
    tell(0, { type: 'state' });
});
afterEach(() => vi.useRealTimers());

const view = (seq: number): View => ({ is: 'View', seq });

function tell(seq: number, more: Partial<Frame> = {}, entry: Partial<Entry> = {}): void {
    const event = { is: 'Flew', text: `move ${seq}` };
    const fresh = [{ seq, at: 0, is: 'moved', text: null, events: [event], seat: 1, ...entry }];
    stage.hear({ type: 'update', seq, you: 0, view: view(seq), entries: fresh, ...more } as Frame, fresh);
}

const shown = () => [stage.behind ? stage.view?.seq : 'live', stage.events[0]?.text ?? ''];

test('one move is live at once, and its motion ends', () => {
    tell(1);
    expect(shown()).toEqual(['live', 'move 1']);
    vi.advanceTimersByTime(LATEST);
    expect(shown()).toEqual(['live', '']);
});

test('moves that come together are shown one after another', () => {
    for (const seq of [1, 2, 3]) tell(seq);
    expect(shown()).toEqual([1, 'move 1']);
    vi.advanceTimersByTime(600);
    expect(shown()).toEqual([2, 'move 2']);
    vi.advanceTimersByTime(600);
    expect(shown()).toEqual(['live', 'move 3']);
});

test('who says what came says the next thing at once', () => {
    const asked = { decision: { seat: null } } as Partial<Frame>;
    for (const seq of [1, 2]) tell(seq, { ...asked, you: null }, { by: 'chance', seat: null });
    expect(shown()).toEqual(['live', 'move 2']);
});

test('a move is told when it is shown, not before', () => {
    for (const seq of [1, 2, 3]) tell(seq);
    expect(stage.until).toBe(1);
    vi.advanceTimersByTime(600);
    expect(stage.until).toBe(2);
    vi.advanceTimersByTime(600);
    expect(stage.until).toBe(Infinity);
});

test('nothing is shown later than it may be, however much comes', () => {
    for (let seq = 1; seq <= 8; seq++) tell(seq);
    vi.advanceTimersByTime(LATEST);
    expect(shown()).toEqual(['live', 'move 8']);
});

test('of far too much little is shown, and in time', () => {
    for (let seq = 1; seq <= 200; seq++) tell(seq);
    vi.advanceTimersByTime(LATEST);
    expect(shown()).toEqual(['live', 'move 200']);
});

test('the own move does not wait', () => {
    tell(1);
    tell(2);
    tell(3, {}, { seat: 0 });
    expect(shown()).toEqual(['live', 'move 3']);
});

test('what has nothing to tell holds nothing up', () => {
    tell(1, {}, { events: [{ is: 'Sealed', text: null }] });
    tell(2);
    vi.advanceTimersByTime(1);
    expect(shown()).toEqual(['live', 'move 2']);
});

test('a key ends it all', () => {
    for (const seq of [1, 2, 3]) tell(seq);
    stage.skip();
    expect(shown()).toEqual(['live', '']);
    vi.advanceTimersByTime(5000);
    expect(shown()).toEqual(['live', '']);
});

test('where nothing may move nothing waits', () => {
    still = true;
    for (const seq of [1, 2, 3]) tell(seq);
    expect(shown()).toEqual(['live', 'move 3']);
});

test('coming back jumps to how the table stands, and talk moves nothing', () => {
    tell(1);
    tell(2);
    tell(5, { type: 'state' });
    expect(shown()).toEqual(['live', '']);
    tell(6, {}, { is: 'said' });
    expect(shown()).toEqual(['live', '']);
});
