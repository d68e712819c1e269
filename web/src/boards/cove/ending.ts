/** Final scoring as it is told: what each step brought to each Oracle, as sums, and what decided the first place. */

import type { Outcome, ScoreLine, SeatInfo } from '../../lib/protocol';
import { t } from '../../lib/texts.svelte';
import { COLOURS, type Cove, type Person } from './layout';
import { listed, pierName } from './words';

export const STEPS = ['gold', 'faction', 'rogue', 'corruption', 'places'] as const;
export type Step = (typeof STEPS)[number];
/** The steps that bring or cost Gold. */
const SUMS = STEPS.slice(0, 4);

export interface Part {
    /** What it came from, in words; empty where its icon says it. */
    from: string;
    who: Person | null;
    /** How many icons it has, and for how many people each counts. */
    factors: number[];
    points: number;
}
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
            parts.push({ from: t('cove-ending-cards', { cards, icons, rogues }), who: null, factors: [], points });
        } else parts.push({ from: `${sourceSaid(name)} ${points}`, who: null, factors: [], points });
    }
    return parts;
}

export function toldOf(outcome: Outcome, seats: SeatInfo[]): Told[] {
    return seats.map(({ seat, name }) => {
        const lines = outcome.breakdown?.filter((line) => line.seat === seat) ?? [];
        const sums = SUMS.map((step) => {
            const parts = partsOf(lines.filter((line) => stepOf(line) === step));
            return { step, parts, sum: parts.reduce((all, part) => all + part.points, 0) };
        });
        return { seat, name, sums, place: outcome.ranking?.[seat] ?? null };
    });
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
