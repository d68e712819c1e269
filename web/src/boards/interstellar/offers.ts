/** Where each candidate of a question is offered: on a space, a card, a seat, in the panel, or as a numbered button. */

import type { Candidate, Decision } from '../../lib/protocol';
import type { Galaxy } from './galaxy';
import { spaceOf } from './galaxy';

/** What is to be had of a card under a planet: it is taken, pulled, or taken for one that is left. */
export interface Taking {
    take: Candidate | null;
    leave: Map<string, Candidate>;
}

export interface Offers {
    step: string;
    spaces: Map<string, Candidate[]>;
    hand: Map<string, Candidate>;
    discards: Map<string, Candidate>;
    spoils: Map<string, Candidate>;
    slots: Map<number, Taking>;
    seats: Map<number, Candidate>;
    races: Candidate[];
    layouts: Candidate[];
    /** The buttons of the prompt, in their order; what lets things pass comes last. */
    buttons: Candidate[];
    pass: Candidate | null;
    /** The search that pressing the own planet means. */
    search: Candidate | null;
    /** Going nowhere, to meet somebody who is there too. */
    challenge: Candidate | null;
}

/** Questions that are answered by a card: their cards are buttons too. */
const ANSWERED = new Set([
    'AnswerWindow',
    'AnswerAttack',
    'AnswerDiplomacy',
    'AttackAt',
    'AttackerDiplomacy',
    'DefenderDiplomacy',
    'UnderFire',
    'FaceDeath',
    'AvoidPull',
    'Evacuate',
]);
const PASSES = new Set([
    'Pass',
    'EndTurn',
    'Decline',
    'TakeNone',
    'PickNone',
    'KeepNoMore',
    'Accept',
    'TakeHit',
    'Die',
    'Stop',
]);
const SEARCHES = new Set(['Search', 'SearchWith', 'SearchByAbility', 'SearchByTurn']);
export const DIGITS = 9;

/** All that a player of this game can do, and no outcome of chance. */
const KNOWN = new Set([
    ...PASSES,
    ...SEARCHES,
    ...['Arrange', 'PickRace', 'MoveTo', 'KeepHazard', 'BoxHazard', 'Xenocache', 'Play', 'Ability', 'Restore'],
    ...['Deploy', 'Go', 'Take', 'Exchange', 'Pull', 'Push', 'PullNth', 'PushCard', 'Aim', 'LookAt', 'PickCard'],
    ...['DrawSome', 'Meet', 'Stay', 'Depart', 'Attack', 'Give', 'Swap', 'Discard', 'Keep', 'ChooseDelay'],
]);

export function isKnown(candidate: Candidate): boolean {
    return KNOWN.has(candidate.on.is);
}

export function isPass(step: string, candidate: Candidate): boolean {
    return PASSES.has(candidate.on.is) || (candidate.on.is === 'Stay' && step === 'UnderFire');
}

function nothing(step: string): Offers {
    return {
        step,
        spaces: new Map(),
        hand: new Map(),
        discards: new Map(),
        spoils: new Map(),
        slots: new Map(),
        seats: new Map(),
        races: [],
        layouts: [],
        buttons: [],
        pass: null,
        search: null,
        challenge: null,
    };
}

/** Sort the candidates of a question; none where nothing is asked, or where chance is. */
export function offersOf(decision: Decision | null, galaxy: Galaxy): Offers {
    const found = nothing(decision?.step ?? '');
    if (!decision || decision.seat === null) return found;
    const here = spaceOf(galaxy, galaxy.pilots[decision.seat]?.node ?? 0);
    for (const candidate of decision.candidates) place(found, candidate, here);
    const searches = decision.candidates.filter((one) => SEARCHES.has(one.on.is));
    if (searches.length === 1) found.search = searches[0]!;
    if (found.pass) found.buttons.push(found.pass);
    return found;
}

function place(found: Offers, candidate: Candidate, here: string): void {
    const { on } = candidate;
    const card = on.card as string;
    switch (on.is) {
        case 'MoveTo':
            if (on.space === here) {
                found.challenge = candidate;
                found.buttons.push(candidate);
            } else onSpace(found, candidate);
            return;
        case 'Go':
        case 'Aim':
        case 'Pull':
        case 'Push':
            return onSpace(found, candidate);
        case 'Play':
            found.hand.set(card, candidate);
            if (ANSWERED.has(found.step)) found.buttons.push(candidate);
            return;
        case 'PushCard':
        case 'Give':
        case 'Swap':
        case 'Discard':
            found.hand.set(card, candidate);
            return;
        case 'PickCard':
            found.discards.set(card, candidate);
            return;
        case 'Keep':
            found.spoils.set(card, candidate);
            return;
        case 'Take':
        case 'PullNth':
            slot(found, on.nth).take = candidate;
            return;
        case 'Exchange':
            slot(found, on.nth).leave.set(card, candidate);
            return;
        case 'Meet':
        case 'LookAt':
            found.seats.set(on.seat as number, candidate);
            found.buttons.push(candidate);
            return;
        case 'PickRace':
            found.races.push(candidate);
            found.buttons.push(candidate);
            return;
        case 'Arrange':
            found.layouts.push(candidate);
            return;
        default:
            if (!found.pass && isPass(found.step, candidate)) found.pass = candidate;
            else found.buttons.push(candidate);
    }
}

function onSpace(found: Offers, candidate: Candidate): void {
    const space = candidate.on.space as string;
    found.spaces.set(space, [...(found.spaces.get(space) ?? []), candidate]);
}

/** Cards under a planet are counted from 1, in the order in which they came. */
function slot(found: Offers, nth: unknown): Taking {
    const number = Number(nth);
    let taking = found.slots.get(number);
    if (!taking) found.slots.set(number, (taking = { take: null, leave: new Map() }));
    return taking;
}

/** The digits of buttons and cards: the same wherever one of them stands, by the action. */
export function digitsOf(offers: Offers, hand: (string | null)[]): Map<string, string> {
    const digits = new Map<string, string>();
    const listed = [
        ...offers.buttons,
        ...[...new Set(hand)].flatMap((card) => (card && offers.hand.get(card)) || []),
        ...[...offers.slots.values()].flatMap((one) => one.take ?? []),
        ...offers.discards.values(),
        ...offers.spoils.values(),
    ];
    let next = 1;
    for (const { action } of listed) {
        if (digits.has(action)) continue;
        if (action === offers.pass?.action) digits.set(action, '0');
        else if (next <= DIGITS) digits.set(action, String(next++));
    }
    return digits;
}

/** What the prompt calls the icon of a choice. */
const ICONS: Record<string, string> = {
    Search: 'search',
    SearchWith: 'search',
    SearchByAbility: 'search',
    SearchByTurn: 'search',
    Xenocache: 'refresh',
    EndTurn: 'flag',
    Ability: 'spark',
    Restore: 'refresh',
    Attack: 'dm-physical',
    Stay: 'check',
    Depart: 'back',
    Meet: 'dm-diplo',
    MoveTo: 'dm-diplo',
    LookAt: 'eye',
    Deploy: 'warn',
    KeepHazard: 'hand',
    BoxHazard: 'box',
};

export function iconOf(candidate: Candidate): string | null {
    return ICONS[candidate.on.is] ?? null;
}

const DANGERS = new Set(['Attack', 'TakeHit', 'Die']);

export function isDanger(candidate: Candidate): boolean {
    return DANGERS.has(candidate.on.is);
}
