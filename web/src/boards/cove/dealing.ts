/** How a throw of the Runes, and what is drawn, is entered at a table with the box: by the outcomes that are offered. */

import type { Candidate, Decision } from '../../lib/protocol';
import type { Said } from '../contract';
import { grouped, type Group } from '../dealt/dealt';
import { cardOf, RUNES, type Box, type Person, type Rune } from './layout';
import { cardName, personName, setName } from './words';

const THROWN = /^(Token|Coin|Die)Falls$/;
const DRAWN = /^(AdventurerDrawn|CorruptionDrawn|RogueCardDrawn|TokenStacked|TownsfolkRevealed|GoodFound)$/;

const all = (candidates: Candidate[], kind: RegExp): boolean => candidates.every((one) => kind.test(one.on.is));

export function isThrow({ seat, candidates }: Decision): boolean {
    return seat === null && candidates.length > 1 && all(candidates, THROWN);
}

/** Whether the board lays out what can have come; the only thing that can is said in the prompt. */
export function deals(decision: Decision): boolean {
    return (
        isThrow(decision) ||
        (decision.seat === null && decision.candidates.length > 1 && all(decision.candidates, DRAWN))
    );
}

// A throw

export interface Row {
    rune: Rune;
    /** Where it lies as far as it was said; null where it is still to be. */
    action: string | null;
    asked: boolean;
    /** Its place in all that was said here; null where it cannot be corrected in place. */
    at: number | null;
    /** What can be said of it, by the half in which it lies. */
    halves: [Candidate[], Candidate[]];
}

const runeOf = ({ on }: Candidate): Rune => (on.is === 'CoinFalls' ? 'coin' : (on.rune ?? on.die)) as Rune;

/** What a Rune shows by an outcome: a face of the Coin, a number; empty where it shows nothing. */
export const showsOf = ({ on }: Candidate): string => String(on.face ?? on.number ?? '');

function halvesOf(candidates: Candidate[]): Row['halves'] {
    return [candidates.filter((one) => one.on.half === 'left'), candidates.filter((one) => one.on.half === 'right')];
}

/** How many Runes have fallen: they are asked for one after another. */
export function fallenOf(decision: Decision): number {
    return RUNES.indexOf(runeOf(decision.candidates[0]!));
}

/** The five Runes: what was said of each, and of one of them what can be said now. */
export function rowsOf(decision: Decision, said: readonly Said[]): Row[] {
    const fallen = fallenOf(decision);
    return RUNES.map((rune, place) => {
        if (place === fallen)
            return { rune, action: null, asked: true, at: null, halves: halvesOf(decision.candidates) };
        const at = said.length - fallen + place;
        const one = place < fallen ? said[at] : undefined;
        if (!one || runeOf(one.decision.candidates[0]!) !== rune)
            return { rune, action: null, asked: false, at: null, halves: [[], []] };
        return { rune, action: one.action, asked: false, at, halves: halvesOf(one.decision.candidates) };
    });
}

// What is drawn

export function dealtName(box: Box, one: Candidate): string {
    const { is, adventurer, card } = one.on;
    if (is === 'AdventurerDrawn') return personName(adventurer as Person);
    const printed = is === 'TownsfolkRevealed' ? cardOf(box, String(card)) : undefined;
    return printed ? cardName(printed) : one.label;
}

/** The Townsfolk by the sets of the box; all else in one group. */
export function groupsOf(box: Box, { candidates }: Decision): Group[] {
    const setOf = (one: Candidate): string => {
        const card = one.on.is === 'TownsfolkRevealed' ? cardOf(box, String(one.on.card)) : undefined;
        return card ? setName(card.set) : '';
    };
    return grouped(candidates, setOf, []);
}
