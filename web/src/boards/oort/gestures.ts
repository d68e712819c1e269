/** Pointers and keys on the board: hovering, pressing, and with two fingers or when near, moving and zooming. */

import { on } from 'svelte/events';
import type { Point } from './geometry';
import type { Zoom } from './zoom.svelte';

/** How far from a spot a press still means it, in pixels: half of what a finger needs. */
const FINGER = 24;
const MOUSE = 17;
/** A press that moved further than this was a drag. */
const SLIP = 8;
/** A second touch so soon is the first one's echo. */
const ECHO = 350;

interface Board {
    unitAt: (event: PointerEvent | MouseEvent) => Point;
    steer: (event: KeyboardEvent) => void;
    zoom: Zoom;
    scale: () => number;
    hover: (at: Point | null, reach: number) => void;
    press: (at: Point, reach: number) => void;
    invoke: (on: SVGElement) => void;
}

export class Gestures {
    readonly #board: Board;
    readonly #down = new Map<number, PointerEvent>();
    #began: PointerEvent | null = null;
    #dragged = false;
    #pressed = 0;
    #wanted: PointerEvent | null = null;

    constructor(board: Board) {
        this.#board = board;
    }

    attach = (element: Element): (() => void) => {
        const svg = element as SVGSVGElement;
        const listeners: [string, (event: never) => void][] = [
            ['pointerdown', this.#press],
            ['pointermove', this.#move],
            ['pointerup', this.#lift],
            ['pointercancel', this.#lift],
            ['pointerleave', this.#leave],
            ['click', this.#click],
            ['wheel', this.#wheel],
            ['keydown', this.#board.steer],
        ];
        const ends = listeners.map(([name, run]) => on(svg, name, run as EventListener, { passive: false }));
        return () => ends.forEach((end) => end());
    };

    /** Another question is asked: no touch is the echo of one that answered the last. */
    begin(): void {
        this.#pressed = 0;
    }

    #reach(event: { pointerType?: string }): number {
        return (event.pointerType === 'mouse' ? MOUSE : FINGER) / this.#board.scale();
    }

    #press = (event: PointerEvent): void => {
        this.#down.set(event.pointerId, event);
        if (this.#down.size === 1) {
            this.#began = event;
            this.#dragged = false;
        } else this.#dragged = true;
    };

    #move = (event: PointerEvent): void => {
        const from = this.#down.get(event.pointerId);
        if (!from) {
            if (event.pointerType === 'mouse') this.#hover(event);
            return;
        }
        const slipped = Math.hypot(event.clientX - this.#began!.clientX, event.clientY - this.#began!.clientY) > SLIP;
        if (slipped) this.#dragged = true;
        if (this.#down.size === 2) this.#pinch(event);
        else if (this.#board.zoom.near && this.#dragged) {
            const scale = this.#board.scale();
            this.#board.zoom.move((from.clientX - event.clientX) / scale, (from.clientY - event.clientY) / scale);
        }
        this.#down.set(event.pointerId, event);
    };

    #pinch(event: PointerEvent): void {
        const other = [...this.#down.values()].find((one) => one.pointerId !== event.pointerId)!;
        const from = this.#down.get(event.pointerId)!;
        const apart = (one: PointerEvent): number =>
            Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) || 1;
        const centre = new MouseEvent('move', {
            clientX: (event.clientX + other.clientX) / 2,
            clientY: (event.clientY + other.clientY) / 2,
        });
        this.#board.zoom.by(apart(event) / apart(from), this.#board.unitAt(centre));
    }

    #lift = (event: PointerEvent): void => {
        this.#down.delete(event.pointerId);
    };

    #leave = (event: PointerEvent): void => {
        this.#down.delete(event.pointerId);
        this.#wanted = null;
        if (event.pointerType === 'mouse') this.#board.hover(null, 0);
    };

    /** Look once a frame where the pointer is. */
    #hover(event: PointerEvent): void {
        if (!this.#wanted)
            requestAnimationFrame(() => {
                const last = this.#wanted;
                this.#wanted = null;
                if (last) this.#board.hover(this.#board.unitAt(last), this.#reach(last));
            });
        this.#wanted = event;
    }

    #click = (event: PointerEvent): void => {
        if (this.#dragged) return;
        const echo = event.timeStamp - this.#pressed < ECHO && event.pointerType !== 'mouse';
        this.#pressed = event.timeStamp;
        if (echo && event.detail) return;
        if (event.detail) this.#board.press(this.#board.unitAt(event), this.#reach(event));
        else {
            // A click that no pointer made, as by a screen reader, means what it was made on.
            const on = (event.target as Element).closest<SVGElement>('[data-spot], [data-square]');
            if (on) this.#board.invoke(on);
        }
    };

    #wheel = (event: WheelEvent): void => {
        if (!event.ctrlKey) return;
        event.preventDefault();
        this.#board.zoom.by(event.deltaY < 0 ? 1.2 : 1 / 1.2, this.#board.unitAt(event));
    };
}
