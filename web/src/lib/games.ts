/** The games of this server, asked for once in each language. */

import { api } from './api';
import type { GameInfo } from './protocol';
import { language } from './texts.svelte';

const asked = new Map<string, Promise<GameInfo[]>>();

/** All games in the language that is spoken when they come; what is refused is asked for again the next time. */
export async function games(): Promise<GameInfo[]> {
    const spoken = language();
    let coming = asked.get(spoken);
    if (!coming) {
        coming = api.games();
        asked.set(spoken, coming);
        coming.catch(() => asked.delete(spoken));
    }
    const found = await coming;
    return spoken === language() ? found : games();
}
