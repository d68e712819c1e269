/** The games of this server, asked for once in each language. */

import { api } from './api';
import type { GameInfo } from './protocol';
import { language } from './texts.svelte';

const asked = new Map<string, Promise<GameInfo[]>>();

/** All games in the language that is spoken now; what is refused is asked for again the next time. */
export function games(): Promise<GameInfo[]> {
    const spoken = language();
    let found = asked.get(spoken);
    if (!found) {
        found = api.games();
        asked.set(spoken, found);
        found.catch(() => asked.delete(spoken));
    }
    return found;
}
