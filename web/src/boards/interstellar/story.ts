/** A whole match in figures: how many planets were left at each turn's end, and who held the Oracle then. */

import type { Event } from '../../lib/protocol';

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
