/** A game's lessons as the server tells them, and how one goes through their steps. */

import { request } from '../lib/api';

export interface Choice {
    says: string;
    /** Why it is right, or why it is not. */
    why: string;
}

export interface Step {
    /** What to do, in a few words. */
    say: string;
    rule: string;
    position: string;
    /** Two corners of the part of the board to look at. */
    look: string[];
    /** Moves by which it is done. */
    do?: string[];
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
    names?: string[];
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
