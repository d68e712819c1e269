/** Final scoring as it is told: what each step brought to each Oracle, as sums, and what decided the first place. */

import type { Event, Outcome, ScoreLine, SeatInfo } from '../../lib/protocol';
import { t } from '../../lib/texts.svelte';
import { COLOURS, PIERS, ROUNDS, type Cove, type Person } from './layout';
import { listed, pierName, signed } from './words';

export const STEPS = ['gold', 'faction', 'rogue', 'corruption', 'places'] as const;
export type Step = (typeof STEPS)[number];
/** The steps that bring or cost Gold. */
const SUMS = STEPS.slice(0, 4);

export interface Part {
    /** What it came from, in words; empty where its icon says it. */
    from: string;
    who: Person | null;
    /** How many icons it has, and for how many people each counts; of cards, how many of them first. */
    factors: number[];
    points: number;
}
/** What each seat sold on each day, and at last the Peddler. */
type Days = number[][];
export interface Told {
    seat: number;
    name: string;
    sums: { step: Step; parts: Part[]; sum: number }[];
    place: number | null;
}

function stepOf(line: ScoreLine): Step {
    if (line.name === 'gold-faction-icon') return 'faction';
    if (line.name === 'gold-rogue-icon') return 'rogue';
    return line.name === 'gold-corruption' ? 'corruption' : 'gold';
}

/** What a source of Gold is called in a few words. */
function sourceSaid(name: string): string {
    const source = name.replace('gold-', '');
    if (source === 'small' || source === 'large' || source === 'black') return pierName(source);
    return t('cove-ending-source', { source });
}

/** The parts of one step: icons of one kind are one part. */
function partsOf(lines: ScoreLine[]): Part[] {
    const parts: Part[] = [];
    for (const { name, args, points } of lines) {
        if (args.adventurer) {
            const who = COLOURS.find((one) => one === args.adventurer) ?? 'rogue';
            const same = parts.find((part) => part.who === who);
            if (same) {
                same.factors[0]! += 1;
                same.points += points;
            } else parts.push({ from: '', who, factors: [1, Number(args.people)], points });
        } else if (args.cards) {
            const { cards, icons, rogues } = args as { cards: number; icons: number; rogues: number };
            parts.push({ from: '', who: 'rogue', factors: [cards, icons, rogues], points });
        } else parts.push({ from: `${sourceSaid(name)} ${points}`, who: null, factors: [], points });
    }
    return parts;
}

/** What was sold on each day, out of all that was told. */
export function daysOf(told: Event[], seats: number): Days {
    const days = Array.from({ length: seats + 1 }, () => Array<number>(ROUNDS).fill(0));
    let day = 0;
    for (const { is, round, seat, source, gold } of told) {
        if (is === 'RoundBegan') day = Number(round) - 1;
        const sold = is === 'Paid' && (PIERS as readonly unknown[]).includes(source);
        const who = sold ? days[seat as number] : is === 'PeddlerSold' ? days[seats] : undefined;
        if (who && day in who) who[day]! += Number(gold);
    }
    return days;
}

/** The sales by their days in place of their piers, where all of them were told. */
function byDay(lines: ScoreLine[], days: number[] | undefined): Part[] {
    const sold = ({ name }: ScoreLine): boolean => PIERS.some((pier) => name === `gold-${pier}`);
    const sum = (all: number[]): number => all.reduce((one, other) => one + other, 0);
    const sales = lines.filter(sold);
    if (!days || sum(days) !== sum(sales.map((line) => line.points))) return partsOf(lines);
    const parts = days.map((points, n): Part => {
        return { from: t('cove-ending-day', { day: n + 1, gold: points }), who: null, factors: [], points };
    });
    return [...parts, ...partsOf(lines.filter((line) => !sold(line)))];
}

export function toldOf(outcome: Outcome, seats: SeatInfo[], days: Days = []): Told[] {
    return seats.map(({ seat, name }) => {
        const lines = outcome.breakdown?.filter((line) => line.seat === seat) ?? [];
        const sums = SUMS.map((step) => {
            const some = lines.filter((line) => stepOf(line) === step);
            const parts = step === 'gold' ? byDay(some, days[seat]) : partsOf(some);
            return { step, parts, sum: parts.reduce((all, part) => all + part.points, 0) };
        });
        return { seat, name, sums, place: outcome.ranking?.[seat] ?? null };
    });
}

/** The order in which Oracles are told: the winner first; on a phone oneself. */
export function ordered(rows: Told[], first: number | null): Told[] {
    const key = (row: Told): number => (row.seat === first ? -1 : (row.place ?? 99));
    return [...rows].sort((one, other) => key(one) - key(other));
}

/** So many differences are named. */
const NAMED = 3;

/** Where the winner is ahead of the next, and where behind: the largest differences, in words. */
export function differences(rows: Told[], days: Days): string {
    const [first, second] = ordered(rows, null);
    if (!first) return '';
    const found = STEPS.slice(0, 4).flatMap((step, n): [string, number][] => {
        const by = first.sums[n]!.sum - (second?.sums[n]!.sum ?? 0);
        return second || step !== 'gold' ? [[t('cove-ending-step', { step }), by]] : [];
    });
    const rival = days[second ? second.seat : rows.length];
    const mine = days[first.seat];
    if (mine?.some(Boolean) && rival) {
        const sold = mine.map((gold, n): [string, number] => [
            t('cove-ending-on-day', { day: n + 1 }),
            gold - (rival[n] ?? 0),
        ]);
        const rest = found[0]?.[1] ?? 0;
        const others = second ? rest - sold.reduce((all, [, by]) => all + by, 0) : 0;
        found.splice(0, second ? 1 : 0, ...sold, [t('cove-ending-icons'), others]);
    }
    return found
        .filter(([, by]) => by)
        .sort(([, one], [, other]) => Math.abs(other) - Math.abs(one))
        .slice(0, NAMED)
        .map(([what, by]) => `${what} ${signed(by)}`)
        .join(' · ');
}

/** What an Oracle has after so many steps, the first one counted as 0. */
export const after = (row: Told, step: number): number =>
    row.sums.slice(0, step + 1).reduce((all, one) => all + one.sum, 0);

export function peddlerOf(outcome: Outcome): number | null {
    return outcome.breakdown?.find((line) => line.name === 'gold-peddler')?.points ?? null;
}

/** What decided: by how much the winner leads, or what told equals apart. */
export function decided(cove: Cove, rows: Told[], peddler: number | null): string {
    const gold = (row: Told): number => after(row, 3);
    if (peddler !== null) {
        const more = gold(rows[0]!) - peddler;
        return t(more > 0 ? 'cove-ending-beaten' : 'cove-ending-beats', { gold: Math.abs(more) });
    }
    const [first, second] = [...rows].sort((one, other) => (one.place ?? 99) - (other.place ?? 99));
    if (!first || !second) return '';
    const said = { name: first.name, other: second.name };
    if (second.place === first.place)
        return t('cove-ending-shared', {
            names: listed(rows.filter((row) => row.place === first.place).map((row) => row.name)),
        });
    if (gold(first) > gold(second)) return t('cove-ending-more', { ...said, gold: gold(first) - gold(second) });
    const cards = (row: Told): number => cove.oracles[row.seat]?.corruption.length ?? 0;
    const folk = (row: Told): number => cove.oracles[row.seat]?.staff.filter(Boolean).length ?? 0;
    return cards(first) < cards(second)
        ? t('cove-ending-cleaner', { ...said, fewer: cards(first), more: cards(second) })
        : t('cove-ending-townsfolk', { ...said, more: folk(first), fewer: folk(second) });
}
