/** Planets that are marked for what is going on there. */

import type { Box } from './box';
import type { Duel } from './duel';
import { isInner, stepOf, topOf, type Galaxy, type Pilot } from './galaxy';

export interface Halo {
    node: number;
    kind: 'fight' | 'asked';
}

/** Where everybody looks: at a fight, or at what is searched. */
export function haloOf(galaxy: Galaxy, duel: Duel | null, mine: Pilot | null): Halo | null {
    if (duel) return { node: galaxy.pilots[duel.attacker]?.node ?? 0, kind: 'fight' };
    const look = stepOf(galaxy, 'LookUnder', 'TakeOne');
    if (look && typeof look.node === 'number') return { node: look.node, kind: 'asked' };
    return topOf(galaxy)?.is === 'UnderFire' && mine ? { node: mine.node, kind: 'fight' } : null;
}

/** The homes of these races. */
export function homesOf(galaxy: Galaxy, box: Box, races: string[]): number[] {
    return races.flatMap((race) => {
        const number = box.races[race]?.number;
        return galaxy.planets.flatMap((one) => (one && isInner(one.node) && one.number === number ? [one.node] : []));
    });
}
