/** How the choices of a decision are offered: few as numbered tiles, many in groups, very many in a list to search. */

import type { Brings } from '../boards/contract';
import type { Candidate, Decision, Json, RefusedChoice } from '../lib/protocol';

export { capital } from '../lib/words';

/** So many have a digit. */
export const DIGITS = 9;

/** Whoever is asked: a seat at a table, or somebody who learns. */
export interface Chooser {
    readonly decision: Decision | null;
    /** What is known of what the candidates bring. */
    readonly brings: ReadonlyMap<string, Brings>;
    readonly pointed: string | null;
    /** What a hint says to do, one part after another; empty until it tells that much. */
    readonly advice: readonly string[];
    readonly sending: boolean;
    point: (action: string | null) => void;
    choose: (action: string) => void;
    /** What the open question knows, and refuses now. */
    refusedNow: () => Promise<RefusedChoice[]>;
}

export interface Choice {
    kind: 'choice';
    candidate: Candidate;
}
/** Choices that are alike in their first words, and differ in what follows. */
export interface Group {
    kind: 'group';
    label: string;
    menu: Menu;
}
export interface Menu {
    /** `list`: too many for digits, to be searched. */
    form: 'tiles' | 'list';
    items: (Choice | Group)[];
    /** The choice that lets things pass: it has the digit 0. */
    pass: Candidate | null;
}

/** What a candidate is about, first to last: its kind, then its fields. */
function aspects(candidate: Candidate): [string, Json][] {
    return Object.entries(candidate.on);
}

function isBare(candidate: Candidate): boolean {
    return aspects(candidate).length === 1;
}

/** How games call what ends or passes. */
const PASSES = /^(Pass|Done|Stop|Skip|Decline|Nothing|Wait|End\w*|\w*None)$/;

/** How they call what ends a turn. */
const ENDS = /^(Done|End\w*)$/;

function passes(candidate: Candidate): boolean {
    return isBare(candidate) && PASSES.test(candidate.on.is);
}

/** Whether a choice is about nothing, and called like one that ends a turn. */
export function ends(candidate: Candidate): boolean {
    return isBare(candidate) && ENDS.test(candidate.on.is);
}

/** Return the candidate that passes: what says nothing, or what is about nothing and is called so. */
function passOf(decision: Decision, offered: Candidate[]): Candidate | null {
    const silent = offered.find((one) => one.action === decision.silence);
    if (silent) return silent;
    const passing = decision.candidates.filter(passes);
    if (passing.length !== 1 || decision.candidates.length < 2) return null;
    return offered.find((one) => one === passing[0]) ?? null;
}

/** Return how the offered candidates of a decision are laid out. */
export function menuOf(decision: Decision, offered: Candidate[]): Menu {
    const pass = passOf(decision, offered);
    const others = offered.filter((one) => one !== pass);
    return { ...layOut(others, 0), pass };
}

function layOut(candidates: Candidate[], depth: number): Menu {
    const plain: Menu = {
        form: candidates.length > DIGITS ? 'list' : 'tiles',
        items: candidates.map((candidate) => ({ kind: 'choice', candidate })),
        pass: null,
    };
    if (candidates.length <= DIGITS) return plain;
    const deepest = Math.max(...candidates.map((one) => aspects(one).length));
    for (let at = depth; at < deepest; at++) {
        const groups = [...grouped(candidates, at).values()];
        if (groups.length === 1) continue;
        if (groups.length > DIGITS || groups.length === candidates.length) break;
        return { form: 'tiles', items: groups.map((group) => grown(group, at + 1)), pass: null };
    }
    return plain;
}

function grown(members: Candidate[], depth: number): Choice | Group {
    const [only] = members;
    if (members.length === 1 && only) return { kind: 'choice', candidate: only };
    return { kind: 'group', label: shared(members.map((one) => one.label)), menu: layOut(members, depth) };
}

function grouped(candidates: Candidate[], at: number): Map<string, Candidate[]> {
    const groups = new Map<string, Candidate[]>();
    for (const one of candidates) {
        const key = JSON.stringify(aspects(one)[at]?.[1] ?? null);
        groups.set(key, [...(groups.get(key) ?? []), one]);
    }
    return groups;
}

/** Return the words that labels share at their beginning and end, with an ellipsis for what differs. */
export function shared(labels: string[]): string {
    const words = labels.map((label) => label.split(' '));
    const [first] = words;
    if (!first) return '';
    const shortest = Math.min(...words.map((one) => one.length));
    let head = 0;
    while (head < shortest && words.every((one) => one[head] === first[head])) head++;
    let tail = 0;
    while (tail < shortest - head && words.every((one) => one.at(-1 - tail) === first.at(-1 - tail))) tail++;
    if (head === first.length && head === shortest) return labels[0]!;
    const end = tail ? first.slice(-tail) : [];
    return [...first.slice(0, head), '…', ...end].join(' ');
}

/** Return the choices in which every word that was typed occurs. */
export function found(items: (Choice | Group)[], typed: string): (Choice | Group)[] {
    const words = plain(typed).split(/\s+/).filter(Boolean);
    return items.filter((item) => {
        const text = plain(item.kind === 'choice' ? `${item.candidate.label} ${item.candidate.action}` : item.label);
        return words.every((word) => text.includes(word));
    });
}

/** Letters without their accents: what is searched is found however it is typed. */
function plain(text: string): string {
    return text
        .normalize('NFD')
        .replace(/\p{Mn}/gu, '')
        .toLowerCase();
}
