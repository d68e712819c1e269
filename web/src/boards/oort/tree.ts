/**
 * What a flight brings, read out of what the server foresees: a tree of the decisions that make one move (fly, jump or
 * not, raid or not), with what each would tell. Nothing here knows a rule.
 */

import type { Brings } from '../contract';
import { line, type Way } from './geometry';
import type { Type } from './layout';

export interface Taken {
    type: Type;
    square: string;
}

/** One way in which the rocket can come to rest, before anybody is raided. */
export interface Landing {
    /** The parts of the move that lead there. */
    actions: string[];
    /** Null where no flight led there: placed, or by hyperdrive. */
    way: Way | null;
    start: string | null;
    /** Where the flight comes out of a wormhole. */
    exit: string | null;
    end: string;
    taken: Taken[];
    /** Everybody's points then. */
    scores: number[] | null;
    /** What is told where the game ends by it. */
    ending: string | null;
    node: Brings;
}

/** What one rocket can be raided of, and what that makes of everybody's points. */
export interface Raid {
    victim: number;
    spare: string;
    options: { action: string; type: Type; scores: number[] | null }[];
    /** The action that is chosen: one of the options, or to spare it. */
    chosen: string;
    /** Everybody's points before it. */
    scores: number[] | null;
}

const PUT = /^[PH]([a-y]\d+)$/;
const RAID = /^raid (\d)(\w)$/;
const SPARE = /^spare (\d)$/;

/** Read a landing out of the last of these parts of a move; null where the flight is not over yet. */
export function landingOf(actions: string[], node: Brings): Landing | null {
    const flown = node.events.find((event) => event.is === 'Flew' || event.is === 'Jumped');
    const put = PUT.exec(actions.at(-1) ?? '');
    if (!flown && !put) return null;
    const took = node.events.find((event) => event.is === 'Took');
    const types = (took?.types ?? []) as Type[];
    const squares = (took?.squares ?? []) as string[];
    return {
        actions,
        way: (flown?.direction as Way | undefined) ?? null,
        start: (flown?.start as string | undefined) ?? null,
        exit: (flown?.exit as string | undefined) ?? null,
        end: flown ? (flown.end as string) : put![1]!,
        taken: types.map((type, n) => ({ type, square: squares[n]! })),
        scores: node.scores,
        ending: node.events.find((event) => event.is === 'Ended')?.text ?? null,
        node,
    };
}

/** Every landing of a first part of a move: one, or with a wormhole on the way one for each way on. */
export function landingsOf(root: Brings, before: string[] = []): Landing[] {
    const actions = [...before, root.action];
    const landed = landingOf(actions, root);
    return landed ? [landed] : root.then.flatMap((next) => landingsOf(next, actions));
}

/**
 * The raids that a landing allows, one after another, by what was chosen so far (spare where nothing was); with the
 * parts of the move that say so, and whether the server has to be asked for more.
 */
export function raidsOf(
    landing: Landing,
    chosen: ReadonlyMap<number, string>,
): { raids: Raid[]; actions: string[]; last: Brings; open: boolean } {
    const raids: Raid[] = [];
    const actions = [...landing.actions];
    let node = landing.node;
    while (node.goes_on && node.then.length) {
        const spare = node.then.find((one) => SPARE.test(one.action));
        if (!spare) break;
        const victim = Number(SPARE.exec(spare.action)![1]) - 1;
        const options = node.then.flatMap((one) => {
            const raid = RAID.exec(one.action);
            return raid ? [{ action: one.action, type: raid[2] as Type, scores: one.scores }] : [];
        });
        const wanted = chosen.get(victim);
        const next = node.then.find((one) => one.action === wanted) ?? spare;
        raids.push({ victim, spare: spare.action, options, chosen: next.action, scores: spare.scores });
        actions.push(next.action);
        node = next;
    }
    return { raids, actions, last: node, open: node.goes_on };
}

/** Put what came later under the part of the move that it belongs to; the rest of the tree stays as it is. */
export function grafted(roots: Brings[], path: string[], then: Brings[]): Brings[] {
    const [first, ...rest] = path;
    return roots.map((one) => {
        if (one.action !== first) return one;
        return { ...one, then: rest.length ? grafted(one.then, rest, then) : then };
    });
}

/** The wormhole that a flight enters to come out of another: the first on its line. */
export function entryOf(landing: Landing, past: Landing | null, holes: ReadonlySet<string>): string | null {
    if (!landing.exit || !landing.start || !past) return null;
    return line(landing.start, past.end).find((square) => holes.has(square) && square !== landing.exit) ?? null;
}

/** The whole turn as the rules write it: `E-h8`. */
export function turnText(landing: Landing): string {
    return `${landing.way ?? ''}${landing.exit ? `-${landing.exit}` : ''}`;
}
