/** Tables in lists: which comes first, and how much time is left. */

import type { Listed } from './protocol';
import { toSelf } from './words';

export type Standing = 'asked' | 'others' | 'gathering' | 'finished';

/** How a table stands for whoever looks at their list. */
export function standingOf(table: Listed): Standing {
    if (table.status === 'waiting') return 'gathering';
    if (table.status !== 'playing') return 'finished';
    return table.your_turn ? 'asked' : 'others';
}

/** The seconds that are left for the open question; null where no time is counted. */
export function leftOf(table: Listed): number | null {
    return table.clocks?.left ?? null;
}

/** How much of its time is left, 0 to 1; null where no time is counted. */
export function shareOf(table: Listed): number | null {
    const left = leftOf(table);
    const clock = table.settings.clock;
    if (left === null || !clock) return null;
    const whole = clock.is === 'live' ? (clock.bank ?? 600) : (clock.hours ?? 72) * 3600;
    return Math.max(0, Math.min(1, left / whole));
}

/** Those with the least time first; then those that changed last. */
export function soonestFirst(tables: Listed[]): Listed[] {
    return [...tables].sort((a, b) => (leftOf(a) ?? Infinity) - (leftOf(b) ?? Infinity) || b.changed - a.changed);
}

export type Span = { unit: 'clock'; text: string } | { unit: 'hours' | 'days'; count: number };

/** A time in the largest unit that says enough: minutes and seconds, hours, days. */
export function spanOf(seconds: number): Span {
    if (seconds < 3600) {
        const whole = Math.max(0, Math.floor(seconds));
        return { unit: 'clock', text: `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}` };
    }
    if (seconds < 36 * 3600) return { unit: 'hours', count: Math.round(seconds / 3600) };
    return { unit: 'days', count: Math.round(seconds / 86400) };
}

/** What a seat of one's own is asked; named where there are several. */
export function askedAt(table: Listed): string {
    const [mine, more] = table.yours ?? [];
    const name = mine === undefined || more !== undefined ? '' : table.seats[mine]!.name;
    return toSelf(table.prompt ?? '', name);
}

/** The names of the others at a table, for its title. */
export function othersAt(table: Listed): string[] {
    const mine = new Set(table.yours ?? []);
    return table.seats.filter((seat) => !mine.has(seat.seat) && (seat.taken || seat.is === 'bot')).map((s) => s.name);
}
