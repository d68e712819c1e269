/** An encounter as a duel: who spoke, what was stopped, and what was fired at each of the three ranges. */

import type { Event, View } from '../../lib/protocol';
import { REACHES, type Box, type Reach } from './box';
import type { Galaxy, Pilot } from './galaxy';
import { stepOf, topOf } from './galaxy';

export type Answer =
    | { is: 'open' }
    /** A card stopped it, and stays in hand. */
    | { is: 'stopped'; card: string }
    | { is: 'immune' }
    | { is: 'escaped'; by: 'cloak' | 'flight' }
    | { is: 'hit' }
    | { is: 'saved' }
    /** Diplomacy was let happen; so many cards passed, named as far as the viewer knows them. */
    | { is: 'accepted'; cards: (string | null)[]; nothing: boolean };

export interface Deed {
    seat: number;
    target: number;
    /** The card; null where it was the race's ability. */
    card: string | null;
    /** What an ability acts as, or the type of an attack. */
    as: string;
    answer: Answer;
}

export interface Lane {
    reach: Reach;
    state: 'done' | 'now' | 'next';
    /** The attacker's attack and the defender's; `pass` where one was not made. */
    attacker: Deed | 'pass' | null;
    defender: Deed | 'pass' | null;
}

export type Stage = 'window' | 'attacker' | 'defender' | 'intent' | 'combat' | 'after';

export interface Duel {
    attacker: number;
    defender: number;
    stage: Stage;
    talks: Deed[];
    lanes: Lane[];
    /** Whoever is asked now, as far as it is about the duel. */
    asked: number | null;
}

const TALKS = ['AttackerDiplomacy', 'DefenderDiplomacy', 'AnswerDiplomacy', 'ShowIntent', 'BeginDiplomacy'];
const FIGHTS = ['AttackAt', 'AnswerAttack', 'Stalemate'];
const GIVING = ['GiveCard', 'OfferCard', 'SwapCards', 'DrawFromHand', 'StealCard'];
const DIPLOMATS: Record<string, string> = { humans: 'trade', xangofin: 'intimidate' };
/** How many cards are drawn at most. */
const DRAWN: Record<string, number> = { seduce: 2, intimidate: 1 };
const DIPLOMACY = new Set(['seduce', 'intimidate', 'trade']);

/** The duel that is going on; null where there is none. */
export function duelOf(galaxy: Galaxy, told: Event[], box: Box): Duel | null {
    const step = stepOf(galaxy, ...FIGHTS, ...TALKS, ...GIVING);
    const after = step ? null : stepOf(galaxy, 'FaceDeath', 'Loot');
    if (!step && (!after || (after.is === 'FaceDeath' && typeof after.victor !== 'number'))) return null;
    const sides = sidesOf(galaxy, told, step ?? after!);
    if (!sides) return null;
    const [attacker, defender] = sides;
    const heard = new Hearing(attacker, defender, box);
    for (const event of sinceMet(told)) heard.hear(event);
    const now = stepOf(galaxy, ...FIGHTS);
    const stage = stageOf(galaxy, now !== null, step === null);
    const reach = now ? (now.reach as Reach | undefined) : undefined;
    return {
        attacker,
        defender,
        stage,
        talks: heard.talks,
        lanes: REACHES.map((one, k) => ({
            reach: one,
            state: laneState(stage, k, reach ? REACHES.indexOf(reach) : now ? REACHES.length : -1, heard, one),
            attacker: heard.strikes.get(`${one} ${attacker}`) ?? null,
            defender: heard.strikes.get(`${one} ${defender}`) ?? null,
        })),
        asked: askedIn(galaxy, attacker, defender),
    };
}

/** What is drawn blind if diplomacy is let happen: so many of so many cards, of which the Oracle may be one (IO-8.13). */
export function drawOf(galaxy: Galaxy, { as, target }: Deed): { drawn: number; count: number; oracle: boolean } | null {
    const most = DRAWN[as];
    const oracle = galaxy.holder === target;
    const count = (galaxy.pilots[target]?.hand.length ?? 0) + Number(oracle);
    return most && count ? { drawn: Math.min(most, count), count, oracle } : null;
}

/** What somebody can attack with, by the range printed on it; null stands for the race's ability. */
export function armsOf(box: Box, { race, grey, hand }: Pilot): { reach: Reach; arms: (string | null)[] }[] {
    const own = grey || !race ? undefined : box.races[race]?.attack?.range;
    return REACHES.map((reach) => {
        const cards = [...new Set(hand)].filter((card) => card && box.weapons[card]?.range === reach);
        return { reach, arms: own === reach ? [...cards, null] : cards };
    });
}

function laneState(stage: Stage, at: number, now: number, heard: Hearing, reach: Reach): Lane['state'] {
    if (stage === 'after') return heard.reached.has(reach) ? 'done' : 'next';
    if (stage !== 'combat' || at > now) return 'next';
    return at === now ? 'now' : 'done';
}

function sidesOf(galaxy: Galaxy, told: Event[], step: View): [number, number] | null {
    const met = told.findLast((event) => event.is === 'Met');
    if (met) return [met.seat as number, met.other as number];
    const named = [step.foe, step.target, step.seat, step.other, step.one, step.victor, step.dead].find(
        (one): one is number => typeof one === 'number' && one !== galaxy.active,
    );
    return named === undefined ? null : [galaxy.active, named];
}

function sinceMet(told: Event[]): Event[] {
    return told.slice(told.findLastIndex((event) => event.is === 'Met') + 1);
}

function stageOf(galaxy: Galaxy, fights: boolean, after: boolean): Stage {
    if (after) return 'after';
    if (fights) return 'combat';
    if (stepOf(galaxy, 'BeginDiplomacy')) return 'window';
    if (stepOf(galaxy, 'ShowIntent')) return topOf(galaxy)?.is === 'ShowIntent' ? 'intent' : 'defender';
    return stepOf(galaxy, 'DefenderDiplomacy') ? 'defender' : 'attacker';
}

function askedIn(galaxy: Galaxy, attacker: number, defender: number): number | null {
    const top = topOf(galaxy);
    switch (top?.is) {
        case 'AttackerDiplomacy':
        case 'ShowIntent':
            return attacker;
        case 'DefenderDiplomacy':
            return defender;
        case 'AnswerDiplomacy':
            return top.target as number;
        case 'AttackAt':
        case 'AnswerAttack':
        case 'GiveCard':
        case 'FaceDeath':
        case 'Loot':
            return top.seat as number;
        default:
            return null;
    }
}

class Hearing {
    readonly talks: Deed[] = [];
    readonly strikes = new Map<string, Deed | 'pass'>();
    readonly reached = new Set<Reach>();
    #weapon: string | null = null;
    #last: Deed | null = null;

    constructor(
        readonly attacker: number,
        readonly defender: number,
        readonly box: Box,
    ) {}

    hear(event: Event): void {
        const seat = event.seat as number;
        const card = event.card as string | null;
        switch (event.is) {
            case 'CardPlayed':
                if (card && DIPLOMACY.has(card)) this.#talk(seat, card, card);
                else if (card === 'cloaking_device') this.#escape(seat, 'cloak');
                return;
            case 'AbilityUsed': {
                const acts = DIPLOMATS[event.race as string];
                if (acts && event.use !== 'hazard') this.#talk(seat, null, acts);
                else this.#weapon = null;
                return;
            }
            case 'CardShown':
                if (card && this.box.weapons[card]) this.#weapon = card;
                else if (card && this.#open(seat)) this.#last!.answer = { is: 'stopped', card };
                return;
            case 'AttackMade':
                this.#strike(event);
                return;
            case 'AttackCancelled':
                if (this.#last) this.#last.answer = { is: 'immune' };
                return;
            case 'Passed': {
                const reach = event.what as Reach;
                if (!REACHES.includes(reach)) return;
                this.reached.add(reach);
                this.strikes.set(`${reach} ${seat}`, 'pass');
                return;
            }
            case 'Cloaked':
                return this.#escape(seat, 'cloak');
            case 'Flew':
                return this.#escape(seat, 'flight');
            case 'Killed':
                if (this.#last) this.#last.answer = { is: 'hit' };
                return;
            case 'Saved':
                if (this.#last) this.#last.answer = { is: 'saved' };
                return;
            case 'CardPassed':
                return this.#passed(card);
            case 'OracleGained':
                if (this.#last?.answer.is === 'accepted') this.#passed('oracle');
                return;
            case 'NothingPassed':
                if (this.#last) this.#last.answer = { is: 'accepted', cards: [], nothing: true };
                return;
            case 'Played':
                if (event.action === 'accept') this.#accept();
        }
    }

    #open(target: number): boolean {
        return this.#last?.answer.is === 'open' && this.#last.target === target;
    }

    #other(seat: number): number {
        return seat === this.attacker ? this.defender : this.attacker;
    }

    #talk(seat: number, card: string | null, as: string): void {
        if (seat !== this.attacker && seat !== this.defender) return;
        this.#last = { seat, target: this.#other(seat), card, as, answer: { is: 'open' } };
        this.talks.push(this.#last);
    }

    #strike(event: Event): void {
        const reach = event.reach as Reach;
        const [seat, target] = [event.seat as number, event.target as number];
        this.#last = { seat, target, card: this.#weapon, as: event.damage as string, answer: { is: 'open' } };
        this.#weapon = null;
        this.reached.add(reach);
        this.strikes.set(`${reach} ${seat}`, this.#last);
    }

    #escape(seat: number, by: 'cloak' | 'flight'): void {
        if (this.#open(seat)) this.#last!.answer = { is: 'escaped', by };
    }

    #accept(): void {
        if (this.#last?.answer.is === 'open') this.#last.answer = { is: 'accepted', cards: [], nothing: false };
    }

    #passed(card: string | null): void {
        this.#accept();
        const answer = this.#last?.answer;
        if (answer?.is === 'accepted') answer.cards.push(card);
    }
}
