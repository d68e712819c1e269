/** How what was dealt or drawn is entered by whoever holds the box: cards by their class, all else as it is offered. */

import type { Candidate, Decision } from '../../lib/protocol';
import { grouped, type Group } from '../dealt/dealt';
import { classOf, type Box } from './box';
import { cardName, className, hazardName, spaceName } from './words';

const DEALT = /^(FirstPlayer|PlanetDealt|HazardDealt|SeedAdded|CardDealt|CardDrawn|CardStolen)$/;
const CLASSES = ['weapon', 'defense', 'diplomacy', 'utility', 'artefact'] as const;

/** Whether the board lays out what can have come; the only thing that can is said in the prompt. */
export function deals({ seat, candidates }: Decision): boolean {
    return seat === null && candidates.length > 1 && candidates.every((one) => DEALT.test(one.on.is));
}

/** The card that an outcome is about; null where it is about something else. */
export const cardIn = ({ on }: Candidate): string | null => (typeof on.card === 'string' ? on.card : null);

export function dealtName(one: Candidate): string {
    const card = cardIn(one);
    if (card) return cardName(card);
    if (typeof one.on.space === 'string') return spaceName(one.on.space);
    return typeof one.on.hazard === 'string' ? hazardName(one.on.hazard) : one.label;
}

/** Cards in groups by their class, and by name in each. */
export function groupsOf(box: Box, { candidates }: Decision): Group[] {
    const classIn = (one: Candidate): string => (cardIn(one) ? className(box, cardIn(one)!) : '');
    const order = CLASSES.map((one) => candidates.map(cardIn).find((card) => card && classOf(box, card) === one));
    const names = order.flatMap((card) => (card ? [className(box, card)] : []));
    return grouped(candidates, classIn, names);
}
