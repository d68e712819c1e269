/** What the plain board shows now, for what stands beside it in the prompt: its form, its grid, and a begun choice. */

import type { Candidate } from '../../lib/protocol';
import type { Form } from './form';
import { squaresOf, type Grid } from './grid';

class Drawn {
    form = $state.raw<Form | null>(null);
    grid = $state.raw<Grid | null>(null);
    /** A square that several choices name. */
    picked = $state<string | null>(null);

    squares(candidate: Candidate): string[][] {
        return this.form && this.grid ? squaresOf(this.form, this.grid, candidate) : [];
    }

    /** Whether the board offers a candidate: by its squares, unless they are picked and others are there too. */
    draws(candidate: Candidate): boolean {
        const at = this.squares(candidate);
        if (!at.length) return false;
        return this.picked === null || at.length > 1 || !at[0]!.includes(this.picked);
    }
}

export const drawn = new Drawn();
