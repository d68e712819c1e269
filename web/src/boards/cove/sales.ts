/** What can be sold at each pier, and what it would pay there. */

import type { Candidate, Event } from '../../lib/protocol';
import { colourOf, PIERS, priceOf, sizeOf, type Box, type Cove, type Oracle, type Pier } from './layout';

export interface Sale {
    /** The candidate; empty where the pier is not being visited. */
    action: string;
    place: number;
    /** How many lie on the shelf. */
    count: number;
    price: number;
    buyers: number;
    gold: number;
    /** Sold to Rogues, by the Cultists' leave (MC-12.7). */
    rogues: boolean;
    /** The pier that would pay most for it, where that is another one still to come. */
    better: { pier: Pier; gold: number } | null;
}

/** The Goods of a shelf at a pier: those it takes, with what each would pay. */
export function salesAt(cove: Cove, box: Box, oracle: Oracle, pier: number, candidates: Candidate[]): Sale[] {
    const told = cove.reckoned?.piers[pier];
    if (!told) return [];
    const open = new Set(candidates.map((one) => one.action));
    const found: Sale[] = [];
    oracle.shelf.forEach((count, place) => {
        if (!count || !told.takes.includes(sizeOf(place))) return;
        const price = priceOf(box, place);
        const text = `sell ${sizeOf(place)} ${colourOf(place)}`;
        const add = (gold: number, action: string, rogues: boolean): void => {
            const better = rogues ? null : betterLater(cove, place, pier, gold);
            found.push({
                action: open.has(action) ? action : '',
                place,
                count,
                price,
                buyers: gold / price,
                gold,
                rogues,
                better,
            });
        };
        add(told.pays[place] ?? 0, text, false);
        const rogues = told.rogues?.[place] ?? 0;
        if (rogues) add(rogues, `${text} to rogues`, true);
    });
    return found.sort((one, other) => other.gold - one.gold || one.place - other.place);
}

function betterLater(cove: Cove, place: number, pier: number, gold: number): Sale['better'] {
    let best: Sale['better'] = null;
    for (let later = pier + 1; later < PIERS.length; later++) {
        const there = cove.reckoned?.piers[later]?.pays[place] ?? 0;
        if (there > (best?.gold ?? gold)) best = { pier: PIERS[later]!, gold: there };
    }
    return best;
}

/** How many of a Good are still to be had for one of its sales, what others take left out. */
export function mostOf(sales: Sale[], sale: Sale, chosen: ReadonlyMap<string, number>): number {
    const others = sales.filter((one) => one.place === sale.place && one.action !== sale.action);
    return sale.count - others.reduce((sum, one) => sum + (chosen.get(one.action) ?? 0), 0);
}

export function goldOf(sales: Sale[], chosen: ReadonlyMap<string, number>): { goods: number; gold: number } {
    let [goods, gold] = [0, 0];
    for (const sale of sales) {
        const count = sale.action ? (chosen.get(sale.action) ?? 0) : 0;
        goods += count;
        gold += count * sale.gold;
    }
    return { goods, gold };
}

/** Everything that can be sold here, each where it pays most. */
export function allOf(sales: Sale[]): Map<string, number> {
    const all = new Map<string, number>();
    const done = new Set<number>();
    for (const sale of sales) {
        if (!sale.action || !sale.gold || done.has(sale.place)) continue;
        done.add(sale.place);
        all.set(sale.action, sale.count);
    }
    return all;
}

/** The Corruption that a sale at a pier brings: once for the Black Market, once for Rogues. */
export function cardsOf(box: Box, pier: number, sales: Sale[], chosen: ReadonlyMap<string, number>): number {
    const sold = sales.filter((one) => one.action && chosen.get(one.action));
    const black = PIERS[pier] === 'black' && sold.length ? box.blackMarketCorruption : 0;
    return black + (sold.some((one) => one.rogues) ? 1 : 0);
}

/** What each seat has earned in the market that is open: at each pier, and by Market icons. */
export type Takings = (Record<Pier | 'market', number> | undefined)[];

/** Read the takings out of what was told; null where the opening of the market was not. */
export function takingsOf(told: Event[], seats: number): Takings | null {
    const opened = told.findLastIndex((event) => event.is === 'MarketOpened');
    if (opened < 0) return null;
    const takings = Array.from({ length: seats }, () => ({ small: 0, large: 0, black: 0, market: 0 }));
    for (const { is, seat, source, gold } of told.slice(opened)) {
        const earned = is === 'Paid' ? takings[seat as number] : undefined;
        if (earned && (source as string) in earned) earned[source as Pier | 'market'] += gold as number;
    }
    return takings;
}
