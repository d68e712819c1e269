/** Coming to a table: what a link opens, and what is to be asked of whoever follows it. */

import { api as real, Refused } from '../lib/api';
import { isCode } from '../lib/links';
import type { Problem, TableAbout } from '../lib/protocol';

export type Arrival =
    /** They may see it: go in. */
    | { is: 'in'; known: boolean }
    /** They may sit down, or watch. */
    | { is: 'seat'; about: TableAbout }
    /** The invitation is good, and there is no seat: all are taken, or the match has begun. */
    | { is: 'full' | 'begun'; about: TableAbout }
    /** The key opens nothing. */
    | { is: 'expired' }
    /** No table that they may see is here. */
    | { is: 'unknown' }
    /** Everybody may know of it, and nobody may watch. */
    | { is: 'unseen'; about: TableAbout }
    | { is: 'refused'; problem: Problem };

type Asked = Pick<typeof real, 'about' | 'enter'>;

/** The seats that somebody may still take. */
export function freeSeats(about: TableAbout): number[] {
    return about.seats.filter((seat) => seat.is === 'person' && !seat.taken).map((seat) => seat.seat);
}

/** Whether who has an invitation may watch instead of sitting down. */
export function mayWatch(about: TableAbout): boolean {
    return about.watches && about.settings.watch !== 'nobody';
}

/** Find out what somebody finds who comes to a table with a key, or with none. */
export async function arrive(table: string, key: string, api: Asked = real): Promise<Arrival> {
    try {
        return key ? await withKey(table, key, api) : without(await api.about(table));
    } catch (error) {
        if (!(error instanceof Refused)) throw error;
        const { problem } = error;
        if (problem.code === 'table/unknown') return { is: key && !isCode(key) ? 'expired' : 'unknown' };
        if (problem.code === 'table/not-allowed' && !isCode(key) && key) return { is: 'expired' };
        return { is: 'refused', problem };
    }
}

function without(about: TableAbout): Arrival {
    const known = about.yours.length > 0 || about.host || about.referee;
    if (known) return { is: 'in', known };
    if (about.settings.public && about.status === 'waiting')
        return { is: freeSeats(about).length ? 'seat' : 'full', about };
    return about.watches ? { is: 'in', known } : { is: 'unseen', about };
}

async function withKey(table: string, key: string, api: Asked): Promise<Arrival> {
    if (isCode(key)) {
        await api.enter(table, key);
        return { is: 'in', known: false };
    }
    const about = await api.about(table, key);
    if (about.invited) {
        if (about.yours.length || about.host || about.referee) return { is: 'in', known: true };
        if (about.status !== 'waiting') return { is: 'begun', about };
        return { is: freeSeats(about).length ? 'seat' : 'full', about };
    }
    await api.enter(table, key);
    return { is: 'in', known: false };
}
