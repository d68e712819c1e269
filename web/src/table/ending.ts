/** How a match ended, in the viewer's words. */

import type { Frame, ScoreLine, SeatInfo } from '../lib/protocol';
import { language, t } from '../lib/texts.svelte';

export interface Placed {
    seat: SeatInfo;
    /** The place, 1 for the best; null where the match has no result. */
    place: number | null;
    points: number | null;
    lines: ScoreLine[];
}

/** The seats by their places, those of one place in the order of the seats. */
export function placed(frame: Frame): Placed[] {
    const { outcome } = frame;
    const all = frame.about.seats.map((seat) => ({
        seat,
        place: outcome?.ranking?.[seat.seat] ?? null,
        points: outcome?.scores?.[seat.seat] ?? null,
        lines: outcome?.breakdown?.filter((line) => line.seat === seat.seat) ?? [],
    }));
    return all.sort((one, other) => (one.place ?? 0) - (other.place ?? 0));
}

/** Who has won, in one sentence. */
export function wonSaid(frame: Frame): string {
    const { outcome, about, you } = frame;
    if (about.status === 'aborted' || !outcome) return t('story-aborted');
    const name = (seat: number) => about.seats[seat]?.name ?? '';
    if (outcome.conceded !== null)
        return outcome.conceded === you ? t('story-gave-up-you') : t('story-gave-up', { name: name(outcome.conceded) });
    const winners = outcome.winners ?? [];
    if (!winners.length) return t('story-nobody-wins');
    if (winners.length === 1)
        return winners[0] === you ? t('story-you-win') : t('story-wins', { name: name(winners[0]!) });
    const others = winners.filter((seat) => seat !== you).map(name);
    const names = new Intl.ListFormat(language()).format(others);
    return others.length < winners.length ? t('story-you-share', { names }) : t('story-share', { names });
}
