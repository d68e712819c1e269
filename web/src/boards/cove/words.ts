/** The words of the board: what things are called, and what choices do, cost and bring. */

import type { SeatInfo } from '../../lib/protocol';
import { language, t } from '../../lib/texts.svelte';
import {
    cardOf,
    colourOf,
    faceOf,
    FATES,
    halfOf,
    numberOf,
    PEOPLE,
    PIERS,
    priceOf,
    runesIn,
    sizeOf,
    STAFF,
    type After,
    type Bonus,
    type Box,
    type Card,
    type Closing,
    type Colour,
    type Cove,
    type Fate,
    type Oracle,
    type Person,
    type Pier,
    type Rune,
    type Space,
    type Turn,
    type Why,
} from './layout';

export function listed(words: string[], type: 'conjunction' | 'disjunction' = 'conjunction'): string {
    return new Intl.ListFormat(language(), { type }).format(words);
}

export const colourName = (colour: Colour): string => t('cove-colour', { colour });
export const personName = (who: Person): string => t('cove-person', { who });
export const goodName = (place: number): string =>
    t('cove-good', { colour: colourName(colourOf(place)), size: t('cove-size', { size: sizeOf(place) }) });
export const pierName = (pier: Pier): string => t('cove-pier', { pier });
export const spaceName = (space: Space): string => t('cove-space', { space });
export const staffName = (slot: string): string => t('cove-staff', { slot });
export const jobSaid = (slot: string): string => t('cove-job', { slot });
export const setName = (set: string): string => t('cove-set', { set });
export const runeName = (rune: string): string => t('cove-rune', { rune });
export const signed = (gold: number): string => (gold > 0 ? `+${gold}` : gold < 0 ? `−${-gold}` : '0');

/** What a pier buys; in short, where there is little room. */
export function takesName(box: Box, pier: Pier, short = false): string {
    if (box.piers[pier].length > 1) return t(short ? 'cove-takes-all' : 'cove-takes-both');
    return t('cove-takes', { size: box.piers[pier][0] ?? 'charm' });
}

// Townsfolk and boxes

export function abilitySaid(ability: string): string {
    const [kind, size, colour] = ability.split(':') as [string, string?, string?];
    if (kind !== 'gain') return t('cove-ability', { ability: kind });
    const good = t('cove-good', { colour: colourName(colour as Colour), size: t('cove-size', { size: size ?? '' }) });
    return t('cove-ability-gain', { good });
}

/** What a Townsfolk is called: by the name that the owner's box gives it, else by what the log calls it too. */
export const cardName = (card: Card): string =>
    card.name ??
    t('cove-card-name', { set: setName(card.set), colour: card.id.at(-2) ?? '', number: card.id.at(-1) ?? '' });

export function cardSaid(card: Card, gold: number): string {
    return t('cove-card', {
        name: cardName(card),
        hours: card.cost,
        ability: abilitySaid(card.ability),
        icons: listed(card.icons.map(personName)),
        gold,
    });
}

export function bonusSaid(bonus: Bonus): string {
    if (bonus === null) return t('cove-bonus-none');
    if (typeof bonus === 'string') return t('cove-bonus', { bonus });
    const size = bonus.charm ? 'charm' : 'tome';
    const colours = listed((bonus.charm ?? bonus.tome ?? []).map(colourName), 'disjunction');
    return t('cove-bonus-good', { size: t('cove-size', { size }), colours });
}

// The dish, and what it makes of the actions

export function runeSaid(oracle: Oracle, rune: Rune): string {
    const half = halfOf(oracle, rune) ? 'right' : 'left';
    const shows = rune === 'coin' ? faceOf(oracle) : rune === 'd1' || rune === 'd2' ? numberOf(oracle, rune) : '';
    return t('cove-rune-lies', { rune: runeName(rune), half, shows });
}

/** The Hours that a space costs: one figure, or those of the cards that can be recruited. */
export function hoursOf(box: Box, cove: Cove, space: Space): number[] {
    if (space !== 'recruit') return [Number(box.actions[space])];
    return [...new Set(cove.square.map((id) => cardOf(box, id)?.cost ?? 0))].sort((one, other) => one - other);
}

export const hoursSaid = (hours: number[]): string =>
    hours.length > 1
        ? t('cove-hours-between', { least: hours[0]!, most: hours.at(-1)! })
        : t('cove-hours', { hours: hours[0] ?? 0 });

/** Who plays after so many Hours. */
export function nextSaid(after: After, seat: number, seats: SeatInfo[]): string {
    if (after.next === -1) return t('cove-next-market', { hour: after.hour });
    if (after.next === seat) return t('cove-next-you', { hour: after.hour });
    if (after.next >= seats.length) return t('cove-next-peddler', { hour: after.hour });
    return t('cove-next', { hour: after.hour, name: seats[after.next]?.name ?? '' });
}

/** The same for whatever it can cost: each number of Hours by itself, where there are several. */
export function nextsSaid(after: Record<string, After>, hours: number[], seat: number, seats: SeatInfo[]): string {
    const said = hours.flatMap((cost) => {
        const then = after[cost];
        return then ? [{ cost, next: nextSaid(then, seat, seats) }] : [];
    });
    if (said.length === 1) return said[0]!.next;
    return said.map(({ cost, next }) => t('cove-next-for', { hours: cost, next })).join(' ');
}

/** Who plays then, where that is the same whatever it costs; null where it is not, or not known. */
export function sameNext(after: Record<string, After>, hours: number[]): number | null {
    const [first, ...others] = hours.map((cost) => after[cost]?.next ?? null);
    return first !== undefined && others.every((other) => other === first) ? first : null;
}

/** The Rune that an option of Twisting Fates needs beside the Coin. */
export function fateRune(box: Box, fate: Fate): string {
    const { options } = box.twistingFates;
    return fate === 'plusminus' ? options.plusMinus.rune : fate === 'move' ? options.move.rune : options.x.rune;
}

function fillsOf(box: Box, fate: Fate): number {
    const { options } = box.twistingFates;
    return fate === 'plusminus' ? options.plusMinus.fills : fate === 'move' ? options.move.fills : 1;
}

export const fateSaid = (box: Box, fate: Fate): string => t('cove-fate-does', { fate, count: fillsOf(box, fate) });

/** Whether a space brings a Corruption card, as the Coin lies (MC-9.1). */
export const corrupts = (oracle: Oracle, space: Space): boolean =>
    space === 'twistingFates' && faceOf(oracle) === 'skull';

/** What a space would do as the dish lies, and what it costs besides Hours; in short, without the cost. */
export function doesSaid(cove: Cove, box: Box, oracle: Oracle, space: Space, short = false): string {
    const turn = cove.reckoned?.turn;
    if (!turn) return '';
    const open = (whys: (unknown | null)[]): number[] => whys.flatMap((why, n) => (why ? [] : [n]));
    if (space === 'starCharting') return t('cove-does-chart', { count: turn.lines });
    if (space === 'divination') {
        const icons = [...new Set(open(turn.dice).map((n) => numberOf(oracle, n ? 'd2' : 'd1')))];
        return t('cove-does-divine', { icons: listed(icons.map(String), 'disjunction'), most: Math.max(...icons) });
    }
    if (space === 'horoscopes') {
        const halves = open(turn.halves).map((n) => {
            const dice = runesIn(oracle, n as 0 | 1).filter((rune) => rune === 'd1' || rune === 'd2');
            const numbers = listed(dice.map((die) => String(numberOf(oracle, die as 'd1' | 'd2'))));
            return t('cove-half-writes', { half: n ? 'right' : 'left', numbers });
        });
        return listed(halves, 'disjunction');
    }
    if (space === 'twistingFates') {
        const fates = open(turn.fates).map((n) =>
            t('cove-does-fate', { fate: FATES[n]!, count: fillsOf(box, FATES[n]!) }),
        );
        const said = listed(fates, 'disjunction');
        return corrupts(oracle, space) && !short ? t('cove-does-skull', { does: said }) : said;
    }
    if (space === 'recruit') return t('cove-does-recruit', { count: cove.square.length });
    return listed(STAFF.filter((_, n) => oracle.staff[n]).map(staffName));
}

/** Why a space is closed, in a few words; where each of its options is refused alike, none of them is named. */
export function shutSaid(turn: Turn, space: Space): Why | null {
    const why = turn.spaces[space] ?? null;
    if (!why) return null;
    if (why.rule === 'MC-6.2') return { ...why, message: t('cove-shut-here') };
    const options = { divination: turn.dice, horoscopes: turn.halves, twistingFates: turn.fates }[space as string];
    return options?.every((one) => one?.rule === NOT_THERE[space] && why.rule === NOT_THERE[space])
        ? { ...why, message: t('cove-shut', { space }) }
        : why;
}

/** The rules by which an option needs a Rune or a die that does not lie there. */
const NOT_THERE: Partial<Record<Space, string>> = {
    divination: 'MC-9.18',
    horoscopes: 'MC-9.24',
    twistingFates: 'MC-9.1',
};

// The Star Chart

export const cellSaid = (cell: string, colour: Colour, full: boolean): string =>
    t('cove-cell', { cell, who: personName(colour), full: full ? 'yes' : 'no' });

/** What a line closes, in one or two sentences; nothing where it closes and helps nothing. */
export function closingSaid(closing: Closing | undefined): string {
    if (!closing) return '';
    const said = closing.areas.map((area) => {
        if (area.good === null) return t('cove-closes-none', { count: area.cells.length });
        return t(area.lost ? 'cove-closes-lost' : 'cove-closes', { good: goodName(area.good) });
    });
    if (closing.cards) said.push(t('cove-brings-cards', { count: closing.cards }));
    if (!said.length && closing.short)
        said.push(t('cove-short', { count: closing.short, good: goodName(closing.good) }));
    return said.join(' ');
}

/** What an edge is called: where it lies, and what a line on it brings; `closing` is null where none can be drawn. */
export function edgeSaid(edge: string, closing: Closing | undefined | null, drawn: boolean): string {
    if (closing === null) return t(drawn ? 'cove-edge-drawn' : 'cove-edge-shut', { edge });
    const name = t('cove-edge', { edge });
    const said = closingSaid(closing);
    return said ? t('cove-edge-brings', { name, said }) : name;
}

// The harbour

export const hallSaid = (who: Person, count: number): string =>
    who === 'rogue' ? t('cove-lair', { count }) : t('cove-hall', { who: personName(who), count });

export function peopleSaid(counts: number[]): string {
    const some = counts.flatMap((count, n) =>
        count ? [t('cove-counted', { count, who: personName(PEOPLE[n]!) })] : [],
    );
    return some.length ? listed(some) : t('cove-nobody');
}

export function pierSaid(cove: Cove, box: Box, n: number): string {
    const pier = PIERS[n]!;
    const told = cove.reckoned?.piers[n];
    const pays = (told?.pays ?? []).flatMap((gold, place) =>
        gold ? [t('cove-pays', { good: goodName(place), gold })] : [],
    );
    return t('cove-pier-full', {
        pier: pierName(pier),
        takes: takesName(box, pier),
        people: peopleSaid(told?.crowd ?? []),
        pays: pays.length ? listed(pays) : t('cove-pays-nothing'),
    });
}

export function boatSaid(boat: string, people: Person[], seats: number, dock: string | null): string {
    const who = peopleSaid(PEOPLE.map((one) => people.filter((other) => other === one).length));
    return dock
        ? t('cove-boat-docked', { boat, dock, people: who })
        : t('cove-boat', { boat, people: who, free: seats - people.length });
}

export function dockSaid(box: Box, dock: string): string {
    const pier = box.docks.find((one) => one.id === dock)?.pier ?? 'black';
    return t('cove-dock', { dock, pier: pierName(pier), takes: takesName(box, pier) });
}

/** What a Good would pay at a pier, as a sum. */
export function saleSum(box: Box, place: number, gold: number): { price: number; buyers: number } {
    const price = priceOf(box, place);
    return { price, buyers: price ? gold / price : 0 };
}
