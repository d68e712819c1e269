/** How much time there is, as it runs between two frames. */

import type { Clocks } from '../lib/protocol';

/** Seconds that a seat has left; null where none are counted for it. `passed`: milliseconds since the clocks were told. */
export function secondsOf(clocks: Clocks | null, seat: number, passed: number): number | null {
    if (!clocks) return null;
    const runs = clocks.running.includes(seat);
    const told = clocks.banks?.[seat] ?? (runs ? clocks.left : null);
    if (told === null || told === undefined) return null;
    return Math.max(0, runs ? told - passed / 1000 : told);
}

/**
 * Seconds until an open window closes: by its own time, or else the least for which it stays open. Null where it only
 * waits for who has not answered: its least is over, or no longer than a bot needs.
 */
export function windowSeconds(clocks: Clocks | null, passed: number): number | null {
    const { left, least } = clocks ?? { left: null, least: null };
    if (left !== null) return Math.max(0, left - passed / 1000);
    const rest = (least ?? 0) - passed / 1000;
    return least !== null && least >= 1 && rest > 0 ? rest : null;
}

/** Seconds as a clock shows them: 4:12, or 2:03:00. */
export function clockFace(seconds: number): string {
    const whole = Math.ceil(seconds);
    const two = (number: number): string => String(number).padStart(2, '0');
    const hours = Math.floor(whole / 3600);
    const minutes = Math.floor(whole / 60) % 60;
    return hours ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
}

/** Days and hours of a long wait. */
export function longWait(seconds: number): { days: number; hours: number } {
    const hours = Math.floor(seconds / 3600);
    return { days: Math.floor(hours / 24), hours: hours % 24 };
}
