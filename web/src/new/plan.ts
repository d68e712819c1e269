/** A table that is being planned: what was chosen so far, and what is asked of the server for it. */

import type { Clock, GameInfo, GameOption, Json, NewTable, Problem, SeatPlan, TableSettings } from '../lib/protocol';

export type Kind = 'me' | 'link' | 'bot';

export interface Chair {
    kind: Kind;
    bot: string;
    /** Of those who sit at this screen: what they go by. */
    name: string;
}

export interface Plan {
    seats: Chair[];
    /** What differs from the game's own defaults. */
    options: Record<string, Json>;
    clock: 'none' | 'live' | 'days';
    minutes: number;
    gain: number;
    hours: number;
    quiet: boolean;
    /** Hours of the day where the host is. */
    quietFrom: number;
    quietTo: number;
    absent: TableSettings['absent'];
    takebacks: boolean;
    hints: boolean;
    chance: TableSettings['chance'];
    listed: boolean;
    watch: TableSettings['watch'];
    branch: boolean;
    window: number;
}

/** How a page begins to plan: with friends by link, at this screen, or with the box on the table. */
export type Way = 'link' | 'screen' | 'box';

export function planFor(game: GameInfo, way: Way, name: string): Plan {
    const count = game.seats.find((seats) => seats >= 2) ?? game.seats[0] ?? 1;
    const byHand = way === 'box';
    // Who deals cards that no player may see sees them all, so that they hold no seat.
    const kinds: Kind[] = Array.from({ length: count }, (_, k) =>
        byHand && game.referee ? 'link' : way === 'link' && k > 0 ? 'link' : 'me',
    );
    return {
        seats: kinds.map((kind, k) => ({ kind, bot: game.bot, name: kind === 'me' && k === 0 ? name : '' })),
        options: {},
        clock: 'none',
        minutes: 10,
        gain: 15,
        hours: 72,
        quiet: false,
        quietFrom: 22,
        quietTo: 8,
        absent: 'wait',
        takebacks: true,
        hints: false,
        chance: byHand ? 'hand' : 'seed',
        listed: false,
        watch: 'link',
        branch: false,
        window: 3,
    };
}

/** The same plan with so many seats: those that are added are as the last one is, or by link where that is a bot's. */
export function withSeats(seats: Chair[], count: number): Chair[] {
    const last = seats.at(-1);
    const more: Chair = {
        kind: last?.kind === 'me' && seats.length > 1 ? 'me' : 'link',
        bot: last?.bot ?? '',
        name: '',
    };
    return [...seats.slice(0, count), ...Array.from({ length: count - seats.length }, () => ({ ...more }))];
}

/** An hour of the day here as one of universal time; `offset` is in minutes, as `Date` has it. */
export function universal(hour: number, offset: number): number {
    return (((hour + Math.round(offset / 60)) % 24) + 24) % 24;
}

/** Whether an option can be chosen with so many players. */
export function isOffered(option: GameOption, seats: number): boolean {
    return !(seats in option.settled);
}

/** Whether an option takes data of one's own: what is in one's box, from a file. */
export function isBox(option: GameOption): boolean {
    return option.kind === 'object';
}

function clockOf(plan: Plan, offset: number): Clock | null {
    if (plan.clock === 'live') return { is: 'live', bank: plan.minutes * 60, gain: plan.gain };
    if (plan.clock === 'none') return null;
    const quiet = plan.quiet
        ? { quiet_from: universal(plan.quietFrom, offset), quiet_to: universal(plan.quietTo, offset) }
        : {};
    return { is: 'days', hours: plan.hours, ...quiet };
}

function seatOf(chair: Chair): SeatPlan {
    if (chair.kind === 'bot') return { is: 'bot', bot: chair.bot };
    return chair.kind === 'me' ? { is: 'person', mine: true, name: chair.name.trim() } : { is: 'person' };
}

/** What is asked of the server. */
export function asked(plan: Plan, game: GameInfo, offset: number): NewTable {
    const offered = new Map(game.options.map((option) => [option.name, option]));
    const options = Object.entries(plan.options).filter(([name, value]) => {
        const option = offered.get(name);
        return option && isOffered(option, plan.seats.length) && value !== option.default;
    });
    return {
        game: game.name,
        seats: plan.seats.map(seatOf),
        options: Object.fromEntries(options),
        settings: {
            clock: clockOf(plan, offset),
            absent: plan.clock === 'none' ? 'wait' : plan.absent,
            takebacks: plan.takebacks,
            hints: plan.hints,
            chance: plan.chance,
            public: plan.listed,
            watch: plan.watch,
            branch: plan.branch,
            window: plan.window,
        },
    };
}

/** Where on the page a refusal belongs: at an option, the seats or the luck; empty for the foot of the page. */
export function placeOf(problem: Problem, game: GameInfo): string {
    const named = problem.option ?? problem.path?.split('.')[0];
    const option = game.options.find((one) => (named ? one.name === named : problem.rule && one.rule === problem.rule));
    if (option) return `option-${option.name}`;
    if (problem.code === 'table/not-allowed') return 'luck';
    return problem.code === 'options/invalid' ? 'seats' : '';
}
