/**
 * The keyboard on the board: one target and one space that Tab comes to, arrow keys among the others, and a focus that
 * is never lost.
 */

import { middle, squareUnder } from './geometry';
import { arrowKey, nextSpot, type Spot } from './spots';

interface Board {
    svg: () => SVGSVGElement;
    spots: () => Spot[];
    /** The space of the own rocket. */
    own: () => string | null;
    turned: () => boolean;
    /** Enter, Space or a click that no pointer made, on a target or a space. */
    invoke: (on: SVGElement) => void;
}

const MIDDLE = 'm8';

export class Keyboard {
    readonly #board: Board;
    #spot = $state<string | null>(null);
    #square = $state<string | null>(null);
    /** Where the focus was last. */
    #on: 'spots' | 'squares' | null = null;
    /** Whether the spaces have the focus because there was no target. */
    #parked = false;

    constructor(board: Board) {
        this.#board = board;
    }

    /** The target that Tab comes to. */
    readonly spot = $derived.by(() => {
        const spots = this.#board.spots();
        if (spots.some((spot) => spot.key === this.#spot)) return this.#spot;
        return spots.find((spot) => spot.legal)?.key ?? null;
    });
    /** The space that Tab comes to. */
    readonly square = $derived.by(() => this.#square ?? this.#board.own() ?? MIDDLE);

    atSpot(spot: Spot): void {
        this.#spot = spot.key;
        this.#on = 'spots';
    }

    atSquare(square: string): void {
        this.#square = square;
        this.#on = 'squares';
    }

    /** Give the focus to the space that Tab comes to. */
    toSquare(): void {
        this.#focus('data-square', this.square);
    }

    /** Give the focus to the target that Tab comes to. */
    toSpot(): void {
        this.#focus('data-spot', this.spot);
    }

    /** Where what had the focus is gone, give it to what stands for it now. */
    keep(): void {
        const has = this.#board.spots().length > 0;
        if (!this.#on || document.activeElement !== document.body) {
            if (this.#on === 'squares' && has && this.#parked) this.toSpot();
            return;
        }
        this.#parked = !has;
        if (has) this.toSpot();
        else this.toSquare();
    }

    steer = (event: KeyboardEvent): void => {
        if (event.altKey || event.ctrlKey || event.metaKey) return;
        const on = event.target as SVGElement;
        const arrow = arrowKey(event.key);
        const spots = this.#board.spots();
        const spot = spots.find((one) => one.key === on.dataset.spot);
        const square = on.dataset.square;
        if (arrow && spot) this.#focus('data-spot', nextSpot(spots, spot, arrow)?.key ?? spot.key);
        else if (arrow && square) {
            const turned = this.#board.turned();
            const at = middle(square, turned);
            const next = squareUnder({ x: at.x + 40 * arrow.x, y: at.y + 40 * arrow.y }, turned);
            this.#focus('data-square', next ?? square);
        } else if ((event.key === 'Enter' || event.key === ' ') && (spot || square)) this.#board.invoke(on);
        else return;
        event.preventDefault();
        event.stopPropagation();
    };

    #focus(attribute: string, value: string | null): void {
        this.#board.svg().querySelector<SVGElement>(`[${attribute}="${value}"]`)?.focus({ preventScroll: true });
    }
}
