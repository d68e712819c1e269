/** A game's lessons as the server tells them, and how one goes through their steps. */

import { request } from '../lib/api';
import type { Json } from '../lib/protocol';
import type { Begin } from '../lib/study';

export interface Choice {
    says: string;
    /** Why it is right, or why it is not. */
    why: string;
}

/** What a study begins with, where it is not said once for all of a game's lessons. */
type Beginning = Pick<Begin, 'position' | 'scenario' | 'seats' | 'options' | 'seed'>;

export interface Step extends Beginning {
    /** What to do, in a few words. A step with neither position nor scenario begins where the one before it ended. */
    say: string;
    rule: string;
    /** What else holds here, said under it, with the rule that says so. */
    note?: { says: string; rule: string };
    /** Whether its own position is the one to which the step before it led, as others have played on meanwhile. */
    goes_on?: boolean;
    /** Two corners of the part of the board to look at. */
    look?: string[];
    /** Moves by which it is done: each whole, or in its parts. */
    do?: (string | string[])[];
    /** What others, chance, and the learner without being asked, do after it. */
    then?: string[];
    /** What the button says that leads on from a step that is only read. */
    on?: string;
    /** Actions that the rules refuse: it is done by hearing why. */
    try?: string[];
    /** Answers to what is asked, with the place of the right one. */
    choices?: Choice[];
    right?: number;
    /** What a hint lights. */
    lit?: string[];
    /** Hints: what it is about, and how it is done. */
    aim?: string;
    how?: string;
    /** What is said of a move that is allowed, and not the one that is wanted. */
    other?: string;
}

export interface Lesson {
    title: string;
    rule: string;
    steps: Step[];
}

export interface Course {
    game: string;
    title: string;
    minutes?: number;
    seats?: number;
    options?: Record<string, Json>;
    seed?: number;
    chance?: 'seed' | 'script';
    names?: string[];
    /** What the first game after the lessons is played with, and against which bots. */
    first?: { options?: Record<string, Json>; bots?: string[] };
    goal?: { says: string; rule: string };
    lessons: Lesson[];
}

export const courseOf = (game: string): Promise<Course> =>
    request<Course>('GET', `/lessons/${encodeURIComponent(game)}`);

export type Kind = 'do' | 'try' | 'choose' | 'read';

export function kindOf(step: Step): Kind {
    return step.do ? 'do' : step.try ? 'try' : step.choices ? 'choose' : 'read';
}

/** Where a step stands: its lesson, its place in it, and the step itself. All count from 0. */
export interface Place {
    lesson: number;
    place: number;
    step: Step;
}

export function placesOf(course: Course): Place[] {
    return course.lessons.flatMap(({ steps }, lesson) => steps.map((step, place) => ({ lesson, place, step })));
}

/** Where a step begins: a study, and what was played in it by the steps before. */
export interface Start {
    begin: Begin;
    actions: string[];
}

/** Return where the step of a place begins; it has a beginning of its own, or goes on from the one before it. */
export function startOf(course: Course, { lesson, place }: Place): Start {
    const steps = course.lessons[lesson]!.steps;
    const own = steps.slice(0, place + 1).findLastIndex((step) => step.position || step.scenario);
    const { position, scenario, seats, options, seed } = steps[own] ?? {};
    const begin: Begin = { game: course.game, ...(position ? { position } : {}), ...(scenario ? { scenario } : {}) };
    const common = {
        seats: seats ?? course.seats,
        options: options ?? course.options,
        seed: seed ?? course.seed,
        chance: course.chance,
    };
    const said = Object.entries(common).filter(([, value]) => value !== undefined);
    return { begin: { ...begin, ...Object.fromEntries(said) }, actions: played(steps.slice(Math.max(0, own), place)) };
}

/** What is played by steps that are done as they want it. */
function played(steps: Step[]): string[] {
    return steps.flatMap((step) => [...partsOf(step.do?.[0] ?? []), ...(step.then ?? [])]);
}

/** The parts of a move. */
export function partsOf(move: string | string[]): string[] {
    return typeof move === 'string' ? [move] : move;
}

/** How far a lesson is when so many steps of all are behind. */
export function stateOf(course: Course, lesson: number, done: number): 'done' | 'now' | 'later' {
    const before = course.lessons.slice(0, lesson).reduce((sum, one) => sum + one.steps.length, 0);
    if (done >= before + course.lessons[lesson]!.steps.length) return 'done';
    return done >= before ? 'now' : 'later';
}

/** What is shown of a hint: nothing, the aim, the piece too, the move too. */
export type Level = 0 | 1 | 2 | 3;

export function deeper(level: Level): Level {
    return level < 3 ? ((level + 1) as Level) : 3;
}
