import type { Candidate, View } from '../../lib/protocol';
import { t } from '../../lib/texts.svelte';
import { coveOf, phaseOf } from './layout';

export { default } from './Cove.svelte';
export { deals } from './dealing';
export { default as Holdings } from './Holdings.svelte';
export { default as Cell } from './Cell.svelte';
export { default as Chip } from './Chip.svelte';
export { default as Foot } from './Foot.svelte';
export { default as Ending } from './Ending.svelte';

/** Everything that an Oracle decides is offered by the board, on it or as its own buttons. */
export function draws(_: Candidate): boolean {
    return true;
}

/** What is asked is short, and the board is large. */
export const brief = true;

export function scored(gold: number): string {
    return t('cove-pays-gold', { gold });
}

export function turn(view: View): string {
    const cove = coveOf(view);
    return t('cove-turn', { day: cove.round, phase: phaseOf(cove) });
}
