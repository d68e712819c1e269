/** Against a click too many: another choice may come to stand where the last click was, and nobody has read it yet. */

/** For so many milliseconds after something new is asked, a click that only repeats the one before chooses nothing. */
export const SOON = 350;
/** So many pixels away it is a click of its own. */
const NEAR = 30;

interface Click {
    x: number;
    y: number;
    /** What was pressed, and which question it answered. */
    on: Element | null;
    question: string;
}

/** Weighs the clicks on whatever offers the answers to one question after another; keys are never weighed. */
export class Hasty {
    #question = '';
    #part = '';
    #came = -Infinity;
    #last: Click | null = null;
    readonly #now: () => number;

    constructor(now: () => number = () => performance.now()) {
        this.#now = now;
    }

    /** Say what is asked now, and how far its answer has come. */
    asked(question: string, part: string): void {
        if (question !== this.#question || part !== this.#part) this.#came = this.#now();
        [this.#question, this.#part] = [question, part];
    }

    /** A key was pressed: what is clicked after it is no second click. */
    key = (): void => {
        this.#last = null;
    };

    /** Stop a click that is a second one at its place, on something that has only just come there. */
    weigh = (event: MouseEvent): void => {
        if (!event.detail) return; // by a key, or by what reads the page aloud
        const on = (event.target as Element).closest('button, [role="button"]');
        const now = { x: event.clientX, y: event.clientY, on, question: this.#question };
        if (this.#repeats(now)) {
            event.stopPropagation();
            event.preventDefault();
        } else this.#last = now;
    };

    /** Whether the last click was there too, before this was asked; what is pressed again and again stays free to. */
    #repeats({ x, y, on, question }: Click): boolean {
        const last = this.#last;
        if (!last || this.#now() - this.#came >= SOON || Math.hypot(x - last.x, y - last.y) > NEAR) return false;
        return last.question !== question || last.on !== on;
    }
}
