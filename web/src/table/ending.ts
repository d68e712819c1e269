/** How a match ended, in the viewer's words. */

import type { Frame, ScoreLine, SeatInfo } from '../lib/protocol';
import { language, t } from '../lib/texts.svelte';

export interface Placed {
    seat: SeatInfo;
    /** The place, 1 for the best; null where the match has no result. */
    place: number | null;
    won: boolean;
    points: number | null;
    lines: ScoreLine[];
}

/** Who has won; a match that was given up is the other's: only one against one can be. */
function winnersOf({ outcome, about }: Frame): number[] {
    if (!outcome) return [];
    const { conceded, winners } = outcome;
    if (conceded === null) return winners ?? [];
    return about.seats.flatMap(({ seat }) => (seat === conceded ? [] : seat));
}

/** The seats by their places, those of one place in the order of the seats. */
export function placed(frame: Frame): Placed[] {
    const { outcome } = frame;
    const winners = winnersOf(frame);
    const given = outcome?.conceded != null && winners.length > 0;
    const all = frame.about.seats.map((seat) => {
        const won = winners.includes(seat.seat);
        return {
            seat,
            won,
            place: outcome?.ranking?.[seat.seat] ?? (given ? (won ? 1 : 2) : null),
            points: outcome?.scores?.[seat.seat] ?? null,
            lines: outcome?.breakdown?.filter((line) => line.seat === seat.seat) ?? [],
        };
    });
    return all.sort((one, other) => (one.place ?? 0) - (other.place ?? 0));
}

/** Who has won, in one sentence. */
export function wonSaid(frame: Frame): string {
    const { outcome, about, you } = frame;
    if (about.status === 'aborted' || !outcome) return t('story-aborted');
    const name = (seat: number) => about.seats[seat]?.name ?? '';
    if (outcome.conceded !== null) {
        const [from, to] = [outcome.conceded, about.seats[winnersOf(frame)[0] ?? -1] ?? null];
        if (!to) return from === you ? t('story-gave-up-you') : t('story-gave-up', { name: name(from) });
        if (from === you) return t('story-gave-up-you-to', { winner: to.name });
        if (to.seat === you) return t('story-gave-up-to-you', { name: name(from) });
        return t('story-gave-up-to', { name: name(from), winner: to.name });
    }
    const winners = winnersOf(frame);
    if (!winners.length) return t('story-nobody-wins');
    if (winners.length === 1)
        return winners[0] === you ? t('story-you-win') : t('story-wins', { name: name(winners[0]!) });
    const others = winners.filter((seat) => seat !== you).map(name);
    const names = new Intl.ListFormat(language()).format(others);
    return others.length < winners.length ? t('story-you-share', { names }) : t('story-share', { names });
}
