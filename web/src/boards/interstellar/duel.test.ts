import { expect, test } from 'vitest';
import type { Event, View } from '../../lib/protocol';
import { boxOf } from './box';
import { armsOf, drawOf, duelOf, type Deed } from './duel';
import { isInner, systemOf, type Galaxy, type Pilot, type Planet } from './galaxy';
import { awaited } from './races';

const told = (...events: Record<string, unknown>[]): Event[] => events.map((one) => ({ text: null, ...one }) as Event);
const pilot = (seat: number): Pilot => ({
    seat,
    race: 'kith',
    grey: false,
    node: 3,
    status: 'alive',
    hand: [],
    limit: 0,
    losing: 0,
    kept: [],
});
const galaxy = (...steps: View[]): Galaxy => ({
    systems: 4,
    two: false,
    compact: false,
    free: false,
    custom: '',
    turn: 3,
    active: 0,
    planets: [],
    pilots: [pilot(0), pilot(1)],
    here: [],
    holder: null,
    entropy: false,
    due: null,
    after: null,
    pauses: false,
    draw: 0,
    discard: [],
    spoils: [],
    steps,
});
const MET = { is: 'Met', seat: 0, other: 1 };
const box = boxOf('');

test('where nobody meets anybody there is no duel', () => {
    expect(duelOf(galaxy({ is: 'Main' }), [], box)).toBeNull();
});

test('what was fired at each range, and what stopped it', () => {
    const heard = told(
        { is: 'CardShown', seat: 1, card: 'sword' }, // before they met: not of this duel
        MET,
        { is: 'CardShown', seat: 0, card: 'blaster' },
        { is: 'AttackMade', seat: 0, target: 1, reach: 'long', damage: 'energy' },
        { is: 'CardShown', seat: 1, card: 'shield' },
        { is: 'Passed', seat: 1, what: 'long' },
        { is: 'AbilityUsed', seat: 0, race: 'kith', use: 'deed' },
        { is: 'AttackMade', seat: 0, target: 1, reach: 'medium', damage: 'mental' },
    );
    const step = { is: 'AnswerAttack', seat: 1, foe: 0, reach: 'medium', damage: 'mental' };
    const duel = duelOf(galaxy({ is: 'AttackAt', seat: 1, foe: 0, reach: 'medium' }, step), heard, box)!;
    expect(duel).toMatchObject({ attacker: 0, defender: 1, stage: 'combat', asked: 1 });
    expect(duel.lanes.map((lane) => lane.state)).toEqual(['done', 'now', 'next']);
    expect(duel.lanes[0]).toMatchObject({
        attacker: { card: 'blaster', as: 'energy', answer: { is: 'stopped', card: 'shield' } },
        defender: 'pass',
    });
    expect(duel.lanes[1]!.attacker).toMatchObject({ card: null, as: 'mental', answer: { is: 'open' } });
});

test('immunity, escape and death end an exchange', () => {
    const attack = { is: 'AttackMade', seat: 0, target: 1, reach: 'short', damage: 'physical' };
    const step = { is: 'AttackAt', seat: 1, foe: 0, reach: 'short' };
    const answer = (event: Record<string, unknown>) => {
        const lane = duelOf(galaxy(step), told(MET, attack, event), box)!.lanes[2]!;
        return lane.attacker !== 'pass' ? lane.attacker?.answer : null;
    };
    expect(answer({ is: 'AttackCancelled', seat: 1, damage: 'physical' })).toEqual({ is: 'immune' });
    expect(answer({ is: 'Cloaked', seat: 1 })).toEqual({ is: 'escaped', by: 'cloak' });
    expect(answer({ is: 'Flew', seat: 1, origin: 'P1', space: 'P2' })).toEqual({ is: 'escaped', by: 'flight' });
    expect(answer({ is: 'Killed', seat: 1, by: 0 })).toEqual({ is: 'hit' });
});

test('what was said: a Hologram stops a card, else cards pass as far as one knows them', () => {
    const heard = told(
        MET,
        { is: 'CardPlayed', seat: 0, card: 'seduce' },
        { is: 'CardShown', seat: 1, card: 'hologram' },
        { is: 'Passed', seat: 0, what: 'diplomacy' },
        { is: 'CardPlayed', seat: 1, card: 'intimidate' },
        { is: 'Played', seat: 0, action: 'accept' },
        { is: 'CardPassed', seat: 0, receiver: 1, card: null },
    );
    const duel = duelOf(galaxy({ is: 'ShowIntent', foe: 1 }), heard, box)!;
    expect(duel.stage).toBe('intent');
    expect(duel.talks.map((one) => [one.seat, one.card, one.answer])).toEqual([
        [0, 'seduce', { is: 'stopped', card: 'hologram' }],
        [1, 'intimidate', { is: 'accepted', cards: [null], nothing: false }],
    ]);
});

test('without what was told, the sides are those that the question names', () => {
    const duel = duelOf(galaxy({ is: 'AttackAt', seat: 0, foe: 1, reach: 'long' }), [], box)!;
    expect([duel.attacker, duel.defender, duel.stage]).toEqual([0, 1, 'combat']);
    expect(duelOf(galaxy({ is: 'FaceDeath', seat: 1, victor: null }), [], box)).toBeNull(); // by the Cannon
});

test('what is drawn blind is counted with the Oracle, and is never more than there is', () => {
    const deed = (as: string): Deed => ({ seat: 0, target: 1, card: as, as, answer: { is: 'open' } });
    const met = (hand: (string | null)[], holder: number | null): Galaxy => ({
        ...galaxy(),
        pilots: [pilot(0), { ...pilot(1), hand }],
        holder,
    });
    expect(drawOf(met([null, null, null, null], 1), deed('seduce'))).toEqual({ drawn: 2, count: 5, oracle: true });
    expect(drawOf(met([null, null], 0), deed('intimidate'))).toEqual({ drawn: 1, count: 2, oracle: false });
    expect(drawOf(met([], 1), deed('seduce'))).toEqual({ drawn: 1, count: 1, oracle: true });
    expect(drawOf(met([], null), deed('seduce'))).toBeNull();
    expect(drawOf(met([null], null), deed('trade'))).toBeNull();
});

test('weapons are told by their range, and the ability of a race as long as it is not used', () => {
    const armed = { ...pilot(0), hand: ['blaster', 'sword', 'shield', 'sword', 'move'] };
    const arms = (grey: boolean): unknown[] => armsOf(box, { ...armed, grey }).map((one) => [one.reach, one.arms]);
    expect(arms(false)).toEqual([
        ['long', ['blaster']],
        ['medium', [null]],
        ['short', ['sword']],
    ]);
    expect(arms(true)[1]).toEqual(['medium', []]);
});

test('before it has a race, a seat has those of its own inner planets to pick from', () => {
    const planet = (node: number, number: number): Planet => ({
        node,
        space: `P${number}`,
        name: `${number}`,
        number,
        system: systemOf(node),
        inner: isInner(node),
        hazard: null,
        cards: [],
        spared: 0,
        tokens: 0,
    });
    const planets = [null, planet(1, 8), planet(2, 3), planet(3, 9), planet(6, 1), planet(7, 2)];
    const fresh = { ...galaxy(), planets, pilots: [{ ...pilot(0), race: null }, pilot(1)] };
    expect(awaited(fresh, box, 0)).toEqual(['nelgs', 'humans']);
    expect(awaited(fresh, box, 1)).toEqual([]); // it has one
    expect(awaited({ ...fresh, free: true }, box, 0)).toEqual([]);
});
