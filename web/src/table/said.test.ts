import { beforeAll, expect, test } from 'vitest';
import type { Frame, SeatInfo } from '../lib/protocol';
import { speak } from '../lib/texts.svelte';
import { isHere, waitingSaid } from './said';

beforeAll(() => speak('en'));

function seat(number: number, is: SeatInfo['is'] = 'person'): SeatInfo {
    return { seat: number, is, name: `Player ${number + 1}`, bot: is === 'bot' ? 'level1' : null } as SeatInfo;
}

function frame(status: string, present: number[], seats = [seat(0), seat(1), seat(2, 'bot')]): Frame {
    const waiting = { seats: [1], chance: false, window: false, number: 4, prompt: 'Player 2, choose an action.' };
    return { about: { status, seats }, present, waiting, clocks: null } as unknown as Frame;
}

test('nobody is called away from a match that is over, and no bot from any', () => {
    const here = (status: string) => frame(status, [0]).about.seats.map((one) => isHere(frame(status, [0]), one));
    expect(here('playing')).toEqual([true, false, true]);
    expect(here('over')).toEqual([true, true, true]);
    expect(here('aborted')).toEqual([true, true, true]);
});

test('what somebody else is asked is told, not put to whoever waits', () => {
    const help = 'The question is: “Choose an action.”';
    expect(waitingSaid(frame('playing', [0, 1]))).toEqual({ title: 'Player 2 decides.', help });
    expect(waitingSaid(frame('playing', [0]))).toEqual({ title: 'Player 2 is away; the table waits.', help });
    const bots = [seat(0), seat(1, 'bot')];
    expect(waitingSaid(frame('playing', [0], bots))).toEqual({ title: 'Player 2 is thinking.', help });
});
