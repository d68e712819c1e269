/** The spots of the question that is open, each with its full name. */

import { t } from '../../lib/texts.svelte';
import type { SeatInfo } from '../../lib/protocol';
import { middle, WAYS, type Way } from './geometry';
import type { Planner } from './planner.svelte';
import { arrowAt, type Spot } from './spots';
import { entryOf, raidsOf, type Landing } from './tree';
import { targetSaid, wayName } from './words';

interface Where {
    own: string | null;
    turned: boolean;
    seats: SeatInfo[];
}

export function spotsOf(planner: Planner, where: Where): Spot[] {
    if (planner.step === 'PlaceRocket') return placesOf(planner, where);
    if (planner.step === 'Jump') return exitsOf(planner, planner.ways(''), where);
    if (planner.step !== 'MoveRocket' || planner.driving || !where.own) return [];
    const first = planner.picked?.[0];
    const exits = first ? planner.ways(first).filter((one) => one.exit) : [];
    return [...WAYS.map((way) => arrowOf(planner, way, where)), ...exitsOf(planner, exits, where)];
}

/**
 * The flights that a wormhole stands for before a direction is picked: those that come out of it, else the one of each
 * direction that goes into it.
 */
export function throughOf(planner: Planner, hole: string, holes: ReadonlySet<string>): Landing[] {
    if (planner.step !== 'MoveRocket' || planner.driving) return [];
    const jumps = [...planner.landings.values()].filter((one) => one.exit);
    const out = jumps.filter((one) => one.exit === hole);
    if (out.length) return out;
    const into = new Map<string, Landing>();
    for (const one of jumps) {
        const plain = planner.ways(one.actions[0]!).find((way) => !way.exit) ?? null;
        if (plain && entryOf(one, plain, holes) === hole) into.set(one.actions[0]!, plain);
    }
    return [...into.values()];
}

function isPicked(planner: Planner, actions: string[]): boolean {
    return planner.picked?.join() === actions.join();
}

function said(name: string, planner: Planner, landing: Landing | null, exits: number, { seats }: Where): string {
    return targetSaid(name, {
        taken: landing?.taken ?? [],
        raids: landing ? raidsOf(landing, new Map()).raids : [],
        exits,
        seats,
        picked: landing ? isPicked(planner, landing.actions) : false,
    });
}

function arrowOf(planner: Planner, way: Way, where: Where): Spot {
    const action = `fly ${way}`;
    const legal = planner.actions.has(action);
    const ways = planner.ways(action);
    const plain = ways.find((one) => !one.exit) ?? null;
    const at = arrowAt(where.own!, way, plain?.end ?? null, where.turned);
    const name = !legal
        ? t('oort-name-shut', { way: wayName(way, where.turned) })
        : plain
          ? t('oort-name-fly', { way: wayName(way, where.turned), end: plain.end })
          : t('oort-name-fly-open', { way: wayName(way, where.turned) });
    return {
        key: action,
        actions: plain?.actions ?? [action],
        legal,
        way,
        at,
        also: plain ? middle(plain.end, where.turned) : null,
        square: null,
        name: said(name, planner, plain, ways.length ? ways.length - 1 : 0, where),
        picked: plain ? isPicked(planner, plain.actions) : false,
    };
}

function exitsOf(planner: Planner, landings: Landing[], where: Where): Spot[] {
    return landings.map((landing) => {
        const square = landing.exit ?? landing.end;
        const name = landing.exit
            ? t('oort-name-jump', { exit: landing.exit, end: landing.end })
            : t('oort-name-coast', { end: landing.end });
        return {
            key: landing.actions.join(),
            actions: landing.actions,
            legal: true,
            way: null,
            at: middle(square, where.turned),
            also: null,
            square,
            name: said(name, planner, landing, 0, where),
            picked: isPicked(planner, landing.actions),
        };
    });
}

function placesOf(planner: Planner, where: Where): Spot[] {
    return [...planner.actions].map((action) => {
        const square = action.slice(1);
        const landing = planner.landings.get(action) ?? null;
        return {
            key: action,
            actions: [action],
            legal: true,
            way: null,
            at: middle(square, where.turned),
            also: null,
            square,
            name: said(t('oort-name-place', { end: square }), planner, landing, 0, where),
            picked: isPicked(planner, [action]),
        };
    });
}
