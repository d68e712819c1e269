/** What was told, put together: a whole match in figures, and what was played before a question came again. */

import type { Decision, Event } from '../../lib/protocol';

export interface Turn {
    turn: number;
    left: number;
    holder: number | null;
    /** The planet that the Oracle lies under, known to all; null where somebody holds it, or nobody has found it. */
    under: string | null;
}

/** Turns one after another in which the same seat held the Oracle, or it lay at the same place. */
export interface Stretch extends Pick<Turn, 'holder' | 'under'> {
    from: number;
    to: number;
}

/** Return the turns of a match that began with so many planets. */
export function turnsOf(told: Event[], planets: number): Turn[] {
    const turns: Turn[] = [];
    let left = planets;
    let holder: number | null = null;
    let under: string | null = null;
    const note = (): void => {
        const last = turns.at(-1);
        if (last) Object.assign(last, { left, holder, under });
    };
    for (const event of told) {
        if (event.is === 'TurnBegan') turns.push({ turn: event.turn as number, left, holder, under });
        else if (event.is === 'PlanetVanished') left -= 1;
        else if (event.is === 'OracleGained') [holder, under] = [event.seat as number, null];
        else if (event.is === 'OracleLeft') [holder, under] = [null, event.space as string];
        note();
    }
    return turns;
}

/** Stretches of turns in which the same seat held the Oracle; null: nobody, once it had been found. */
export function stretches(turns: Turn[]): Stretch[] {
    const found: Stretch[] = [];
    for (const { turn, holder, under } of turns) {
        const last = found.at(-1);
        if (last?.holder === holder && last.under === under) last.to = turn;
        else if (last || holder !== null) found.push({ holder, under, from: turn, to: turn });
    }
    return found;
}

export interface Held {
    holder: number | null;
    count: number;
    /** From which turn to which. */
    spans: [number, number][];
}

/** How many turns ended with the Oracle in whose hands, most first. */
export function held(all: Stretch[]): Held[] {
    const found = new Map<number | null, Held>();
    for (const { holder, from, to } of all) {
        const one = found.get(holder) ?? { holder, count: 0, spans: [] };
        one.count += to - from + 1;
        const last = one.spans.at(-1);
        if (last && last[1] === from - 1) last[1] = to;
        else one.spans.push([from, to]);
        found.set(holder, one);
    }
    return [...found.values()].sort((one, other) => other.count - one.count);
}

/** The turns that are named under a line of so many. */
export function ticks(last: number): number[] {
    const by = last <= 30 ? 5 : last <= 80 ? 10 : 20;
    const found = [1];
    for (let turn = by; turn <= last - by / 2; turn += by) found.push(turn);
    return last > 1 ? [...found, last] : found;
}

/** What may be played by whoever is asked, before the answer (IO-7.11). */
const FIRST = new Set(['graviton_beam', 'long_range_sensors', 'entropy_inhibitor', 'scavengers']);
const ASKED_AGAIN = new Set([
    'AttackerDiplomacy',
    'DefenderDiplomacy',
    'AnswerDiplomacy',
    'AttackAt',
    'AnswerAttack',
    'UnderFire',
]);
/** With these something else is asked, or asked of somebody else. */
const GOES_ON = new Set(['WindowOpened', 'Met', 'Passed', 'AttackMade', 'AttackCancelled', 'CardShown', 'CannonFired']);

/** Return the last thing that was played since a question could first be asked; null where nothing was. */
export function playedBefore(decision: Pick<Decision, 'step' | 'seat'>, told: Event[]): Event | null {
    const window = decision.step === 'AnswerWindow';
    if (!window && !ASKED_AGAIN.has(decision.step)) return null;
    const since = told.slice(
        1 + told.findLastIndex((event) => (window ? event.is === 'WindowOpened' : GOES_ON.has(event.is))),
    );
    const last = since.findLast((event) => event.is === 'CardPlayed' || (window && event.is === 'AbilityUsed'));
    if (!last) return null;
    return window || (last.seat === decision.seat && FIRST.has(last.card as string)) ? last : null;
}
