/** What taking back takes: the entries of the match that stand, those taken back aside. */

import type { Entry } from '../lib/protocol';

/** Return the entries by which the match stands, in their order. */
export function standing(entries: Entry[]): Entry[] {
    const stand: Entry[] = [];
    for (const entry of entries) {
        if (entry.is === 'tookback') while ((stand.at(-1)?.seq ?? -1) > (entry.after ?? -1)) stand.pop();
        else if (entry.is === 'moved' || entry.is === 'began') stand.push(entry);
    }
    return stand;
}

/** Whether the last thing that stands is what somebody said to have come, and nobody has decided since. */
export function saidLast(entries: Entry[]): boolean {
    return standing(entries).at(-1)?.by === 'chance';
}

/** Return in sentences what would be no more if all after an entry were taken back. */
export function undone(entries: Entry[], after: number): string[] {
    return standing(entries)
        .filter((entry) => entry.seq > after)
        .flatMap((entry) => (entry.events ?? []).flatMap((event) => event.text ?? []));
}

/** Return the entry after which the match stood before the last move of a seat; null where it has made none. */
export function beforeLastOf(entries: Entry[], seat: number): number | null {
    const stand = standing(entries);
    for (let at = stand.length - 1; at > 0; at--) if (stand[at]!.seat === seat) return stand[at - 1]!.seq;
    return null;
}
