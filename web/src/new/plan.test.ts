import { expect, test } from 'vitest';
import type { GameInfo, GameOption } from '../lib/protocol';
import { asked, isBox, isOffered, placeOf, planFor, universal, withSeats } from './plan';

const option = (name: string, more: Partial<GameOption> = {}): GameOption => ({
    name,
    says: name,
    values: [],
    default: null,
    settled: {},
    ...more,
});
const GAME: GameInfo = {
    name: 'bay',
    title: 'Lantern Bay',
    about: '',
    rules_version: 1,
    seats: [1, 2, 3, 4],
    bots: ['greedy', 'random'],
    bot: 'greedy',
    secrets: true,
    referee: true,
    lessons: null,
    options: [
        option('night', { default: false, rule: 'LB-2.1' }),
        option('level', { default: 'normal', settled: { 2: 'normal', 3: 'normal', 4: 'normal' } }),
        option('components', { kind: 'object' }),
    ],
};

test('friends come by link, those at this screen sit there, and who deals secret cards holds no seat', () => {
    const kinds = (way: 'link' | 'screen' | 'box', referee: boolean) =>
        planFor({ ...GAME, referee }, way, 'Ana').seats.map((seat) => seat.kind);
    expect(kinds('link', true)).toEqual(['me', 'link']);
    expect(kinds('screen', true)).toEqual(['me', 'me']);
    expect(kinds('box', true)).toEqual(['link', 'link']);
    expect(kinds('box', false)).toEqual(['me', 'me']);
    expect(planFor(GAME, 'box', 'Ana').chance).toBe('hand');
    expect(planFor({ ...GAME, seats: [1] }, 'link', 'Ana').seats.length).toBe(1);
});

test('more seats are as the last one, fewer leave the first', () => {
    const plan = planFor(GAME, 'screen', 'Ana');
    expect(withSeats(plan.seats, 3).map((seat) => seat.kind)).toEqual(['me', 'me', 'me']);
    expect(withSeats(planFor(GAME, 'link', 'Ana').seats, 4).map((seat) => seat.kind)).toEqual([
        'me',
        'link',
        'link',
        'link',
    ]);
    expect(withSeats(plan.seats, 1).map((seat) => seat.name)).toEqual(['Ana']);
});

test('only what differs is asked for, and only where it is offered', () => {
    const plan = { ...planFor(GAME, 'link', ' Ana '), options: { night: false, level: 'hard', gone: 1 } };
    const made = asked(plan, GAME, 0);
    expect(made.options).toEqual({});
    expect(made.seats).toEqual([{ is: 'person', mine: true, name: 'Ana' }, { is: 'person' }]);
    const solo = { ...plan, seats: withSeats(plan.seats, 1), options: { night: true, level: 'hard' } };
    expect(asked(solo, GAME, 0).options).toEqual({ night: true, level: 'hard' });
    expect(isOffered(GAME.options[1]!, 2)).toBe(false);
    expect(GAME.options.filter(isBox).map((one) => one.name)).toEqual(['components']);
});

test('clocks are asked for in seconds, and nights in universal time', () => {
    const plan = planFor(GAME, 'link', '');
    expect(asked(plan, GAME, 0).settings?.clock).toBeNull();
    expect(asked({ ...plan, clock: 'live' }, GAME, 0).settings?.clock).toEqual({ is: 'live', bank: 600, gain: 15 });
    const days = { ...plan, clock: 'days' as const, quiet: true, absent: 'bot' as const };
    expect(asked(days, GAME, -120).settings?.clock).toEqual({ is: 'days', hours: 72, quiet_from: 20, quiet_to: 6 });
    expect(asked(days, GAME, 0).settings?.absent).toBe('bot');
    expect(asked({ ...days, clock: 'none' }, GAME, 0).settings?.absent).toBe('wait');
    expect([universal(1, -120), universal(22, 300), universal(22, -330)]).toEqual([23, 3, 17]);
});

test('a refusal is shown at what it speaks of', () => {
    const refused = (code: string, more: object = {}) =>
        placeOf({ code, rule: null, message: '', report: null, ...more }, GAME);
    expect(refused('options/invalid', { option: 'level' })).toBe('option-level');
    expect(refused('options/invalid', { rule: 'LB-2.1' })).toBe('option-night');
    expect(refused('options/invalid', { rule: 'LB-2.1', path: 'components.tiles.A' })).toBe('option-components');
    expect(refused('options/invalid', { rule: 'LB-1.1' })).toBe('seats');
    expect(refused('table/not-allowed')).toBe('luck');
    expect(refused('server/busy')).toBe('');
});
