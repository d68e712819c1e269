/** What decided a match, out of all that was told of it: the moments to remember, and how three cards came together. */

import type { Told } from '../contract';
import { isView } from './galaxy';

export interface Moment {
    turn: number;
    /** The entry after which the board shows it. */
    seq: number;
    glyph: string;
    /** Whether the Oracle changed its place by it, or it ended the match. */
    decides: boolean;
    /** What was told, the cause first. */
    told: Told[];
}

/** So many are told: the latest of those that matter most. */
const MOST = 9;
const GLYPHS: Record<string, string> = {
    OracleGained: 'oracle',
    OracleLeft: 'oracle',
    EntropyBegan: 'hourglass',
    PlanetSpared: 'hourglass',
    CannonFired: 'bolt',
    Killed: 'dm-physical',
    Shot: 'bolt',
    Ended: 'flag',
};
/** How much each matters; what is told in one turn is one moment. */
const WEIGHTS: Record<string, number> = {
    Ended: 3,
    OracleGained: 3,
    OracleLeft: 3,
    EntropyBegan: 2,
    PlanetSpared: 1,
    CannonFired: 1,
    Killed: 1,
    Shot: 1,
};
const weightOf = (event: Told): number => WEIGHTS[event.is] ?? 0;

/** What chance brought a seat, as it is written: its number, and the card. */
const DRAWN = /^(\d+) \w+ (\w+)$/;

/** The card that a seat came by through an event; null where it came by none. */
function gained(event: Told, seat: number): unknown {
    const { is, on } = event;
    if ((is === 'CardTaken' && event.seat === seat) || (is === 'CardPassed' && event.receiver === seat))
        return event.card;
    if (is === 'Played' && event.seat === seat && isView(on) && on.is === 'PickCard') return on.card;
    const drawn = is === 'Came' ? DRAWN.exec(event.outcome as string) : null;
    return drawn && Number(drawn[1]) === seat + 1 ? drawn[2] : null;
}

/** What leads to what is told: an attack to a clone that lives on, a card of diplomacy to the card that it takes. */
const LEADS: Record<string, string> = { Saved: 'AttackMade', Came: 'CardPlayed' };

/** What is told at a place, and before it what led to it in the same turn, where it does not say so itself. */
function withLead(events: Told[], at: number): Told[] {
    const told = events[at]!;
    const lead = told.is === 'Came' && told.text ? undefined : LEADS[told.is];
    const before = events.slice(0, at).findLast((one) => one.is === 'TurnBegan' || one.is === lead);
    return (before && before.is === lead ? [before, told] : [told]).filter((one) => one.text);
}

/** What can bring the Oracle to a seat: each comes just before that. */
const BRINGS = new Set(['CardTaken', 'Came', 'Killed', 'Saved']);

/** What brought the Oracle to the seat that gained it by one of these events; empty where nothing is said of it. */
function causesOf(events: Told[], gain: number): Told[] {
    const before = events[gain - 1];
    return before && BRINGS.has(before.is) ? withLead(events, gain - 1) : [];
}

/** What is told of one turn: the events that matter, and before the Oracle is gained what brought it. */
function chosen(events: Told[]): Told[] {
    const causes = events.flatMap((event, n) => (event.is === 'OracleGained' ? causesOf(events, n) : []));
    return events.filter((event) => weightOf(event) || causes.includes(event));
}

/** The moments of a match that are worth remembering, in their order. */
export function keyMoments(told: Told[]): Moment[] {
    const turns: { turn: number; events: Told[] }[] = [];
    for (const event of told) {
        if (event.is === 'TurnBegan' || !turns.length)
            turns.push({ turn: event.is === 'TurnBegan' ? (event.turn as number) : 0, events: [] });
        turns.at(-1)!.events.push(event);
    }
    const found = turns.flatMap(({ turn, events }) => {
        const some = chosen(events);
        const chief = some.reduce((best, one) => (weightOf(one) >= weightOf(best) ? one : best), some[0]!);
        if (!chief) return [];
        const moment = { turn, seq: chief.seq, glyph: GLYPHS[chief.is]!, told: some };
        return [{ ...moment, weight: weightOf(chief), decides: weightOf(chief) === 3 }];
    });
    const kept = [...found].sort((one, other) => other.weight - one.weight || other.turn - one.turn).slice(0, MOST);
    return found.filter((one) => kept.includes(one));
}

export const TRIFECTA = ['oracle', 'time_machine', 'galactic_codex'] as const;

export interface Come {
    card: string;
    /** When, and how; null and empty where nobody was told. */
    turn: number | null;
    told: Told[];
}

/** How a seat came by each of the three cards that win together, for the last time. */
export function howCame(told: Told[], seat: number): Come[] {
    return TRIFECTA.map((card) => {
        const found = told.findLastIndex((event) =>
            card === 'oracle' ? event.is === 'OracleGained' && event.seat === seat : gained(event, seat) === card,
        );
        if (found < 0) return { card, turn: null, told: [] };
        const began = told.slice(0, found).findLast((event) => event.is === 'TurnBegan');
        const causes = card === 'oracle' ? causesOf(told, found) : [];
        return {
            card,
            turn: began ? (began.turn as number) : null,
            told: causes.length ? causes : withLead(told, found),
        };
    });
}
