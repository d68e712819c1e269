import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Candidate, Decision } from '../../lib/protocol';
import { galaxyOf } from './galaxy';
import { scoreOf } from './motion.svelte';
import { digitsOf, isKnown, offersOf } from './offers';

const REPOSITORY = join(import.meta.dirname, '../../../..');

const candidate = (action: string, is: string, on: Record<string, string | number> = {}): Candidate => ({
    action,
    label: action,
    rule: null,
    on: { is, ...on },
});
const asked = (step: string, ...candidates: Candidate[]): Decision => ({
    seat: 0,
    number: 1,
    step,
    rule: null,
    prompt: '',
    help: '',
    silence: null,
    candidates,
    window: false,
    answered: null,
});
const galaxy = galaxyOf({
    is: 'Galaxy',
    setting: { is: 'Setting', seats: 2, systems: 2 },
    planets: ['none', 'P1', 'P2'],
    players: [
        { is: 'Player', seat: 0, race: 'kith', place: 1, status: 'alive', hand: ['laser', 'move'] },
        { is: 'Player', seat: 1, race: 'alar', place: 1, status: 'alive', hand: [null, null] },
    ],
});

test('in a turn, spaces are lit, cards are played from the hand, and the rest are buttons', () => {
    const decision = asked(
        'Main',
        candidate('move P1', 'MoveTo', { space: 'P1' }),
        candidate('move P2', 'MoveTo', { space: 'P2' }),
        candidate('search', 'Search'),
        candidate('play move', 'Play', { card: 'move' }),
        candidate('end turn', 'EndTurn'),
    );
    const offers = offersOf(decision, galaxy);
    expect([...offers.spaces.keys()]).toEqual(['P2']);
    expect(offers.challenge?.action).toBe('move P1');
    expect(offers.buttons.map((one) => one.action)).toEqual(['move P1', 'search', 'end turn']);
    expect(Object.fromEntries(digitsOf(offers, galaxy.pilots[0]!.hand))).toEqual({
        'move P1': '1',
        search: '2',
        'end turn': '0',
        'play move': '3',
    });
});

test('an answer by a card is a button and a card, with one digit', () => {
    const decision = asked(
        'AnswerAttack',
        candidate('play move', 'Play', { card: 'move' }),
        candidate('take the hit', 'TakeHit'),
    );
    const offers = offersOf(decision, galaxy);
    expect(offers.buttons.map((one) => one.action)).toEqual(['play move', 'take the hit']);
    expect(offers.hand.has('move')).toBe(true);
    expect(Object.fromEntries(digitsOf(offers, ['move']))).toEqual({ 'play move': '1', 'take the hit': '0' });
});

test('a card that needs room is taken for one that is left', () => {
    const decision = asked(
        'TakeOne',
        candidate('take none', 'TakeNone'),
        candidate('take 1', 'Take', { nth: '1' }),
        candidate('take 2 leave laser', 'Exchange', { nth: '2', card: 'laser' }),
    );
    const { slots } = offersOf(decision, galaxy);
    expect(slots.get(1)?.take?.action).toBe('take 1');
    expect(slots.get(2)?.leave.get('laser')?.action).toBe('take 2 leave laser');
});

test('every action of the rules is offered somewhere', () => {
    const source = readFileSync(join(REPOSITORY, 'src/starboard/games/interstellar/actions/__init__.py'), 'utf8');
    const listed = source.slice(source.indexOf('ACTIONS: Final = (')).matchAll(/^ {4}(\w+),$/gm);
    const names = Array.from(listed, ([, name]) => name!);
    expect(names.length).toBeGreaterThan(40);
    expect(names.filter((name) => !isKnown(candidate(name, name)))).toEqual([]);
});

test('what is printed is called as the game calls it', () => {
    for (const language of ['en', 'fr']) {
        const read = (path: string, prefix: string) =>
            new Map(
                Array.from(
                    readFileSync(join(REPOSITORY, path), 'utf8').matchAll(
                        new RegExp(`^${prefix}-((?:card|race|hazard)-[a-z_]+) = (.*)$`, 'gm'),
                    ),
                    ([, id, words]) => [id!, words!] as const,
                ),
            );
        const game = read(`src/starboard/games/interstellar/texts/${language}.ftl`, 'interstellar');
        const page = read(`web/src/texts/${language}/interstellar.ftl`, 'io');
        for (const [id, words] of game) if (id !== 'hazard-none') expect(page.get(id), id).toBe(words);
    }
});

test('hidden cards move alike, and nothing moves for longer than it may', () => {
    const taken = (card: string | null) => [{ is: 'CardTaken', text: null, seat: 0, space: 'P1', slot: 1, card }];
    expect(scoreOf(taken('oracle'))).toEqual(scoreOf(taken(null)));
    const flown = scoreOf([{ is: 'Flew', text: null, seat: 1, origin: 'P1', space: 'P2' }]);
    expect(flown.tokens.get(1)?.map((stop) => stop.space)).toEqual(['P1', 'P1', 'P2']);
    expect(flown.length).toBeLessThan(1500);
});
