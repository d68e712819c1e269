/** The words of the board: cards, races, hazards, planets, and what each can do now. */

import type { Candidate, Decision, Event, SeatInfo } from '../../lib/protocol';
import { t } from '../../lib/texts.svelte';
import { listed } from '../../lib/words';
import { classOf, HAZARDS, isSingle, overcomes, stoppedBy, type Box } from './box';
import {
    dealtAt,
    isInner,
    NEBULA,
    ownerOf,
    placeOf,
    spaceOf,
    systemOf,
    topOf,
    type Galaxy,
    type Planet,
} from './galaxy';
import { playedBefore } from './story';

export const cardName = (card: string): string => t(`io-card-${card}`);
export const raceName = (race: string | null): string => t(`io-race-${race ?? 'none'}`);
export const hazardName = (hazard: string): string => t(`io-hazard-${hazard}`);
export const reachName = (reach: string): string => t(`io-reach-${reach}`);
export const typeName = (type: string): string => t(`io-type-${type}`);
export const spaceName = (space: string): string =>
    space === NEBULA ? t('io-nebula') : t('io-planet', { name: space.slice(1) });
/** A space amid a sentence. */
export const spaceThe = (space: string): string =>
    space === NEBULA ? t('io-nebula-the') : t('io-planet-the', { name: space.slice(1) });
export const nameOf = (seats: SeatInfo[], seat: number, you: number | null): string =>
    seat === you ? t('io-you') : (seats[seat]?.name ?? '');

/** What a card does besides its attack: it stops types, or what its text says. */
export function cardSays(box: Box, card: string): string {
    if (box.weapons[card]) return card === 'neural_amp' ? t('io-does-neural_amp') : '';
    const stops = box.defenses[card]?.stops ?? [];
    if (stops.length) {
        const said = t('io-says-defense', { types: listed(stops.map(typeName)) });
        return card === 'intellect_scrambler' ? `${said} ${t('io-does-intellect_scrambler')}` : said;
    }
    return t(`io-does-${card}`);
}

/** What stops a weapon, and which hazards a card is paid for. */
export function cardNotes(box: Box, card: string): string[] {
    const weapon = box.weapons[card];
    const stops = weapon ? stoppedBy(box, weapon.type) : [];
    const hazards = overcomes(box, card);
    return [
        ...(stops.length ? [t('io-stopped-by', { cards: listed(stops.map(cardName), 'disjunction') })] : []),
        ...(hazards.length ? [t('io-overcomes', { hazards: listed(hazards.map(hazardName)) })] : []),
    ];
}

export function className(box: Box, card: string): string {
    return t(`io-class-${classOf(box, card)}`);
}

export function useName(box: Box, card: string): string {
    return t(isSingle(box, card) ? 'io-single' : 'io-stays');
}

/** Whether a choice only moves a card of the hand elsewhere: it says nothing then of what is left after use. */
export const isMoved = (candidate: Candidate | undefined): boolean => !!candidate && candidate.on.is in NOW;

const WHEN: Record<string, string> = {
    galactic_codex: 'never',
    oracle: 'never',
    time_machine: 'end',
    clone: 'death',
    cloaking_device: 'combat',
    hologram: 'spoken',
};

/** When a card that does nothing now is of use. */
export function cardWhen(box: Box, card: string): string {
    const usual: Record<string, string> = { weapon: 'combat', defense: 'defense', diplomacy: 'diplomacy' };
    const when = WHEN[card] ?? usual[classOf(box, card)] ?? 'open';
    return t(`io-when-${when}`);
}

/** The kind of card that is asked for at a step. */
const WANTED: Record<string, string> = {
    AttackerDiplomacy: 'diplomacy',
    DefenderDiplomacy: 'diplomacy',
    AnswerDiplomacy: 'defense',
    AttackAt: 'weapon',
    AnswerAttack: 'defense',
    Main: 'utility',
    AnswerWindow: 'utility',
};

/** Whether it is the moment of a card: if it cannot be used then, there is more of a reason than when it is of use. */
export const isTimely = (box: Box, card: string, step: string): boolean =>
    !(step in WANTED) || WANTED[step] === classOf(box, card);

const NOW: Record<string, string> = {
    PushCard: 'push',
    Give: 'give',
    Swap: 'give',
    Discard: 'discard',
    Exchange: 'leave',
};
const FLIGHTS = new Set(['move', 'wormhole_generator', 'cloaking_device']);

/** What a card does if it is chosen now. */
export function cardNow(box: Box, card: string, candidate: Candidate, step: string): string {
    const plain = NOW[candidate.on.is];
    if (plain) return t(`io-now-${plain}`);
    if (step === 'AttackAt' && box.weapons[card]) return t('io-now-attack');
    if (step === 'AnswerAttack' && box.defenses[card]) return t('io-now-stops');
    if (step === 'AnswerDiplomacy' && card === 'hologram') return t('io-now-stops');
    if (step === 'FaceDeath') return t('io-now-saves');
    const fights = ['AttackAt', 'AnswerAttack', 'AnswerDiplomacy', 'DefenderDiplomacy', 'UnderFire'].includes(step);
    if (fights) return t(FLIGHTS.has(card) ? 'io-now-escape' : 'io-now-first');
    return t('io-now-play');
}

/** How a hazard is overcome: by cards, by races for nothing or once, or by a lost turn. */
export function hazardSays(box: Box, hazard: string): string {
    const printed = box.hazards[hazard];
    if (!printed) return '';
    const ways = [
        ...printed.cards.map(cardName),
        ...printed.passive.map((race) => t('io-way-passive', { race: raceName(race) })),
        ...printed.active.map((race) => t('io-way-active', { race: raceName(race) })),
        ...(hazard === HAZARDS[3] ? [t('io-way-turn')] : []),
    ];
    return t('io-hazard-ways', { ways: listed(ways, 'disjunction') });
}

/** What lies under a planet, as far as the viewer knows. */
export function cardsSay(planet: Planet): string {
    const known = planet.cards.flatMap((slot) => slot.card ?? []);
    const hidden = planet.cards.length - known.length;
    if (!planet.cards.length) return t('io-under-none');
    if (!known.length) return t('io-under', { count: hidden });
    const names = listed(known.map(cardName));
    return hidden ? t('io-under-some', { names, count: hidden }) : t('io-under-known', { names });
}

/** All that is to be said of a node, for who cannot see it. */
export function spaceSays(galaxy: Galaxy, node: number, here: string[]): string {
    const planet = galaxy.planets[node] ?? null;
    const space = spaceOf(galaxy, node);
    return [
        spaceName(space),
        ...(planet ? [t(planet.inner ? 'io-inner' : 'io-outer')] : []),
        ...(planet?.hazard ? [hazardName(planet.hazard)] : []),
        ...(planet ? [cardsSay(planet)] : [t('io-piles', { draw: galaxy.draw, discard: galaxy.discard.length })]),
        ...(here.length ? [t('io-here', { names: listed(here) })] : []),
        ...(galaxy.due === space ? [t('io-next')] : []),
        ...(planet?.tokens ? [t('io-spared-for', { count: planet.tokens })] : []),
    ].join(', ');
}

/** At a table with a real box: what is dealt next, and where it lies; null where the question itself says it. */
export function dealSaid(galaxy: Galaxy, seats: SeatInfo[]): string | null {
    const node = dealtAt(galaxy);
    if (node === null) return null;
    const owner = ownerOf(galaxy, systemOf(node));
    const system =
        owner === null
            ? t('io-deal-system', { number: systemOf(node) + 1 })
            : t('io-deal-system-of', { name: nameOf(seats, owner, null) });
    const planet = galaxy.planets[node];
    if (!planet)
        return t(isInner(node) ? 'io-deal-inner' : 'io-deal-outer', {
            system,
            place: 1 + placeOf(node) - (isInner(node) ? 0 : 2),
        });
    const step = topOf(galaxy)?.is === 'DealHazard' ? 'io-deal-hazard' : 'io-deal-under';
    return t(step, { system, space: spaceThe(planet.space) });
}

/** What is asked, where the board can say it better than the question itself: null leaves it as it is. */
export function askSaid(
    galaxy: Galaxy,
    decision: Decision,
    told: Event[],
    seats: SeatInfo[],
    you: number | null,
    narrow: boolean,
): { title: string | null; help: string | null } {
    const top = topOf(galaxy);
    const again = againSaid(decision, told, seats, you);
    if (decision.step === 'AnswerWindow')
        return { title: windowSaid(galaxy, seats, you), help: again || (narrow ? '' : t('io-ask-sealed')) };
    if (decision.step === 'AnswerAttack' && top?.is === 'AnswerAttack') {
        const made = told.findLastIndex((event) => event.is === 'AttackMade');
        const shown = told[made - 1];
        const card = shown?.is === 'CardShown' ? cardName(shown.card as string) : t('io-ability');
        const said = { type: typeName(top.damage as string), reach: reachName(top.reach as string) };
        return {
            title: t('io-ask-attacked', { card, name: nameOf(seats, top.foe as number, you) }),
            help: [again, t('io-ask-attacked-help', said)].filter(Boolean).join(' '),
        };
    }
    if (decision.step === 'Loot' && !decision.candidates.some((one) => one.on.is === 'Keep'))
        return { title: t('io-ask-loot-full'), help: null };
    if (decision.step === 'Main') {
        const moves = decision.candidates.some((one) => one.on.is === 'MoveTo');
        const ends = galaxy.due && !galaxy.pauses ? t('io-ask-main-ends', { space: spaceThe(galaxy.due) }) : '';
        const title = t(moves ? (narrow ? 'io-ask-short' : 'io-ask-main') : 'io-ask-moved');
        return { title, help: ends || (narrow ? '' : t('io-ask-main-help')) };
    }
    return { title: null, help: again || null };
}

/** Why a question is asked again: what was played since it, or all that led to it, was told (IO-7.4, IO-7.11). */
export function againSaid(
    decision: Pick<Decision, 'step' | 'seat'>,
    told: Event[],
    seats: SeatInfo[],
    you: number | null,
): string {
    const played = playedBefore(decision, told);
    if (!played) return '';
    const what = played.is === 'CardPlayed' ? cardName(played.card as string) : t('io-ability');
    if (played.seat === you) return t('io-ask-again-you', { what });
    return t('io-ask-again', { what, name: nameOf(seats, played.seat as number, null) });
}

/** A window: which one, who opened it, whom it is about, and where. */
function windowOf(galaxy: Galaxy, seats: SeatInfo[]) {
    const top = topOf(galaxy);
    const { active } = galaxy;
    const foe = Array.isArray(top?.order) ? (top.order[0] as number) : active;
    const names = { name: nameOf(seats, active, null), other: nameOf(seats, foe, null) };
    return { window: top?.window, foe, ...names, space: spaceThe(spaceOf(galaxy, galaxy.pilots[active]?.node ?? 0)) };
}

function windowSaid(galaxy: Galaxy, seats: SeatInfo[], you: number | null): string {
    const { window, foe, name, other, space } = windowOf(galaxy, seats);
    const mine = galaxy.active === you;
    if (window === 'search') return t('io-ask-window-search', { name, space });
    if (window === 'end') return mine ? t('io-ask-window-last') : t('io-ask-window-end', { name });
    if (mine) return t('io-ask-window-meeting', { name: other, space });
    if (foe === you) return t('io-ask-window-met', { name, space });
    return t('io-ask-window-others', { name, other, space });
}

/** What all at one screen are asked together. */
export function allAsked(galaxy: Galaxy, seats: SeatInfo[]): string {
    const { window, name, other, space } = windowOf(galaxy, seats);
    if (window === 'search') return t('io-ask-all-search', { name, space });
    if (window === 'end') return t('io-ask-all-end', { name });
    return t('io-ask-all-others', { name, other, space });
}
