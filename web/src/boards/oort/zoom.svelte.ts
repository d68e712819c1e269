/** Which part of the drawing is seen: all of it, or a nearer look that can be moved about. */

import { LEFT, TOP, size, type Point } from './geometry';

const MOST = 3;
const STEP = 1.5;
const MARGIN = { right: 10, below: 28 };

export class Zoom {
    scale = $state(1);
    #centre = $state.raw<Point>({ x: 0, y: 0 });
    readonly #turned: () => boolean;

    constructor(turned: () => boolean) {
        this.#turned = turned;
    }

    /** The whole drawing. */
    readonly whole = $derived.by(() => {
        const { width, height } = size(this.#turned());
        return { width: LEFT + width + MARGIN.right, height: TOP + height + MARGIN.below };
    });
    /** The part that is seen. */
    readonly box = $derived.by(() => {
        const width = this.whole.width / this.scale;
        const height = this.whole.height / this.scale;
        const x = Math.min(this.whole.width - width, Math.max(0, this.#centre.x - width / 2));
        const y = Math.min(this.whole.height - height, Math.max(0, this.#centre.y - height / 2));
        return { x, y, width, height };
    });

    get near(): boolean {
        return this.scale > 1;
    }

    /** Look nearer or from further away, so that a point stays where it is seen. */
    by(factor: number, at: Point): void {
        const box = this.box;
        const scale = Math.min(MOST, Math.max(1, this.scale * factor));
        const kept = this.scale / scale;
        this.#centre = {
            x: at.x + (box.x + box.width / 2 - at.x) * kept,
            y: at.y + (box.y + box.height / 2 - at.y) * kept,
        };
        this.scale = scale;
    }

    in(at: Point): void {
        this.by(STEP, at);
    }

    out(at: Point): void {
        this.by(1 / STEP, at);
    }

    fit(): void {
        this.scale = 1;
    }

    move(dx: number, dy: number): void {
        const { x, y, width, height } = this.box;
        this.#centre = { x: x + width / 2 + dx, y: y + height / 2 + dy };
    }

    /** Let a place be seen. */
    show({ x, y }: Point): void {
        const box = this.box;
        if (x < box.x || y < box.y || x > box.x + box.width || y > box.y + box.height) this.#centre = { x, y };
    }
}
