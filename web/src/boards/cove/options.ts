/** What is offered as buttons in the prompt, besides what is pressed on the board itself. */

import type { Candidate, Decision } from '../../lib/protocol';
import { t } from '../../lib/texts.svelte';
import {
    BOATS,
    cardOf,
    COLOURS,
    FATES,
    halfOf,
    inkOf,
    letterOf,
    numberOf,
    placeOf,
    type Box,
    type Colour,
    type Cove,
    type Oracle,
    type Person,
    type Rune,
    type Size,
    type Space,
    type Why,
} from './layout';
import {
    abilitySaid,
    bonusSaid,
    cardName,
    colourName,
    fateRune,
    fateSaid,
    goodName,
    pierName,
    runeName,
    staffName,
    personName,
} from './words';

export interface Option {
    /** The candidate that it chooses; empty where it opens a group. */
    action: string;
    label: string;
    /** The candidate in the server's words: part of its name, for who hears it. */
    said: string;
    /** What comes of it, in a few words. */
    note: string;
    /** What it shows before its words. */
    glyphs: { name: string; ink?: string }[];
    /** Why it cannot be chosen now. */
    why: Why | null;
    /** Chosen as a part of the move that is not sent by itself. */
    hold: boolean;
    /** The key that chooses it; none where there are too many. */
    key: string;
    /** The boat whose choices it opens. */
    boat?: string;
}

/** What has been picked on the board so far. */
export interface Picked {
    space: Space | null;
    rune: Rune | null;
    boat: string | null;
    who: Person | null;
}

export interface Asked {
    decision: Decision;
    cove: Cove;
    box: Box;
    oracle: Oracle;
    picked: Picked;
}

/** A question without the second of two dice that show the same: what is done with either is the same. */
export function untwinned(decision: Decision, oracle: Oracle): Decision {
    if (numberOf(oracle, 'd1') !== numberOf(oracle, 'd2')) return decision;
    const all = new Set(decision.candidates.map((one) => one.action));
    const twin = ({ on, action }: Candidate): boolean =>
        (on.is === 'WriteDie' || on.is === 'Divine') && on.die === 'd2' && all.has(action.replace('d2', 'd1'));
    return { ...decision, candidates: decision.candidates.filter((one) => !twin(one)) };
}

const PASSING = new Set(['Done', 'Decline']);
const plain = (action: string, label: string): Option => ({
    action,
    label,
    said: '',
    note: '',
    glyphs: [],
    why: null,
    hold: false,
    key: '',
});
const capital = (label: string): string => label.charAt(0).toLocaleUpperCase() + label.slice(1);
const customer = (who: Person): Option['glyphs'][number] => ({ name: `cu-${letterOf[who]}`, ink: inkOf(who) });

/** Give each option its key, digits in their order and 0 to what passes, and the words of its candidate. */
function keyed(options: Option[], decision: Decision): Option[] {
    const passes = new Set(decision.candidates.filter((one) => PASSING.has(one.on.is)).map((one) => one.action));
    const labels = new Map(decision.candidates.map((one) => [one.action, one.label]));
    let digit = 0;
    return options.map((plainly) => {
        const one = { ...plainly, said: labels.get(plainly.action) ?? '' };
        if (passes.has(one.action)) return { ...one, key: '0' };
        if (one.why) return one;
        digit += 1;
        return { ...one, key: digit < 10 ? String(digit) : '' };
    });
}

export function optionsOf(asked: Asked): Option[] {
    const { decision } = asked;
    if (decision.step === 'ChooseAction') return keyed(ofTurn(asked), decision);
    if (decision.step === 'SellGoods') return [];
    const listed = decision.candidates.filter((one) => one.on.is !== 'DrawLine');
    return keyed(ofBoats(asked, listed) ?? listed.map((one) => optionOf(asked, one)), decision);
}

/** Choices that name boats and people are made in two parts: first where or whom, then the other. */
function ofBoats(asked: Asked, candidates: Candidate[]): Option[] | null {
    const named = candidates.filter((one) => 'boat' in one.on && 'adventurer' in one.on);
    if (!named.length) return null;
    const rest = candidates.filter((one) => !named.includes(one)).map((one) => optionOf(asked, one));
    const who = personOf(named, asked.picked.who);
    if (named[0]!.on.is === 'SeatAdventurer' || named[0]!.on.is === 'ShiftPassenger') {
        const boats = named.filter((one) => one.on.adventurer === who);
        return [...boats.map((one) => optionOf(asked, one)), ...rest];
    }
    const boat = asked.picked.boat;
    const aboard = named.filter((one) => one.on.boat === boat);
    if (aboard.length) return [...aboard.map((one) => optionOf(asked, one)), ...rest];
    const boats = [...new Set(named.map((one) => String(one.on.boat)))];
    return [...boats.map((one): Option => ({ ...plain('', one), boat: one })), ...rest];
}

/** The one of those who can be seated or shifted that is meant: the picked one, else the first. */
export function personOf(candidates: Candidate[], picked: Person | null): Person | null {
    const people = [...new Set(candidates.map((one) => one.on.adventurer as Person))];
    return picked && people.includes(picked) ? picked : (people[0] ?? null);
}

// The turn: what a chosen space or Rune offers

function ofTurn({ decision, cove, box, oracle, picked }: Asked): Option[] {
    const open = new Set(decision.candidates.map((one) => one.action));
    const turn = cove.reckoned?.turn;
    const found: Option[] = [];
    if (open.has('idle')) found.push(plain('idle', t('cove-idle')));
    if (picked.rune) {
        const { rune } = picked;
        if (open.has(`move ${rune}`))
            found.push({
                ...plain(`move ${rune}`, t('cove-move-to', { half: halfOf(oracle, rune) ? 'left' : 'right' })),
                hold: true,
            });
        if (rune === 'd1' || rune === 'd2') {
            const [more, less] = turn?.turned[rune === 'd1' ? 0 : 1] ?? ['', ''];
            if (open.has(`+1 ${rune}`)) found.push({ ...plain(`+1 ${rune}`, `+1 → ${more}`), hold: true });
            if (open.has(`-1 ${rune}`)) found.push({ ...plain(`-1 ${rune}`, `−1 → ${less}`), hold: true });
        }
        return found;
    }
    if (picked.space === 'divination')
        for (const die of ['d1', 'd2'] as const)
            for (const [n, colour] of COLOURS.entries()) {
                const action = `divine ${die} ${colour}`;
                if (!open.has(action)) continue;
                const icons = numberOf(oracle, die);
                const percent = cove.reckoned?.odds[n]?.[icons - 1];
                found.push({
                    ...plain(action, t('cove-predict', { icons, colour: colourName(colour) })),
                    note: percent === undefined ? '' : t('cove-percent', { percent }),
                    glyphs: [customer(colour)],
                });
            }
    if (picked.space === 'twistingFates')
        for (const [n, fate] of FATES.entries())
            found.push({
                ...plain(`twist ${fate}`, fateSaid(box, fate)),
                note: t('cove-needs-rune', { rune: runeName(fateRune(box, fate)) }),
                why: open.has(`twist ${fate}`) ? null : (turn?.fates[n] ?? null),
            });
    if (picked.space === 'horoscopes')
        for (const [n, half] of (['left', 'right'] as const).entries()) {
            const dice = (['d1', 'd2'] as const).filter((die) => halfOf(oracle, die) === n);
            const numbers = dice.map((die) => numberOf(oracle, die)).join(' + ');
            found.push({
                ...plain(`horoscopes ${half}`, t('cove-half', { half })),
                note: numbers,
                why: open.has(`horoscopes ${half}`) ? null : (turn?.halves[n] ?? null),
            });
        }
    if (picked.space === 'recruit')
        for (const id of cove.square) {
            const card = cardOf(box, id);
            if (card && open.has(`recruit ${id}`))
                found.push({
                    ...plain(`recruit ${id}`, cardName(card)),
                    note: t('cove-recruits', { hours: card.cost, ability: abilitySaid(card.ability) }),
                    glyphs: card.icons.map(customer),
                });
        }
    return found;
}

// Everything else that is asked

function optionOf(asked: Asked, candidate: Candidate): Option {
    const { cove, box, oracle } = asked;
    const { on, action } = candidate;
    const one = plain(action, capital(candidate.label));
    const sponsored = (colour: Colour): string =>
        t('cove-pays-gold', { gold: box.goldPerAdventurer.sponsorship * (cove.halls[COLOURS.indexOf(colour)] ?? 0) });
    const nextBox = (line: 'top' | 'bottom'): string =>
        bonusSaid(box.horoscopes[line].boxes[oracle[line].length] ?? null);
    switch (on.is) {
        case 'GainGood': {
            const place = placeOf(on.size as Size, on.colour as Colour);
            const gold = Math.max(0, ...(cove.reckoned?.piers.map((pier) => pier.pays[place] ?? 0) ?? []));
            const glyphs = [{ name: String(on.size), ink: inkOf(on.colour as Colour) }];
            return { ...one, label: capital(goodName(place)), note: t('cove-sells-now', { gold }), glyphs };
        }
        case 'TakePrize':
            return { ...one, glyphs: [{ name: on.prize === 'x' ? 'cross' : 'market' }] };
        case 'Divine': {
            const icons = numberOf(oracle, on.die as 'd1' | 'd2');
            const percent = cove.reckoned?.odds[COLOURS.indexOf(on.colour as Colour)]?.[icons - 1] ?? 0;
            const label = t('cove-predict', { icons, colour: colourName(on.colour as Colour) });
            return { ...one, label, note: t('cove-percent', { percent }), glyphs: [customer(on.colour as Colour)] };
        }
        case 'PlaceX':
            if (on.place === 'top' || on.place === 'bottom')
                return { ...one, label: t('cove-line', { line: on.place }), note: nextBox(on.place) };
            return {
                ...one,
                label: t('cove-faction-name', { colour: colourName(on.place as Colour) }),
                note: sponsored(on.place as Colour),
                glyphs: [customer(on.place as Colour)],
            };
        case 'PlaceMarketIcon':
            return {
                ...one,
                label: t('cove-faction-name', { colour: colourName(on.colour as Colour) }),
                note: sponsored(on.colour as Colour),
                glyphs: [customer(on.colour as Colour)],
            };
        case 'WriteDie':
            return {
                ...one,
                label: t('cove-write', { number: numberOf(oracle, on.die as 'd1' | 'd2'), line: String(on.line) }),
                note: nextBox(on.line as 'top' | 'bottom'),
            };
        case 'UseStaff':
        case 'AssignStaff':
            return {
                ...one,
                label: staffName(String(on.staff)),
                note: t('cove-job', { slot: String(on.staff) }),
            };
        case 'FillBubble':
            return { ...one, label: t('cove-fate', { fate: String(on.bubble) }) };
        case 'SeatAdventurer':
        case 'ShiftPassenger': {
            const boat = BOATS.findIndex((name) => name === on.boat);
            const aboard = cove.boats[boat]?.length ?? 0;
            return { ...one, label: String(on.boat), note: `${aboard}/${box.boats.seats}` };
        }
        case 'ReturnToBag':
        case 'SwapFirst':
        case 'SwapWith':
            return {
                ...one,
                label: capital(personName(on.adventurer as Person)),
                glyphs: [customer(on.adventurer as Person)],
            };
        case 'ResolveFirst':
            return { ...one, glyphs: [customer(on.adventurer as Person)] };
        case 'DockAt': {
            const pier = box.docks.find((dock) => dock.id === on.dock)?.pier ?? 'black';
            return { ...one, label: String(on.dock), note: pierName(pier) };
        }
        default:
            return one;
    }
}
