/** What a press on the board means: parts of a choice are made on it, such as what the Beam does. */

import type { Candidate } from '../../lib/protocol';
import { spaceOf, type Galaxy } from './galaxy';
import type { Offers } from './offers';

interface Given {
    galaxy: Galaxy;
    offers: Offers;
    /** The space that one stands on. */
    here: string;
}

export class Aim {
    /** What the Beam does, where it has the choice. */
    mode = $state<'Pull' | 'Push'>('Pull');
    /** The card that one would leave another for. */
    slot = $state<number | null>(null);
    readonly #given: () => Given;

    constructor(given: () => Given) {
        this.#given = given;
    }

    readonly #beams = $derived.by(() => {
        const { offers } = this.#given();
        if (offers.step !== 'AimBeam') return [];
        const all = [...offers.spaces.values()].flat();
        return (['Pull', 'Push'] as const).filter((mode) => all.some((one) => one.on.is === mode));
    });

    /** Whether the Beam may do both. */
    get hasModes(): boolean {
        return this.#beams.length > 1;
    }

    /** What the Beam does on the planet that is pressed; null where none is aimed. */
    get doing(): 'Pull' | 'Push' | null {
        return this.hasModes ? this.mode : (this.#beams[0] ?? null);
    }

    readonly #targets = $derived.by(() => {
        const doing = this.doing;
        return new Map(
            [...this.#given().offers.spaces].flatMap(([space, all]) => {
                const one = doing ? all.find((candidate) => candidate.on.is === doing) : all[0];
                return one ? [[space, one] as const] : [];
            }),
        );
    });

    /** What can be done at each space, in words. */
    readonly legal: ReadonlyMap<string, string> = $derived.by(() => {
        const { offers, here } = this.#given();
        const said = new Map([...this.#targets].map(([space, one]) => [space, one.label]));
        if (offers.search) said.set(here, offers.search.label);
        return said;
    });

    /** The cards of the hand that can be chosen. */
    readonly hand: Map<string, Candidate> = $derived.by(() => {
        const { offers } = this.#given();
        return (this.slot === null ? null : offers.slots.get(this.slot)?.leave) ?? offers.hand;
    });

    /** What pressing a space chooses. */
    at(space: string): Candidate | null {
        const { offers, here } = this.#given();
        return this.#targets.get(space) ?? (space === here ? offers.search : null);
    }

    /** The space that a candidate is about. */
    of(on: Candidate['on'] | undefined): string | null {
        const { galaxy, here } = this.#given();
        if (typeof on?.space === 'string') return on.space;
        if (on && on.is.startsWith('Search')) return here;
        return typeof on?.seat === 'number' ? spaceOf(galaxy, galaxy.pilots[on.seat]?.node ?? 0) : null;
    }

    /** Press a card that may be taken: it is chosen, or first another for it. */
    take(slot: number): Candidate | null {
        const found = this.#given().offers.slots.get(slot);
        if (found?.leave.size && !found.take) this.slot = this.slot === slot ? null : slot;
        return found?.take ?? null;
    }

    forget(): void {
        this.slot = null;
        this.mode = 'Pull';
    }
}
