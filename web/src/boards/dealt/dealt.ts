/** How what can have come is laid out where chance is said by hand: in groups of tiles, by what the outcomes are on. */

import type { Candidate, Decision } from '../../lib/protocol';
import { found } from '../../table/choices';
import type { Deal, Said } from '../contract';

/** Tiles under one heading; a heading that says nothing is left out. */
export interface Group {
    name: string;
    of: Candidate[];
}

/** So many tiles are found at a glance, and have a digit each. */
export const FEW = 9;
/** So many of what was said last can be corrected in their place. */
const LATEST = 10;

/** Return the candidates in groups by what something says of each, in an order of names, else as they come. */
export function grouped(candidates: Candidate[], kind: (one: Candidate) => string, order: readonly string[]): Group[] {
    const groups = new Map<string, Candidate[]>(order.map((name) => [name, []]));
    for (const one of candidates) {
        const name = kind(one);
        groups.set(name, [...(groups.get(name) ?? []), one]);
    }
    return [...groups].filter(([, of]) => of.length).map(([name, of]) => ({ name, of }));
}

/** Return what is left of the groups where every word that was typed occurs in a name, or in what is sent. */
export function matching(groups: Group[], typed: string, name: (one: Candidate) => string): Group[] {
    if (!typed.trim()) return groups;
    return groups.flatMap((group) => {
        const items = group.of.map((one) => ({ kind: 'choice' as const, candidate: { ...one, label: name(one) } }));
        const kept = new Set(found(items, typed).map((item) => item.kind === 'choice' && item.candidate.action));
        const of = group.of.filter((one) => kept.has(one.action));
        return of.length ? [{ ...group, of }] : [];
    });
}

/** Return how many of each can still come, by action; of nothing where that is not told, or says nothing. */
export function lefts({ candidates, ways }: Decision): ReadonlyMap<string, number> {
    if (!ways || ways.every((count) => count === ways[0] && count <= 1)) return new Map();
    return new Map(candidates.map((one, k) => [one.action, ways[k] ?? 0]));
}

/** Something that was said in answer to the same question, and its place in all that was said. */
export interface Answer extends Said {
    at: number;
}

/** Return what was said last in answer to such a question, one after another. */
export function answersTo(decision: Decision, said: readonly Said[]): Answer[] {
    const first = said.findLastIndex((one) => one.decision.step !== decision.step) + 1;
    return said.map((one, at) => ({ ...one, at })).slice(Math.max(first, said.length - LATEST));
}

export function candidateOf({ decision }: Deal, action: string): Candidate | undefined {
    return decision.candidates.find((one) => one.action === action);
}
