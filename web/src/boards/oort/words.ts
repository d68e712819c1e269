/** The words of the board: what a move is called, what it takes, what lies on a space. */

import { language, t } from '../../lib/texts.svelte';
import type { SeatInfo } from '../../lib/protocol';
import { signOf } from './geometry';
import type { Field, Type } from './layout';
import type { Planner } from './planner.svelte';
import type { Landing, Raid, Taken } from './tree';

const lists = new Map<string, Intl.ListFormat>();

export function listed(words: string[]): string {
    const spoken = language();
    const list = lists.get(spoken) ?? new Intl.ListFormat(spoken, { type: 'conjunction' });
    lists.set(spoken, list);
    return list.format(words);
}

/** A direction; on a turned board as it is seen there, with the direction that the log names. */
export const wayName = (way: string, turned: boolean): string => t(turned ? 'oort-way-turned' : 'oort-way', { way });
export const typeName = (type: Type): string => t('oort-type', { type });

export function tokensSaid(taken: Taken[]): string {
    return listed(taken.map(({ type, square }) => t('oort-token', { type: typeName(type), square })));
}

/** What is asked while nothing is picked; the player is spoken to. */
function askSaid(planner: Planner, victim: string): string {
    if (planner.driving) return t('oort-plan-driving');
    if (planner.step === 'RaidRocket') return t('oort-ask-raid', { name: victim });
    if (planner.step === 'Jump') return t('oort-ask-jump');
    return t(planner.step === 'PlaceRocket' ? 'oort-ask-place' : 'oort-ask-move');
}

/** The move in one sentence; on a turned board a direction is shown too. */
function planSaid(landing: Landing, entry: string | null, turned: boolean): string {
    const { way: to, exit, end } = landing;
    if (!to) return t(landing.actions[0]?.startsWith('P') ? 'oort-plan-place' : 'oort-plan-drive', { end });
    const way = turned ? t('oort-way-sign', { way: to, sign: signOf(to, turned) }) : wayName(to, turned);
    if (!exit || !entry) return t('oort-plan-fly', { way, end });
    const jump = { way, in: entry, out: exit, end };
    return exit === end ? t('oort-plan-jump-stop', jump) : t('oort-plan-jump', jump);
}

/** What a target is called in full: where it leads, what it takes, whom it meets, how else it can go on. */
export function targetSaid(name: string, { taken, raids, exits, seats, picked }: Said): string {
    let said = name;
    if (taken.length) said = t('oort-name-takes', { name: said, tokens: tokensSaid(taken) });
    if (raids.length) said = t('oort-name-raids', { name: said, names: namesSaid(raids, seats) });
    if (exits) said = t('oort-name-exits', { name: said, count: exits });
    return picked ? t('oort-name-picked', { name: said }) : said;
}

interface Said {
    taken: Taken[];
    raids: Raid[];
    exits: number;
    seats: SeatInfo[];
    picked: boolean;
}

export function namesSaid(raids: Raid[], seats: SeatInfo[]): string {
    return listed(raids.map(({ victim }) => seats[victim]?.name ?? ''));
}

const named = new Map<string, string>();

/** Say something of a space; there are hundreds of them, so what was said is kept. */
function once(id: string, args: Record<string, string>): string {
    const key = `${language()} ${id} ${Object.values(args).join(' ')}`;
    const known = named.get(key) ?? t(id, args);
    named.set(key, known);
    return known;
}

/** Forget what was said of spaces: another game has others. */
export function forgetSquares(): void {
    named.clear();
}

export const driveSaid = (end: string): string => once('oort-name-drive', { end });

/** What lies on a space. */
export function squareSaid(
    square: string,
    field: Field,
    rockets: (string | null)[],
    seats: SeatInfo[],
    you: number | null,
): string {
    const seat = rockets.indexOf(square);
    if (seat >= 0 && seat === you) return once('oort-square-own', { square });
    if (seat >= 0) return t('oort-square-rocket', { square, name: seats[seat]?.name ?? '' });
    const rock = field.rocks.get(square);
    if (rock?.token) return once('oort-square-token', { square, type: typeName(rock.token) });
    if (rock) return once(rock.marked ? 'oort-square-emptied' : 'oort-square-rock', { square });
    return once(field.holes.has(square) ? 'oort-square-hole' : 'oort-square-free', { square });
}

/** What was chosen to be taken from others, one after another. */
export function robbedOf(raids: Raid[]): { victim: number; type: Type; scores: number[] | null }[] {
    return raids.flatMap(({ victim, options, chosen }) =>
        options.filter((one) => one.action === chosen).map(({ type, scores }) => ({ victim, type, scores })),
    );
}

/** What stands under the sentence: what the move takes, and what else can be done with it. */
function helpSaid(
    planner: Planner,
    picked: Landing | null,
    { seats, before }: { seats: SeatInfo[]; before: number | null },
): string | null {
    if (planner.driving) return t('oort-help-drive');
    if (!picked) return null;
    const raids = planner.raids?.raids ?? [];
    const robbed = robbedOf(raids);
    const said = robbed.map(({ victim, type }) =>
        t('oort-help-robs', { name: seats[victim]?.name ?? '', type: typeName(type) }),
    );
    if (picked.taken.length) said.unshift(t('oort-help-takes', { tokens: tokensSaid(picked.taken) }));
    else if (!robbed.length) said.push(t('oort-help-takes-none'));
    const after = (robbed.at(-1)?.scores ?? picked.scores)?.[planner.seat];
    if (before !== null && after !== undefined && after !== before) said.push(t('oort-help-points', { before, after }));
    const spared = raids.filter((raid) => raid.chosen === raid.spare);
    if (spared.length) said.push(t('oort-help-raids', { names: namesSaid(spared, seats) }));
    if (!picked.exit && planner.ways(picked.actions[0]!).length > 1) said.push(t('oort-help-exits'));
    return said.join(' ');
}

interface Table {
    /** The wormhole that what is picked enters. */
    entry: string | null;
    seats: SeatInfo[];
    /** The own points as they stand. */
    before: number | null;
    narrow: boolean;
}

/** What the prompt says while a move is put together: the move or the question, what comes of it, and its rule. */
export function promptSaid(
    planner: Planner,
    picked: Landing | null,
    { entry, seats, before, narrow }: Table,
): { title: string; help: string | null; rule: string | null } {
    const victim = seats[planner.raids?.raids[0]?.victim ?? -1]?.name ?? '';
    const title = picked ? planSaid(picked, entry, narrow) : askSaid(planner, victim);
    const help = helpSaid(planner, picked, { seats, before }) ?? (narrow ? '' : null);
    return { title, help, rule: ruleOf(planner, picked) };
}

/** Where what is laid by hand belongs, and how it is known. */
export function layingSaid({ is, from, to }: { is: string; from: string; to: string }): {
    title: null;
    help: string;
    rule: null;
} {
    return { title: null, help: t(`oort-lay-${is}`, { from, to }), rule: null };
}

function ruleOf(planner: Planner, picked: Landing | null): string | null {
    if (planner.driving) return 'OO-4.13';
    if (!picked) return null;
    if (planner.raids?.raids.length) return 'OO-5.4';
    return picked.exit ? 'OO-4.9' : null;
}
