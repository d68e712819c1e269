/** What it means to press a place of the board, or to point at it: a target, a space for the hyperdrive, a wormhole. */

import type { SeatInfo } from '../../lib/protocol';
import { t } from '../../lib/texts.svelte';
import { middle, squareUnder, type Point } from './geometry';
import type { Cloud, Field } from './layout';
import type { Planner } from './planner.svelte';
import { nearest, type Spot } from './spots';
import { throughOf } from './targets';
import type { WhyNot } from './whynot.svelte';
import { listed, wayName } from './words';

interface Board {
    planner: Planner;
    why: WhyNot;
    spots: () => Spot[];
    cloud: () => Cloud;
    field: () => Field;
    seats: () => SeatInfo[];
    turned: () => boolean;
    /** Whether the viewer is asked at all. */
    asked: () => boolean;
}

export class Presses {
    readonly #board: Board;
    /** The space at which it was said why not: that stays while the pointer does. */
    #told: string | null = null;

    constructor(board: Board) {
        this.#board = board;
    }

    /** Press a point of the drawing, or so near to a target. */
    at(point: Point, reach: number): void {
        const spot = nearest(this.#board.spots(), point, reach);
        const square = squareUnder(point, this.#board.turned());
        if (spot) this.pick(spot);
        else if (square) this.press(square);
    }

    /** Press what has the focus. */
    on(element: SVGElement): void {
        const spot = this.#board.spots().find((one) => one.key === element.dataset.spot);
        if (spot) this.pick(spot);
        else if (element.dataset.square) this.press(element.dataset.square);
    }

    pick(spot: Spot): void {
        if (!spot.legal) return this.#refuse(spot);
        this.#board.why.hide();
        this.#board.planner.pick(spot.actions);
    }

    point(spot: Spot | null): void {
        this.#board.planner.point(spot?.legal ? spot.actions : null);
        if (spot && !spot.legal) this.#refuse(spot);
        else this.#board.why.hide();
    }

    /** Press a space: what can be done there is picked, else it is said why it cannot. */
    press(square: string): void {
        const { planner, why } = this.#board;
        const [cloud, field, seats] = [this.#board.cloud(), this.#board.field(), this.#board.seats()];
        const spot = this.#meant(square);
        const flights = throughOf(planner, square, field.holes);
        const at = middle(square, this.#board.turned());
        this.#told = square;
        if (spot) this.pick(spot);
        else if (planner.free.has(square) || flights.length === 1) {
            why.hide();
            planner.pick(planner.free.has(square) ? [`H${square}`] : flights[0]!.actions);
        } else if (flights.length) {
            const ways = listed(flights.map((one) => wayName(one.way!, this.#board.turned())));
            const title = t('oort-tip-several', { square });
            why.say({ at, title, rule: 'OO-4.9', message: t('oort-tip-several-help', { ways }) });
        } else if (this.#board.asked()) void why.askOf(square, at, { planner, cloud, field, seats });
    }

    pointAt(square: string | null): void {
        if (!square) return this.point(null);
        const { planner } = this.#board;
        const spot = this.#meant(square);
        const flights = spot ? [] : throughOf(planner, square, this.#board.field().holes);
        if (planner.free.has(square)) planner.point([`H${square}`]);
        else if (flights.length === 1) planner.point(flights[0]!.actions);
        else this.point(spot);
    }

    /** Point at a point of the drawing, or so near to a target. */
    hover(point: Point | null, reach: number): void {
        const spot = point && nearest(this.#board.spots(), point, reach);
        const square = point && squareUnder(point, this.#board.turned());
        if (square && square === this.#told && !spot && this.#board.why.told) return;
        this.#told = null;
        if (spot) return this.point(spot);
        const means = square && (this.#board.planner.free.size || this.#board.field().holes.has(square));
        this.pointAt(means ? square : null);
    }

    /** The target that a space means. */
    #meant(square: string): Spot | null {
        const turned = this.#board.turned();
        const means = (one: Spot) => one.square === square || (one.also && squareUnder(one.also, turned) === square);
        return this.#board.spots().find(means) ?? null;
    }

    #refuse(spot: Spot): void {
        void this.#board.why.ask(
            spot.actions[0]!,
            spot.at,
            t('oort-tip-shut', { way: wayName(spot.way!, this.#board.turned()) }),
        );
    }
}
