/** What each node was called when it was seen: planets keep their place, and their name when they are gone. */

import { dealtAt, type Galaxy } from './galaxy';

export class Lost {
    readonly #names = new Map<number, string>();

    /** Remember the planets that are seen; return the names of those that are gone. */
    see(galaxy: Galaxy): Map<number, string> {
        const names = this.#names;
        if (dealtAt(galaxy) !== null) names.clear(); // what was laid by a slip and taken back has not vanished
        for (const planet of galaxy.planets) if (planet) names.set(planet.node, planet.name);
        return new Map(
            galaxy.planets.flatMap((one, node) => (one || !names.has(node) ? [] : [[node, names.get(node)!]])),
        );
    }

    /** The node of a space that was seen, in play or not. */
    nodeOf(space: string): number | null {
        return [...this.#names].find(([, name]) => `P${name}` === space)?.[0] ?? null;
    }
}
