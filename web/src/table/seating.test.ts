import { expect, test } from 'vitest';
import type { Decision, Frame } from '../lib/protocol';
import { Seating } from './seating.svelte';
import type { Session } from './session.svelte';

interface Told {
    /** Whether it is asked what chance brought. */
    chance?: boolean;
    asks?: boolean;
    window?: boolean;
    answered?: string[] | null;
}

function session(seat: number, told: Told = {}, secrets = true): Session {
    const window = told.window ?? false;
    const decision = {
        seat: told.chance ? null : seat,
        window,
        silence: 'pass',
        answered: told.answered ?? null,
    } as Decision;
    const frame = {
        you: seat,
        about: { secrets, status: 'playing' },
        decision: told.asks ? decision : null,
        waiting: { window, seats: [] },
    } as unknown as Frame;
    const chosen: string[] = [];
    const fake = { frame, peers: [], chosen, end: () => undefined, choose: async (one: string) => chosen.push(one) };
    return fake as unknown as Session;
}

function seated(...all: Session[]): Seating {
    const seating = new Seating(all[0]!);
    seating.add(all.slice(1));
    return seating;
}

test('a browser with one seat has no curtain', () => {
    const seating = new Seating(session(0, { asks: true }));
    expect(seating.isCovered).toBe(false);
    expect(seating.current.frame?.you).toBe(0);
});

test('without secrets the screen is simply whose turn it is', () => {
    const seating = seated(session(0, {}, false), session(1, { asks: true }, false));
    expect(seating.current.frame?.you).toBe(1);
    expect(seating.isCovered).toBe(false);
});

test('with secrets the curtain falls before another hand is shown', () => {
    const seating = seated(session(0), session(1, { asks: true }));
    expect(seating.isCovered).toBe(true);
    seating.open(1);
    expect(seating.isCovered).toBe(false);
    expect(seating.current.frame?.you).toBe(1);
});

test('what chance brought anybody may say, and what one draws unseen only that one', () => {
    const open = seated(session(0, { asks: true, chance: true }), session(1, { asks: true, chance: true }));
    open.open(0);
    expect(open.current.frame?.you).toBe(0);
    expect(open.isCovered).toBe(false);
    const unseen = seated(session(0), session(1, { asks: true, chance: true }));
    unseen.open(0);
    expect(unseen.current.frame?.you).toBe(1);
    expect(unseen.isCovered).toBe(true);
});

test('an open window is one question to all who sit here', async () => {
    const all = [
        session(0, { asks: true, window: true }),
        session(1, { asks: true, window: true, answered: ['beam'] }),
        session(2, { asks: true, window: true }),
    ];
    const seating = seated(...all);
    expect(seating.asksAll).toBe(true);
    expect(seating.isCovered).toBe(false);
    await seating.passAll();
    const chosen = all.map((one) => (one as unknown as { chosen: string[] }).chosen);
    expect(chosen).toEqual([['pass'], [], ['pass']]);
    seating.call(2);
    expect([seating.asksAll, seating.isCovered, seating.current.frame?.you]).toEqual([false, true, 2]);
    seating.open(2);
    expect([seating.asksAll, seating.isCovered, seating.current.frame?.you]).toEqual([false, false, 2]);
});

test('who is asked alone in a window is asked behind the curtain, and who may let it pass by the shared question', () => {
    const alone = seated(session(0), session(1, { asks: true, window: true }));
    alone.first.frame!.waiting!.window = true;
    expect(alone.asksAll).toBe(true);
    alone.sessions[1]!.frame!.decision!.silence = null;
    expect([alone.asksAll, alone.isCovered, alone.current.frame?.you]).toEqual([false, true, 1]);
});

test('what only one of them knows is not read out to all', () => {
    const all = [session(0), session(1)];
    const line = (text: string) => ({
        entries: [{ seq: 1, text: null, events: [{ text: 'Ana draws a card.' }, { text }] }],
    });
    Object.assign(all[0]!, { line: line('Ana draws the Blaster.') });
    Object.assign(all[1]!, { line: line('It is Ben’s turn.') });
    expect(seated(...all).told).toEqual(['Ana draws a card.']);
});

test('who is through stays through while only bots decide', () => {
    const seating = seated(session(0), session(1));
    seating.open(1);
    expect(seating.current.frame?.you).toBe(1);
    expect(seating.isCovered).toBe(false);
    seating.close();
    expect(seating.isCovered).toBe(true);
});
