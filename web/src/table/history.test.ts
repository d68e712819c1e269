import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { View } from '../lib/protocol';
import { History } from './history.svelte';

let asked: number[];
let history: History;
const eyes = (name: string) => async (seq: number) => {
    asked.push(seq);
    await new Promise((resolve) => setTimeout(resolve, 20));
    return { is: name, seq } as View;
};

beforeEach(() => {
    vi.useFakeTimers();
    asked = [];
    history = new History(eyes('mine'));
});
afterEach(() => vi.useRealTimers());

test('a position is asked for once, and kept', async () => {
    void history.go(5);
    await vi.runAllTimersAsync();
    expect(history.at).toMatchObject({ seq: 5, view: { seq: 5 } });
    history.live();
    expect(history.at).toBeNull();
    void history.go(5);
    expect(history.at).toMatchObject({ seq: 5 });
    expect(asked).toEqual([5]);
});

test('while one drags, the last wish counts and few are asked for', async () => {
    for (let seq = 100; seq > 50; seq--) {
        void history.travel(seq);
        await vi.advanceTimersByTimeAsync(10);
    }
    await vi.runAllTimersAsync();
    expect(history.at?.seq).toBe(51);
    expect(asked.length).toBeLessThan(7);
});

test('going live while a position is on its way stays live', async () => {
    void history.go(5);
    history.live();
    await vi.runAllTimersAsync();
    expect(history.at).toBeNull();
});

test('other eyes see the same moment anew', async () => {
    void history.go(5);
    await vi.runAllTimersAsync();
    void history.seeBy(eyes('theirs'));
    await vi.runAllTimersAsync();
    expect(history.at).toMatchObject({ seq: 5, view: { is: 'theirs' } });
});

test('moments are played one after another with what led to them', async () => {
    const done = vi.fn();
    const moments = [3, 4, 5].map((seq) => ({ seq, events: [{ is: 'Flew', text: String(seq) }] }));
    history.play(moments, () => 500, done);
    await vi.advanceTimersByTimeAsync(100);
    expect(history.at).toMatchObject({ seq: 3, events: [{ text: '3' }] });
    await vi.advanceTimersByTimeAsync(5000);
    expect(history.at?.seq).toBe(5);
    expect(done).toHaveBeenCalledOnce();
    expect(history.playing).toBe(false);
});

test('where nothing was to be seen the shown position stays', async () => {
    history = new History(async () => null);
    void history.go(0);
    await vi.runAllTimersAsync();
    expect(history.at).toBeNull();
    expect(history.wanted).toBeNull();
});
