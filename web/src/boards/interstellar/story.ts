/** What was told, put together: a whole match in figures, and what was played before a question came again. */

import type { Decision, Event } from '../../lib/protocol';

export interface Turn {
    turn: number;
    left: number;
    holder: number | null;
}

/** Return the turns of a match that began with so many planets. */
export function turnsOf(told: Event[], planets: number): Turn[] {
    const turns: Turn[] = [];
    let left = planets;
    let holder: number | null = null;
    const note = (): void => {
        const last = turns.at(-1);
        if (last) [last.left, last.holder] = [left, holder];
    };
    for (const event of told) {
        if (event.is === 'TurnBegan') turns.push({ turn: event.turn as number, left, holder });
        else if (event.is === 'PlanetVanished') left -= 1;
        else if (event.is === 'OracleGained') holder = event.seat as number;
        else if (event.is === 'OracleLeft') holder = null;
        note();
    }
    return turns;
}

/** Stretches of turns in which the same seat held the Oracle; null: nobody, once it had been found. */
export function stretches(turns: Turn[]): { holder: number | null; from: number; to: number }[] {
    const found: { holder: number | null; from: number; to: number }[] = [];
    for (const { turn, holder } of turns) {
        const last = found.at(-1);
        if (last?.holder === holder) last.to = turn;
        else if (last || holder !== null) found.push({ holder, from: turn, to: turn });
    }
    return found;
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
