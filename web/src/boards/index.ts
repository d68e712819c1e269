/** Which board a game has; any that brings none is played on the plain one. */

import type { Component } from 'svelte';
import type { BoardProps } from './contract';

type Load = () => Promise<{ default: Component<BoardProps> }>;

const BOARDS: Record<string, Load> = {
    oort: () => import('./oort/Oort.svelte'),
};
const PLAIN: Load = () => import('./plain/Plain.svelte');

export async function boardOf(game: string): Promise<Component<BoardProps>> {
    return (await (BOARDS[game] ?? PLAIN)()).default;
}
