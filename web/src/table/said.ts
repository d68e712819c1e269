/** What the prompt says to somebody who is not asked: whom everybody waits for, and for what reason all may know. */

import type { Frame, SeatInfo } from '../lib/protocol';
import { t } from '../lib/texts.svelte';
import { toSelf } from '../lib/words';

export interface Said {
    title: string;
    help: string;
}

/** Whether somebody is at a seat, or nobody need be: a bot plays it, or the match is over. */
export function isHere(frame: Frame, seat: SeatInfo): boolean {
    return seat.is === 'bot' || frame.about.status !== 'playing' || frame.present.includes(seat.seat);
}

export function waitingSaid(frame: Frame): Said {
    const waiting = frame.waiting;
    if (!waiting) return { title: '', help: '' };
    if (waiting.chance) return { title: t('wait-chance'), help: t('wait-chance-help') };
    if (waiting.window) {
        const count = waiting.seats.length;
        return { title: t('wait-reactions'), help: t('wait-reactions-help', { count }) };
    }
    const seat = frame.about.seats[waiting.seats[0] ?? -1];
    if (!seat) return { title: waiting.prompt, help: '' };
    const name = seat.name;
    // The question speaks to somebody else: here it is told.
    const help = waiting.prompt && t('wait-asked', { question: toSelf(waiting.prompt, name) });
    if (frame.clocks?.out.includes(seat.seat)) return { title: t('wait-out', { name }), help };
    if (seat.bot) return { title: t('wait-bot', { name }), help };
    if (!isHere(frame, seat)) return { title: t('wait-away', { name }), help };
    return { title: t('wait-one', { name }), help };
}

/** The first sentence of a longer text. */
export function firstSentence(text: string): string {
    return /^.*?[.!?](?=\s|$)/s.exec(text)?.[0] ?? text;
}
