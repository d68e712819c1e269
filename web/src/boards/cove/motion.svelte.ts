/** What has just happened, as names of what lights up for a moment: from events, never from what differs. */

import type { Event } from '../../lib/protocol';
import { COLOURS, placeOf, type Colour, type Person, type Size } from './layout';

/** For so many milliseconds it stays lit. */
export const LONGEST = 1200;

/** What each event moves on the board. */
export function movedBy(events: Event[], seat: number, seats: number): Set<string> {
    const found = new Set<string>();
    for (const event of events) {
        const mine = event.seat === seat;
        if (event.is === 'TokenMoved') found.add(`token ${event.seat as number}`);
        else if (event.is === 'PeddlerMoved') found.add(`token ${seats}`);
        else if (event.is === 'Seated') found.add(`boat ${event.boat as string}`);
        else if (event.is === 'Docked') found.add(`docked ${event.boat as string}`);
        else if (event.is === 'MarketOpened')
            for (const who of [...COLOURS, 'rogue'] as Person[]) found.add(`hall ${who}`);
        else if (event.is === 'GoodGained' && mine)
            found.add(`good ${placeOf(event.size as Size, event.colour as Colour)}`);
        else if (event.is === 'AreaFilled' && mine) for (const cell of event.area as string[]) found.add(cell);
        else if (event.is === 'TurnBegan' && mine) found.add('dish');
        else if (event.is === 'Played' || event.is === 'Came')
            acted(String(event.action ?? event.outcome ?? ''), mine, found);
    }
    return found;
}

function acted(text: string, mine: boolean, found: Set<string>): void {
    const [what, first, second] = text.split(' ') as [string, string?, string?];
    if (what === 'line' && mine && first) found.add(first);
    else if (what === 'seat' && second) found.add(`boat ${second}`);
    else if (what === 'reveal' && first) found.add(first);
    else if (what === 'draw') found.add('landing');
}

export class Motion {
    fresh = $state.raw<ReadonlySet<string>>(new Set());
    #timer: ReturnType<typeof setTimeout> | undefined;

    show(found: Set<string>): void {
        clearTimeout(this.#timer);
        this.fresh = found;
        if (found.size) this.#timer = setTimeout(this.skip, LONGEST);
    }

    /** Show the end at once. */
    skip = (): void => {
        clearTimeout(this.#timer);
        if (this.fresh.size) this.fresh = new Set();
    };
}
