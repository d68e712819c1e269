import type { Candidate, Decision } from '../../lib/protocol';
import type { BoardModule } from '../contract';
import * as plain from '../plain';
import { ownBoard } from './loaded.svelte';
import Own from './Own.svelte';

/** The board that a game's package brings, as the frame knows boards; the plain one where it fails. */
export function ownModule(game: string): BoardModule {
    const board = ownBoard(game);
    return {
        default: Own,
        Tag: plain.Tag,
        draws: (candidate: Candidate, decision: Decision) =>
            board.fault ? plain.draws(candidate) : board.draws(candidate, decision),
    };
}
