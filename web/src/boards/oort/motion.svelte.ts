/**
 * Motion from events: rockets slide, fade through wormholes, tokens fly to whoever takes them. The board itself is
 * drawn as it is in the end; what moves is laid over it for a while, so that stopping shows the end at once.
 */

import type { Event } from '../../lib/protocol';
import { legsOf } from './flights';
import { line, middle, type Point } from './geometry';
import type { Type } from './layout';

export const LONGEST = 1500;
const PER_SPACE = 30;
const LONGEST_SLIDE = 480;
const FADE = 120;
const FLIGHT = 280;
const EASE = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

/** Where a rocket is at a time, in milliseconds. */
export interface Stop {
    at: number;
    square: string;
    opacity: number;
}

/** A token on its way, seen from `shown` on and moving from `leaves` to `arrives`. */
export interface Flight {
    type: Type;
    from: string;
    to: string;
    shown: number;
    leaves: number;
    arrives: number;
}

export interface Score {
    /** Per seat, when its rocket is where. */
    rockets: Map<number, Stop[]>;
    tokens: Flight[];
    length: number;
}

const RAID = /^raid (\d)(\w)$/;
const PUT = /^([PH])([a-y]\d+)$/;

/** What moves when, from where the rockets stood before. */
export function scoreOf(events: Event[], before: (string | null)[], holes: ReadonlySet<string>): Score {
    const now = [...before];
    const rockets = new Map<number, Stop[]>();
    const tokens: Flight[] = [];
    let time = 0;

    const stops = (seat: number): Stop[] => {
        if (!rockets.has(seat)) {
            const square = now[seat];
            rockets.set(seat, square ? [{ at: 0, square, opacity: 1 }] : []);
        }
        return rockets.get(seat)!;
    };
    const stop = (seat: number, square: string, opacity = 1): void => {
        stops(seat).push({ at: time, square, opacity });
        now[seat] = square;
    };
    const slide = (seat: number, from: string, to: string): void => {
        stop(seat, from);
        time += Math.min(LONGEST_SLIDE, PER_SPACE * line(from, to).length);
        stop(seat, to);
    };
    const vanish = (seat: number, to: string): void => {
        const from = now[seat];
        if (from) {
            stop(seat, from);
            time += FADE;
            stop(seat, from, 0);
        }
        stop(seat, to, 0);
        time += FADE;
        stop(seat, to);
    };
    const carry = (type: Type, from: string, to: string, shown: number): void => {
        tokens.push({ type, from, to, shown, leaves: time, arrives: time + FLIGHT });
    };

    for (const event of events) {
        const seat = event.seat as number;
        const legs = legsOf(event, holes);
        if (legs.length) {
            legs.forEach(([from, to], n) => {
                if (n) vanish(seat, from);
                slide(seat, from, to);
            });
        } else if (event.is === 'Took') {
            const squares = event.squares as string[];
            (event.types as Type[]).forEach((type, n) => carry(type, squares[n]!, now[seat]!, 0));
            time += FLIGHT;
        } else if (event.is === 'Played') {
            const put = PUT.exec(event.action as string);
            const raid = RAID.exec(event.action as string);
            const robbed = raid && now[Number(raid[1]) - 1];
            if (put) vanish(seat, put[2]!);
            else if (robbed && now[seat]) {
                carry(raid[2] as Type, robbed, now[seat], time);
                time += FLIGHT;
            }
        }
    }
    return { rockets, tokens, length: time };
}

export class Motion {
    /** The tokens that are on their way now. */
    tokens = $state.raw<Flight[]>([]);
    #length = 0;
    #running: Animation[] = [];
    #stopped = true;

    /** Begin to show what happened; `piece` finds the drawing of a seat's rocket, which stands where it ended. */
    start(score: Score, piece: (seat: number) => Element | null, ends: (string | null)[], turned: boolean): void {
        this.skip();
        if (!score.length) return;
        this.#stopped = false;
        this.#length = score.length;
        this.tokens = score.tokens;
        for (const [seat, stops] of score.rockets) {
            const [element, end] = [piece(seat), ends[seat]];
            if (element && end && stops.length) this.#run(element, framesOf(stops, end, score.length, turned));
        }
        if (!this.#running.length) this.skip();
        else void Promise.allSettled(this.#running.map((one) => one.finished)).then(() => this.skip());
    }

    /** Moves the drawing of a token as it flies; the drawing stands where it came from. */
    carry(flight: Flight, turned: boolean) {
        return (element: Element): void => {
            const [from, to] = [middle(flight.from, turned), middle(flight.to, turned)];
            const length = this.#length;
            const away = `translate(${to.x - from.x}px, ${to.y - from.y}px) scale(0.55)`;
            const frames: Keyframe[] = [
                { offset: 0, transform: 'none', opacity: flight.shown ? 0 : 1 },
                { offset: flight.leaves / length, transform: 'none', opacity: flight.shown ? 0 : 1, easing: EASE },
            ];
            if (flight.shown)
                frames.push({ offset: flight.leaves / length, transform: 'none', opacity: 1, easing: EASE });
            frames.push(
                { offset: flight.arrives / length, transform: away, opacity: 1 },
                { offset: flight.arrives / length, transform: away, opacity: 0 },
            );
            if (flight.arrives < length) frames.push({ offset: 1, transform: away, opacity: 0 });
            this.#run(element, frames);
        };
    }

    /** Show the end at once. */
    skip = (): void => {
        if (this.#stopped) return;
        this.#stopped = true;
        for (const animation of this.#running) animation.cancel();
        this.#running = [];
        this.tokens = [];
    };

    #run(element: Element, frames: Keyframe[]): void {
        this.#running.push(element.animate(frames, { duration: Math.min(LONGEST, this.#length), fill: 'both' }));
    }
}

function framesOf(stops: Stop[], end: string, length: number, turned: boolean): Keyframe[] {
    const last: Point = middle(end, turned);
    const frames = stops.map(({ at, square, opacity }): Keyframe => {
        const { x, y } = middle(square, turned);
        return {
            offset: at / length,
            transform: `translate(${x - last.x}px, ${y - last.y}px)`,
            opacity,
            easing: EASE,
        };
    });
    const [first, final] = [frames[0]!, frames.at(-1)!];
    if (stops[0]!.at) frames.unshift({ ...first, offset: 0 });
    if (stops.at(-1)!.at < length) frames.push({ ...final, offset: 1 });
    return frames;
}
