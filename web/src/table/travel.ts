/** Going to and fro among the moments of a match. */

import type { History } from './history.svelte';
import type { Story } from './story.svelte';

export class Travel {
    /** Whether the last moment is looked at like any other: where it is seen through another's eyes. */
    holds = false;

    constructor(
        readonly story: Story,
        readonly history: History,
    ) {}

    get last(): number {
        return this.story.moments.length - 1;
    }

    /** The moment that is shown, or on its way; live is the last. */
    get index(): number {
        const wanted = this.history.wanted;
        return wanted === null ? this.last : Math.max(0, this.story.momentAt(wanted));
    }

    get isLive(): boolean {
        return this.history.wanted === null || (this.holds && this.index === this.last);
    }

    /** Show a moment; the next one as what led to it, the last one live. */
    go(index: number): void {
        const to = Math.max(0, index);
        const moment = this.story.moments[to];
        if (!moment) return;
        if (to >= this.last && !this.holds) this.history.live();
        else void this.history.travel(moment.seq, to === this.index + 1 ? moment.events : []);
    }

    /** Show the position after an entry. */
    to(seq: number): void {
        this.go(this.story.momentAt(seq));
    }

    /** To the last moment. */
    end = (): void => this.go(this.last);

    step(by: number): void {
        this.go(this.index + by);
    }

    /** Play from the moment after an entry to the last one, and then be live. */
    play(after: number, pause: () => number): void {
        const moments = this.story.moments.filter((one) => one.seq > after);
        const before = this.story.moments[this.story.momentAt(after)];
        const begin = before ? [{ seq: before.seq, events: [] }] : [];
        this.history.play([...begin, ...moments], pause, this.history.live);
    }
}
