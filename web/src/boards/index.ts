/** Which board a game has; any that brings none is played on the plain one. */

import type { BoardModule } from './contract';

type Load = () => Promise<BoardModule>;

const BOARDS: Record<string, Load> = {
    oort: () => import('./oort'),
};
const PLAIN: Load = () => import('./plain');

export function boardOf(game: string): Promise<BoardModule> {
    return (BOARDS[game] ?? PLAIN)();
}

/** The board that any game can be played on. */
export function plainBoard(): Promise<BoardModule> {
    return PLAIN();
}
