import type { Candidate, Event, SeatInfo, View } from '../../lib/protocol';
import { t } from '../../lib/texts.svelte';
import { galaxyOf, topOf } from './galaxy';
import { isKnown } from './offers';
import { againSaid, allAsked } from './words';

export { default } from './Interstellar.svelte';
export { deals } from './dealing';
export { default as Cell } from './Cell.svelte';
export { default as Holdings } from './Holdings.svelte';
export { default as Chip } from './Chip.svelte';
export { default as Foot } from './Foot.svelte';
export { default as Ending } from './Ending.svelte';
export { default as Open } from './Open.svelte';
export { default as Named } from './Named.svelte';

/** Everything but what chance brings is chosen on the board, in its panel, or by its buttons. */
export function draws(candidate: Candidate): boolean {
    return isKnown(candidate);
}

export function again(view: View, told: Event[], seats: SeatInfo[]): string {
    return againSaid({ step: topOf(galaxyOf(view))?.is ?? '', seat: null }, told, seats, null);
}

export function asksAll(view: View, seats: SeatInfo[]): string {
    return allAsked(galaxyOf(view), seats);
}

export function turn(view: View): string {
    const { turn } = galaxyOf(view);
    return turn ? t('io-turn', { turn }) : t('io-setup');
}
