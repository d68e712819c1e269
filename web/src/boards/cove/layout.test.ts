import { expect, test } from 'vitest';
import { hourAt, middleOf, nextEdge, runeAt } from './geometry';
import {
    boxOf,
    cellsOf,
    colourOf,
    edgeAt,
    edgesOf,
    filledAreas,
    iconsOf,
    placeOf,
    printedOf,
    sizeOf,
    tally,
    type Oracle,
} from './layout';
import type { Decision } from '../../lib/protocol';
import { movedBy } from './motion.svelte';
import { untwinned } from './options';

const box = boxOf('');
const edges = edgesOf(box);
const named = (name: string) => edges.find((edge) => edge.name === name)!;

const oracle = (some: Partial<Oracle>): Oracle =>
    ({ predictions: [], lines: [], filled: [], ...some }) as unknown as Oracle;

test('the chart has 84 edges and nine cells of each colour (MC-3.1, MC-3.2)', () => {
    expect(edges.length).toBe(84);
    expect(new Set(edges.map((edge) => edge.name)).size).toBe(84);
    const colours = cellsOf(box).map((cell) => cell.colour);
    for (const colour of ['red', 'green', 'blue', 'yellow'] as const)
        expect(colours.filter((one) => one === colour).length).toBe(9);
    expect([...printedOf(box)].sort()).toEqual(['H3,1', 'H3,2', 'H3,3', 'H3,4', 'V1,3', 'V2,3', 'V3,3', 'V4,3'].sort());
});

test('an owner’s own data is read out of the view', () => {
    const own = { ...box, starChart: { ...box.starChart, printedBorder: true } };
    expect(printedOf(boxOf(JSON.stringify(own))).size).toBe(8 + 24);
});

test('a press means the nearest edge, whatever edge that is', () => {
    for (const edge of edges) {
        const x = (edge.from[0] + edge.to[0]) / 2;
        const y = (edge.from[1] + edge.to[1]) / 2;
        expect(edgeAt(edges, x + 0.2, y - 0.2)).toBe(edge);
    }
    expect(edgeAt(edges, -2, 3)).toBeNull();
});

test('arrows lead from edge to edge, and come to all of them', () => {
    expect(nextEdge(edges, named('H0,0'), 'ArrowDown')!.name).toBe('H1,0');
    expect(nextEdge(edges, named('V0,0'), 'ArrowLeft')).toBeNull();
    expect(nextEdge(edges, named('H0,0'), 'Enter')).toBeNull();
    const met = new Set(['H0,0']);
    const waiting = [named('H0,0')];
    while (waiting.length) {
        const here = waiting.pop()!;
        for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
            const next = nextEdge(edges, here, key);
            if (next && !met.has(next.name)) {
                met.add(next.name);
                waiting.push(next);
            }
        }
    }
    expect(met.size).toBe(84);
});

test('filled cells side by side are one area unless a line parts them', () => {
    const none = new Set<string>();
    expect(filledAreas(['0,0', '0,1'], none, none)).toEqual([['0,0', '0,1']]);
    expect(filledAreas(['0,0', '0,1'], new Set(['V0,1']), none)).toEqual([['0,0'], ['0,1']]);
    expect(filledAreas(['2,2', '3,2'], none, new Set(['H3,2']))).toEqual([['2,2'], ['3,2']]);
});

test('icons stand in the order of the predictions (MC-9.20)', () => {
    const one = { colour: 'yellow' as const, icons: 3, crossed: 1, ended: 'active' as const };
    const two = { colour: 'red' as const, icons: 2, crossed: 0, ended: 'succeeded' as const };
    const icons = iconsOf(oracle({ predictions: [one, two] }), box);
    expect(icons.length).toBe(18);
    expect(icons.slice(0, 6).map((icon) => icon?.is ?? null)).toEqual(['out', 'open', 'open', 'won', 'won', null]);
});

test('places of Goods, counts of people', () => {
    for (let place = 0; place < 8; place++) expect(placeOf(sizeOf(place), colourOf(place))).toBe(place);
    expect(tally(['rogue', 'red', 'red'])).toEqual([
        ['red', 2],
        ['rogue', 1],
    ]);
});

test('Runes lie in their half, and no two at one place', () => {
    for (let count = 1; count <= 5; count++) {
        const places = Array.from({ length: count }, (_, n) => runeAt(n, count, 0));
        expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(count);
        for (const [n, { x, y }] of places.entries()) {
            expect(x).toBeLessThan(160);
            expect(runeAt(n, count, 1)).toEqual({ x: 340 - x, y });
        }
    }
    expect(hourAt(12, 12, { x: 0, y: 0 }, 10).y).toBeCloseTo(-10);
    expect(middleOf(named('H0,0'))).toEqual({ x: 42, y: 17 });
});

test('events move what they name, one’s own board only by one’s own', () => {
    const told = (is: string, fields: object) => ({ is, text: null, ...fields });
    const events = [
        told('TokenMoved', { seat: 1, hour: 4 }),
        told('PeddlerMoved', { hour: 3 }),
        told('Docked', { boat: 'L1', dock: 'D2' }),
        told('AreaFilled', { seat: 0, area: ['0,0'], colour: 'red' }),
        told('AreaFilled', { seat: 1, area: ['5,5'], colour: 'red' }),
        told('GoodGained', { seat: 0, size: 'tome', colour: 'blue' }),
        told('Came', { outcome: 'draw green' }),
    ];
    const moved = ['0,0', 'docked L1', 'good 6', 'landing', 'token 1', 'token 2'];
    expect([...movedBy(events, 0, 2)].sort()).toEqual(moved);
});

test('what either of two equal dice would do is offered once', () => {
    const candidates = ['write d1 top', 'write d2 top', 'write d2 bottom'].map((action) => {
        const [, die, line] = action.split(' ');
        return { action, label: action, rule: null, on: { is: 'WriteDie', die, line } };
    });
    const asked = { step: 'WriteOneDie', seat: 0, candidates } as unknown as Decision;
    const offered = (one: number, other: number) => {
        const dish = [0, 0, 0, 0, 0, 0, one, other];
        return untwinned(asked, oracle({ dish })).candidates.map(({ action }) => action);
    };
    expect(offered(2, 3)).toEqual(['write d1 top', 'write d2 top', 'write d2 bottom']);
    expect(offered(2, 2)).toEqual(['write d1 top', 'write d2 bottom']);
});
