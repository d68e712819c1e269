/** What is printed on cards, hazards and races: the box that is delivered, or that of a table with its own. */

import delivered from '../../../../src/starboard/games/interstellar/components.json';

export type Reach = 'long' | 'medium' | 'short';
export type Class = 'weapon' | 'defense' | 'diplomacy' | 'utility' | 'artefact';

/** Places of a system that touch each other, and places of a system that touch some of the next one. */
export interface Diagram {
    inside: string[][];
    border: string[][];
}

export interface Box {
    weapons: Record<string, { range: string; type: string }>;
    defenses: Record<string, { stops: string[] }>;
    hazards: Record<string, { cards: string[]; passive: string[]; active: string[] }>;
    races: Record<string, { number: number; immune?: string; attack?: { range: string; type: string } }>;
    diagrams?: { A: Diagram; B: Diagram };
}

export const REACHES: readonly Reach[] = ['long', 'medium', 'short'];
export const HAZARDS = ['natives', 'plague', 'aggressive_plant', 'labyrinth'] as const;
const DIPLOMACY = new Set(['seduce', 'intimidate', 'trade']);
/** What is in nobody's hand, or is never played. */
const KEPT = new Set(['oracle', 'galactic_codex']);
const GLYPHS: Record<string, string> = {
    oracle: 'oracle',
    galactic_codex: 'tome',
    time_machine: 'clock',
    galactic_cannon: 'bolt',
    clone: 'person',
    wormhole_generator: 'worm',
    move: 'move',
    long_range_sensors: 'sensor',
    graviton_beam: 'beam',
    scavengers: 'refresh',
    cloaking_device: 'cloak',
    entropy_inhibitor: 'hourglass',
    hologram: 'dm-diplo',
};
const HAZARD_GLYPHS: Record<string, string> = {
    natives: 'hz-natives',
    plague: 'hz-plague',
    aggressive_plant: 'hz-plant',
    labyrinth: 'hz-labyrinth',
};

let read: { text: string; box: Box } | null = null;

/** The box of a table: `custom` is its text, empty for the one that is delivered. */
export function boxOf(custom: string): Box {
    if (!custom) return delivered;
    if (read?.text !== custom) read = { text: custom, box: JSON.parse(custom) as Box };
    return read.box;
}

/** IO-3.2: the diagram of a ring of so many systems; a box may be silent about them. */
export function diagramOf({ diagrams = delivered.diagrams }: Box, systems: number): Diagram {
    return systems <= 4 ? diagrams.A : diagrams.B;
}

export function classOf(box: Box, card: string): Class {
    if (box.weapons[card]) return 'weapon';
    if (box.defenses[card]) return 'defense';
    if (DIPLOMACY.has(card)) return 'diplomacy';
    return card === 'oracle' ? 'artefact' : 'utility';
}

/** Whether a card is gone once it is used. */
export function isSingle(box: Box, card: string): boolean {
    return !KEPT.has(card) && !box.weapons[card] && !box.defenses[card];
}

/** The cards that stop an attack of this type. */
export function stoppedBy(box: Box, type: string): string[] {
    return Object.entries(box.defenses).flatMap(([card, { stops }]) => (stops.includes(type) ? [card] : []));
}

/** The hazards that a card overcomes. */
export function overcomes(box: Box, card: string): string[] {
    return HAZARDS.filter((hazard) => box.hazards[hazard]?.cards.includes(card));
}

/** The type that colours a card: its own, what it stops, or that of what it is for. */
export function hueOf(box: Box, card: string): string | null {
    const weapon = box.weapons[card]?.type;
    if (weapon) return weapon;
    if (DIPLOMACY.has(card) || card === 'hologram' || card === 'oracle') return 'diplo';
    return box.defenses[card]?.stops[0] ?? null;
}

export function glyphOf(box: Box, card: string): string {
    const known = GLYPHS[card];
    if (known) return known;
    if (DIPLOMACY.has(card)) return 'dm-diplo';
    const weapon = box.weapons[card];
    return weapon ? `dm-${weapon.type}` : 'shield';
}

export function hazardGlyph(hazard: string): string {
    return HAZARD_GLYPHS[hazard] ?? 'warn';
}
