/** Why something cannot be done, said at its place: the server's refusal with its rule. */

import type { Problem, SeatInfo } from '../../lib/protocol';
import { t } from '../../lib/texts.svelte';
import { touches, type Point } from './geometry';
import type { Cloud, Field } from './layout';
import type { Planner } from './planner.svelte';
import { turnText } from './tree';

interface Told {
    at: Point;
    title: string;
    rule: string | null;
    message: string;
}

interface Place {
    planner: Planner;
    cloud: Cloud;
    field: Field;
    seats: SeatInfo[];
}

export class WhyNot {
    told = $state.raw<Told | null>(null);
    readonly #ask: (action: string) => Promise<Problem | null>;
    readonly #known = new Map<string, Problem | null>();
    #wanted = '';

    constructor(ask: (action: string) => Promise<Problem | null>) {
        this.#ask = ask;
    }

    /** The question is another one: what was refused may be allowed now. */
    forget(): void {
        this.#known.clear();
        this.hide();
    }

    hide(): void {
        this.#wanted = '';
        if (this.told) this.told = null;
    }

    /** Say why an action is refused. */
    async ask(action: string, at: Point, title: string): Promise<void> {
        this.#wanted = action;
        if (!this.#known.has(action)) this.#known.set(action, await this.#ask(action).catch(() => null));
        const problem = this.#known.get(action);
        if (this.#wanted !== action) return;
        this.told = problem ? { at, title, rule: problem.rule, message: problem.message } : null;
    }

    /** Say something at a place that needs no asking. */
    say(told: Told): void {
        this.#wanted = '';
        this.told = told;
    }

    /** Say why a space cannot be chosen now. */
    async askOf(square: string, at: Point, place: Place): Promise<void> {
        const { planner, cloud, field, seats } = place;
        const title = t('oort-tip-square', { square });
        if (planner.driving) return this.ask(`H${square}`, at, title);
        if (planner.step === 'PlaceRocket') return this.ask(`P${square}`, at, title);
        const shown = planner.shown;
        const seat = cloud.rockets.indexOf(square);
        if (shown?.way && seat >= 0 && touches(shown.end, square)) {
            const name = seats[seat]?.name ?? '';
            return this.ask(`${turnText(shown)}+${seat + 1}C`, at, t('oort-tip-safe', { name }));
        }
        if (planner.step === 'Jump') return this.ask(`exit ${square}`, at, title);
        if (shown?.way && field.holes.has(square)) return this.ask(`${shown.way}-${square}`, at, title);
        if (planner.step !== 'MoveRocket') return this.hide();
        this.#wanted = square;
        this.told = { at, title, rule: 'OO-4.3', message: t('oort-no-landing', { square }) };
    }
}
