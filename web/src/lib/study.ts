/** Positions of the page's own, played on the server's engine and kept nowhere: examples of rules, and lessons. */

import type { Brings } from '../boards/contract';
import { request } from './api';
import type { Decision, Event, Json, Outcome, Problem, SeatInfo, View } from './protocol';

/** Where a study begins: at a position in notation, a scenario, or the set-up of a seed. */
export interface Begin {
    game: string;
    position?: string;
    scenario?: Record<string, Json>;
    seats?: number;
    options?: Record<string, Json>;
    seed?: number;
    /** `script`: what chance brings is among the actions; else the seed draws. */
    chance?: 'seed' | 'script';
    names?: string[];
    viewer?: number;
}

export interface StudyAsked extends Begin {
    actions?: string[];
    brings?: { of?: string[]; depth?: number; parts?: number };
}

export interface Studied {
    view: View;
    scores: number[] | null;
    decision: Decision | null;
    seat: number | null;
    /** What each action brought. */
    events: Event[][];
    /** Why an action was not taken, and its place among them. */
    refusal: (Problem & { at: number }) | null;
    outcome: Outcome | null;
    brings: Brings[];
}

export const study = (asked: StudyAsked): Promise<Studied> => request<Studied>('POST', '/study', asked);

/** The seats of a study as a board is told of them. */
export function seatsOf(names: string[], count: number): SeatInfo[] {
    return Array.from({ length: count }, (_, seat) => ({
        seat,
        name: names[seat] ?? String(seat + 1),
        alike: [],
        hue: seat,
        is: 'person',
        taken: true,
        bot: null,
        why: null,
        muted: false,
        words: false,
        same: [],
    }));
}
