/** Where a rocket flew, from what was told of it. */

import type { Event } from '../../lib/protocol';
import { beside, type Way } from './geometry';

/** A straight part of a flight. */
export type Leg = [from: string, to: string];

/** The wormhole into which a flight went that came out of another one. */
function entered(start: string, way: Way, exit: string, holes: ReadonlySet<string>): string {
    for (let at = beside(start, way); at; at = beside(at, way)) if (holes.has(at) && at !== exit) return at;
    return start;
}

/** The straight parts of a flight: to its end, or into a wormhole and on from another one; none of another event. */
export function legsOf(event: Event, holes: ReadonlySet<string>): Leg[] {
    const { start, exit, end } = event as unknown as Record<'start' | 'exit' | 'end', string>;
    if (event.is === 'Flew') return [[start, end]];
    if (event.is !== 'Jumped') return [];
    return [
        [start, entered(start, event.direction as Way, exit, holes)],
        [exit, end],
    ];
}
