/** What happened at a table, whole: the line tells the end of a long log, the rest is asked for. */

import type { Wire } from '../lib/line.svelte';
import type { Entry } from '../lib/protocol';
import { momentsOf, tell } from './telling';

/** Entries that are asked for at once. */
const MOST = 500;

export class Story {
    readonly #line: Wire;
    /** What came before the entries of the line. */
    #older = $state.raw<Entry[]>([]);
    #asked = '';

    readonly entries: Entry[] = $derived.by(() => {
        const first = this.#line.entries[0]?.seq ?? 0;
        const older = this.#older.filter((entry) => entry.seq < first);
        return older.length ? [...older, ...this.#line.entries] : this.#line.entries;
    });
    readonly lines = $derived(tell(this.entries));
    readonly moments = $derived(momentsOf(this.entries));

    constructor(line: Wire) {
        this.#line = line;
    }

    /** Ask for what is missing before the entries of the line; once for each language. */
    async complete(language: string): Promise<void> {
        const first = this.#line.entries[0]?.seq ?? 0;
        const wanted = `${language} ${first}`;
        if (!first || this.#asked === wanted) return;
        this.#asked = wanted;
        let found: Entry[] = [];
        for (let since = -1; since < first - 1; since = found.at(-1)!.seq) {
            const most = Math.min(MOST, first - 1 - since);
            const told = await this.#line.ask<{ entries: Entry[] }>('log', { since, most });
            if (!told.entries.length) break;
            found = [...found, ...told.entries];
        }
        if (this.#asked === wanted) this.#older = found;
    }

    /** The place of an entry's position among the moments: the last one that is not after it. */
    momentAt(seq: number): number {
        return this.moments.findLastIndex((one) => one.seq <= seq);
    }
}
