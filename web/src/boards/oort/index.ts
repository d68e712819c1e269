import type { Candidate, View } from '../../lib/protocol';
import { t } from '../../lib/texts.svelte';
import { cloudOf, isLaid } from './layout';

export { default } from './Oort.svelte';
export { default as Holdings } from './Holdings.svelte';
export { default as Chip } from './Chip.svelte';
export { default as Foot } from './Foot.svelte';
export { default as Tag } from './Tag.svelte';

const DRAWN = new Set(['Place', 'Fly', 'Hyperdrive', 'Coast', 'Exit', 'Spare', 'Raid']);

/** Everything but what chance brings is chosen on the board. */
export function draws(candidate: Candidate): boolean {
    return DRAWN.has(candidate.on.is);
}

export const brief = true;

/** While the board is laid by hand, nothing lies over it. */
export const lists = (view: View): boolean => !isLaid(cloudOf(view));

export function keys(): [keys: string[], means: string][] {
    return [
        [['D'], t('oort-key-drive')],
        [['G'], t('oort-key-go')],
    ];
}

export function turn(view: View): string {
    const { move, rockets } = cloudOf(view);
    const begun = round(move, rockets.length);
    return begun === null ? t('oort-turn-placing') : t('oort-turn', { turn: move, round: begun });
}

/** Once every rocket is placed, each round has a turn of each. */
export function round(turn: number, seats: number): number | null {
    return turn <= seats ? null : Math.ceil(turn / seats) - 1;
}
