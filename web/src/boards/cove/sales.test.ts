import { expect, test } from 'vitest';
import type { Event } from '../../lib/protocol';
import { takingsOf } from './sales';

const paid = (seat: number, gold: number, source: string): Event => ({ is: 'Paid', text: '', seat, gold, source });

test('the takings of the day are told by pier, and what was earned before the market is none of them', () => {
    const told = [
        paid(0, 6, 'x'),
        paid(1, 4, 'small'),
        { is: 'MarketOpened', text: '' },
        paid(1, 8, 'small'),
        paid(0, 12, 'small'),
        paid(0, 6, 'small'),
        paid(0, 24, 'black'),
        paid(1, 4, 'market'),
    ];
    expect(takingsOf(told, 2)).toEqual([
        { small: 18, large: 0, black: 24, market: 0 },
        { small: 8, large: 0, black: 0, market: 4 },
    ]);
});

test('where the opening of the market was not told, nothing is said of the day', () => {
    expect(takingsOf([paid(0, 6, 'small')], 1)).toBeNull();
});
