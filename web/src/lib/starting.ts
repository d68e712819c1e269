/** Setting tables up: what is asked of the server, and what this browser keeps of the answer. */

import { api, drawWords } from './api';
import { keepLinks } from './links';
import { look } from './look.svelte';
import type { GameInfo, Keys, NewTable, SeatPlan } from './protocol';
import { t } from './texts.svelte';

/** Set a table up; its links are kept, since they are told once. */
export async function setUp(made: NewTable): Promise<Keys> {
    const keys = await api.create({ name: look.name, ...made });
    keepLinks(keys.table, keys);
    return keys;
}

/** Begin the match, with luck of this browser's own in it where it holds a seat. */
export async function begin(table: string, seated: boolean): Promise<void> {
    if (seated) await api.ask(table, { do: 'words', words: drawWords() });
    await api.start(table);
}

/** How many play where nobody says otherwise: two, or as few as the game wants. */
function usualSeats(game: GameInfo): number {
    return game.seats.find((seats) => seats >= 2) ?? game.seats[0] ?? 1;
}

/** What somebody is called in lessons who has not said how. */
export function ownName(): string {
    return look.name || t('captain');
}

/** Sit down against bots, and begin; return the table. */
export async function playNow(game: GameInfo): Promise<string> {
    const bots = Array.from({ length: usualSeats(game) - 1 }, (): SeatPlan => ({ is: 'bot', bot: game.bot }));
    // Who has no name is called by the seat, in the language of whoever looks.
    const mine: SeatPlan = { is: 'person', mine: true, name: look.name };
    const { table } = await setUp({ game: game.name, seats: [mine, ...bots] });
    await begin(table, true);
    return table;
}

/** Set a table up at which the other seats wait for whoever has the link; return the table. */
export async function invite(game: GameInfo): Promise<string> {
    const open = Array.from({ length: usualSeats(game) - 1 }, (): SeatPlan => ({ is: 'person' }));
    return (await setUp({ game: game.name, seats: [{ is: 'person', mine: true }, ...open] })).table;
}
