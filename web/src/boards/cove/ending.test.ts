import { expect, test } from 'vitest';
import type { Event, Outcome, ScoreLine, SeatInfo } from '../../lib/protocol';
import { after, daysOf, decided, differences, ordered, peddlerOf, toldOf } from './ending';
import type { Cove } from './layout';

const seats = ['Ana', 'Ben'].map((name, seat) => ({ seat, name }) as SeatInfo);
const line = (seat: number, name: string, points: number, args = {}): ScoreLine => ({
    seat,
    name,
    args,
    points,
    text: name,
});
const icon = (seat: number, adventurer: string, people: number): ScoreLine =>
    line(seat, 'gold-faction-icon', people, { adventurer, people });
const ended = (ranking: number[], ...breakdown: ScoreLine[]): Outcome => ({ ranking, breakdown }) as unknown as Outcome;
const cove = (...cards: [number, number][]): Cove =>
    ({
        oracles: cards.map(([corruption, staff]) => ({
            corruption: Array(corruption).fill(null),
            staff: Array(staff).fill('SAI-R1'),
        })),
    }) as unknown as Cove;

test('icons of one kind are one sum, and the steps add up', () => {
    const [ana] = toldOf(
        ended(
            [1, 2],
            line(0, 'gold-small', 12),
            icon(0, 'red', 5),
            icon(0, 'blue', 3),
            icon(0, 'red', 5),
            line(0, 'gold-rogue-icon', -4, { adventurer: 'rogue', people: 4 }),
            line(0, 'gold-corruption', -8, { cards: 2, icons: 1, rogues: 4 }),
        ),
        seats,
    );
    const [gold, faction, rogue, corruption] = ana!.sums;
    expect(faction!.parts.map(({ who, factors, points }) => [who, factors, points])).toEqual([
        ['red', [2, 5], 10],
        ['blue', [1, 3], 3],
    ]);
    expect([gold, faction, rogue, corruption].map((one) => one!.sum)).toEqual([12, 13, -4, -8]);
    expect([0, 1, 2, 3, 4].map((step) => after(ana!, step))).toEqual([12, 25, 21, 13, 13]);
});

test('what decided is said in the order of MC-17.2', () => {
    const said = (ranking: number[], golds: [number, number], ...cards: [number, number][]): string => {
        const outcome = ended(ranking, ...golds.map((gold, seat) => line(seat, 'gold-small', gold)));
        return decided(cove(...cards), toldOf(outcome, seats), peddlerOf(outcome));
    };
    expect(said([2, 1], [10, 14], [0, 0], [9, 0])).toContain('cove-ending-more');
    expect(said([1, 2], [10, 10], [0, 0], [1, 4])).toContain('cove-ending-cleaner');
    expect(said([1, 2], [10, 10], [1, 4], [1, 3])).toContain('cove-ending-townsfolk');
    expect(said([1, 1], [10, 10], [1, 4], [1, 4])).toContain('cove-ending-shared');
});

test('alone a tie is a loss (MC-18.6)', () => {
    const said = (mine: number, his: number): string => {
        const outcome = ended([1], line(0, 'gold-small', mine), line(-1, 'gold-peddler', his));
        return decided(cove([0, 0]), toldOf(outcome, seats.slice(0, 1)), peddlerOf(outcome));
    };
    expect(said(10, 9)).toContain('cove-ending-beaten');
    expect(said(10, 10)).toContain('cove-ending-beats');
});

const began = (round: number): Event => ({ is: 'RoundBegan', text: '', round });
const sold = (seat: number, gold: number, source = 'small'): Event => ({ is: 'Paid', text: '', seat, gold, source });

test('sales are told by their days, and the largest differences to the next are named', () => {
    const told = [began(1), sold(0, 10), sold(0, 4, 'x'), began(2), sold(1, 30), began(3), sold(0, 44, 'black')];
    const days = daysOf(told, 2);
    expect(days).toEqual([
        [10, 0, 44],
        [0, 30, 0],
        [0, 0, 0],
    ]);
    const outcome = ended(
        [1, 2],
        line(0, 'gold-small', 10),
        line(0, 'gold-black', 44),
        line(0, 'gold-x', 4),
        icon(0, 'red', 2),
        line(1, 'gold-small', 30),
        icon(1, 'red', 5),
    );
    const rows = toldOf(outcome, seats, days);
    expect(rows[0]!.sums[0]!.parts.map((part) => part.points)).toEqual([10, 0, 44, 4]);
    const said = differences(rows, days).split(' · ');
    expect(said.map((one) => one.split(' ').at(-1))).toEqual(['+44', '−30', '+10']);
    expect(ordered(rows, 1).map((row) => row.seat)).toEqual([1, 0]);
});

test('where not all sales were told, they are told by their piers', () => {
    const outcome = ended([1, 2], line(0, 'gold-small', 10), line(1, 'gold-large', 8));
    const rows = toldOf(outcome, seats, daysOf([began(2), sold(0, 4)], 2));
    expect(rows[0]!.sums[0]!.parts.map((part) => part.points)).toEqual([10]);
});
