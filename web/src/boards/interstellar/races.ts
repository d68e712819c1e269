/** What a race can do, in words: what always helps it, and what it can do once. */

import { t } from '../../lib/texts.svelte';
import { HAZARDS, stoppedBy, type Box } from './box';
import { isPlanetLeft, systemOfSeat, type Galaxy } from './galaxy';
import { listed } from '../../lib/words';
import { cardName, hazardName, reachName, typeName } from './words';

export interface Power {
    title: string;
    says: string;
}

const PASSIVES = new Set(['nelgs', 'ersatz', 'humans', 'kith', 'xangofin', 'alar']);
const ACTIVES = new Set(['insectoid', 'ersatz', 'humans', 'xangofin', 'alar']);

function hazards(box: Box, race: string, how: 'passive' | 'active'): string[] {
    return HAZARDS.filter((hazard) => box.hazards[hazard]?.[how].includes(race)).map(hazardName);
}

export function passiveOf(box: Box, race: string): Power[] {
    const { immune } = box.races[race] ?? {};
    const free = hazards(box, race, 'passive');
    return [
        ...(immune ? [{ title: t('io-immune', { type: typeName(immune) }), says: t('io-immune-says') }] : []),
        ...(free.length ? [{ title: t('io-free', { hazards: listed(free) }), says: t('io-free-says') }] : []),
        ...(PASSIVES.has(race) ? [{ title: t(`io-passive-${race}`), says: t(`io-passive-${race}-says`) }] : []),
    ];
}

export function activeOf(box: Box, race: string): Power {
    const { attack } = box.races[race] ?? {};
    const beaten = hazards(box, race, 'active');
    const more = beaten.length ? [t('io-or-overcome', { hazards: listed(beaten, 'disjunction') })] : [];
    if (ACTIVES.has(race))
        return { title: t(`io-active-${race}`), says: [t(`io-active-${race}-says`), ...more].join(' ') };
    const cards = listed(stoppedBy(box, attack?.type ?? '').map(cardName), 'disjunction');
    const far = race === 'kith' ? [t('io-attack-far')] : [];
    return {
        title: t('io-attack', { reach: reachName(attack?.range ?? 'short'), type: typeName(attack?.type ?? 'acid') }),
        says: [t('io-attack-says', { cards }), ...far, ...more].join(' '),
    };
}

/** The races of which a seat has yet to pick one, those of its inner planets (IO-4.5); none where that is not settled. */
export function awaited(galaxy: Galaxy, box: Box, seat: number): string[] {
    if (galaxy.pilots[seat]?.race || galaxy.free || galaxy.two) return [];
    const system = systemOfSeat(galaxy, seat);
    const homes = galaxy.planets.filter(isPlanetLeft).filter((one) => one.inner && one.system === system);
    return Object.keys(box.races).filter((race) => homes.some((one) => one.number === box.races[race]?.number));
}

/** The rule of a race. */
export function ruleOf(box: Box, race: string): string {
    const order = Object.keys(box.races);
    return `IO-12.${order.indexOf(race) + 1}`;
}
