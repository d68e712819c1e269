/** Which board a game has; any that brings none is played on the plain one. */

import { request } from '../lib/api';
import type { BoardModule } from './contract';

type Load = () => Promise<BoardModule>;

const BOARDS: Record<string, Load> = {
    cove: () => import('./cove'),
    oort: () => import('./oort'),
    interstellar: () => import('./interstellar'),
};
const PLAIN: Load = () => import('./plain');

export async function boardOf(game: string): Promise<BoardModule> {
    const known = BOARDS[game];
    if (known) return known();
    return (await bringsBoard(game)) ? (await import('./own')).ownModule(game) : PLAIN();
}

/** Whether a game's package brings a board; a server that cannot say so brings none. */
async function bringsBoard(game: string): Promise<boolean> {
    try {
        return (await request<{ board: boolean }>('GET', `/games/${encodeURIComponent(game)}/form`)).board;
    } catch {
        return false;
    }
}

/** The board that any game can be played on. */
export function plainBoard(): Promise<BoardModule> {
    return PLAIN();
}
