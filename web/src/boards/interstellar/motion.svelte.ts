/**
 * Motion from events: tokens fly from space to space, cards to whoever takes them, planets shrink to their rings. The
 * galaxy is drawn as it is in the end; what moves is laid over it for a while, so that stopping shows the end at once.
 */

import type { Event } from '../../lib/protocol';
import { numberOf } from './galaxy';
import type { Point } from './layout';

export const LONGEST = 1500;
const FLIGHT = 320;
const FADE = 320;
const CARD = 360;
const EASE = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

/** Where a token is at a time, in milliseconds. */
export interface Stop {
    at: number;
    space: string;
}

export interface CardFlight {
    from: Point;
    to: Point;
    leaves: number;
}

export interface Fading {
    number: number;
    at: Point;
    r: number;
    leaves: number;
}

/** What moves when: spaces and seats, whatever they are drawn as. */
export interface Score {
    tokens: Map<number, Stop[]>;
    /** A card goes from one place to another: a space, or a seat's token. */
    cards: { from: string | number; to: string | number; leaves: number }[];
    planets: { space: string; leaves: number }[];
    length: number;
}

/** Return what moves when. Hidden cards move alike, whatever they are. */
export function scoreOf(events: Event[]): Score {
    const score: Score = { tokens: new Map(), cards: [], planets: [], length: 0 };
    let time = 0;
    const fly = (seat: number, from: string, to: string): void => {
        const stops = score.tokens.get(seat) ?? [{ at: 0, space: from }];
        stops.push({ at: time, space: from });
        time += FLIGHT;
        stops.push({ at: time, space: to });
        score.tokens.set(seat, stops);
    };
    const carry = (from: string | number, to: string | number): void => {
        score.cards.push({ from, to, leaves: time });
        time += CARD / 2;
        score.length = Math.max(score.length, time + CARD / 2);
    };
    for (const event of events) {
        const seat = event.seat as number;
        const space = event.space as string;
        if (event.is === 'Flew') fly(seat, event.origin as string, space);
        else if (event.is === 'CardTaken') carry(space, seat);
        else if (event.is === 'CardLaid' || event.is === 'InhibitorLaid') carry(seat, space);
        else if (event.is === 'CardPassed') carry(seat, event.receiver as number);
        else if (event.is === 'CardPlayed' || event.is === 'CardDiscarded') carry(seat, 'neb');
        else if (event.is === 'CardsDrawn') carry('neb', seat);
        else if (event.is === 'PlanetVanished') {
            score.planets.push({ space, leaves: time });
            time += FADE;
        }
    }
    score.length = Math.max(score.length, time);
    return score;
}

export interface Places {
    space: (space: string) => Point | null;
    seat: (seat: number) => Point | null;
    radius: (space: string) => number;
}

export class Motion {
    cards = $state.raw<CardFlight[]>([]);
    fading = $state.raw<Fading[]>([]);
    #length = 0;
    #running: Animation[] = [];
    #pieces = new Map<number, { element: Element; at: Point }>();

    /** Keep the drawing of a seat's token, which stands at `at`. */
    piece(seat: number, at: Point) {
        return (element: Element): (() => void) => {
            this.#pieces.set(seat, { element, at });
            return () => {
                if (this.#pieces.get(seat)?.element === element) this.#pieces.delete(seat);
            };
        };
    }

    start(events: Event[], places: Places): void {
        this.skip();
        const score = scoreOf(events);
        if (!score.length) return;
        this.#length = Math.min(LONGEST, score.length);
        const squeeze = this.#length / score.length;
        const end = (one: string | number): Point | null =>
            typeof one === 'number' ? places.seat(one) : places.space(one);
        this.cards = score.cards.flatMap(({ from, to, leaves }) => {
            const [a, b] = [end(from), end(to)];
            return a && b ? [{ from: a, to: b, leaves: leaves * squeeze }] : [];
        });
        this.fading = score.planets.flatMap(({ space, leaves }) => {
            const at = places.space(space);
            return at ? [{ number: numberOf(space), at, r: places.radius(space), leaves: leaves * squeeze }] : [];
        });
        for (const [seat, stops] of score.tokens) this.#fly(seat, stops, score.length, places);
        setTimeout(this.skip, this.#length + 60);
    }

    #fly(seat: number, stops: Stop[], length: number, places: Places): void {
        const piece = this.#pieces.get(seat);
        if (!piece) return;
        const frames = stops.flatMap(({ at, space }): Keyframe[] => {
            const point = places.space(space);
            if (!point) return [];
            const away = `translate(${point.x - piece.at.x}px, ${point.y - piece.at.y}px)`;
            return [{ offset: at / length, transform: away, easing: EASE }];
        });
        const last = frames.at(-1);
        if (!last) return;
        frames[frames.length - 1] = { ...last, transform: 'none' };
        if ((last.offset as number) < 1) frames.push({ offset: 1, transform: 'none' });
        this.#run(piece.element, frames, 0, this.#length);
    }

    /** Moves the drawing of a card as it flies; the drawing stands where it came from. */
    carry(flight: CardFlight) {
        return (element: Element): void => {
            const to = `translate(${flight.to.x - flight.from.x}px, ${flight.to.y - flight.from.y}px)`;
            const frames = [
                { transform: 'none', opacity: 0 },
                { offset: 0.15, transform: 'none', opacity: 1 },
                { offset: 0.9, transform: to, opacity: 1 },
                { transform: to, opacity: 0 },
            ];
            this.#run(element, frames, flight.leaves, CARD);
        };
    }

    /** Shrinks the drawing of a planet that has vanished. */
    fade = (element: Element): void => {
        const frames = [
            { transform: 'scale(1)', opacity: 1 },
            { transform: 'scale(0.2)', opacity: 0 },
        ];
        this.#run(element, frames, this.fading[0]?.leaves ?? 0, FADE);
    };

    /** Show the end at once. */
    skip = (): void => {
        for (const animation of this.#running) animation.cancel();
        this.#running = [];
        if (this.cards.length) this.cards = [];
        if (this.fading.length) this.fading = [];
    };

    #run(element: Element, frames: Keyframe[], delay: number, duration: number): void {
        this.#running.push(element.animate(frames, { delay, duration, fill: 'both', easing: EASE }));
    }
}
