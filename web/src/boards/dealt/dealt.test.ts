import { expect, test } from 'vitest';
import type { Candidate, Decision, View } from '../../lib/protocol';
import { answersTo, grouped, lefts, matching } from './dealt';

const card = (name: string): Candidate => ({
    action: `ana draws ${name}`,
    label: `Ana draws ${name}`,
    rule: null,
    on: { is: 'Drawn', card: name },
});
const asked = (step: string, names: string[], ways: number[] | null = null): Decision =>
    ({ seat: null, number: 1, step, candidates: names.map(card), ways }) as unknown as Decision;
const name = ({ on }: Candidate): string => String(on.card);

test('what can have come stands in groups, in an order of their names', () => {
    const kind = (one: Candidate): string => (name(one) === 'shield' ? 'defense' : 'weapon');
    const groups = grouped(['laser', 'shield', 'pistol'].map(card), kind, ['defense', 'weapon', 'utility']);
    expect(groups.map((group) => [group.name, group.of.map(name)])).toEqual([
        ['defense', ['shield']],
        ['weapon', ['laser', 'pistol']],
    ]);
    expect(matching(groups, 'PIST', name)).toEqual([{ name: 'weapon', of: [card('pistol')] }]);
    expect(matching(groups, 'draws', name)).toHaveLength(2);
});

test('how many are left is told where that is known and says something', () => {
    expect(lefts(asked('Draw', ['laser', 'pistol'], [2, 1])).get('ana draws laser')).toBe(2);
    expect(lefts(asked('Draw', ['laser', 'pistol'], [2, 2])).size).toBe(2);
    expect(lefts(asked('Draw', ['laser', 'pistol'], [1, 1])).size).toBe(0);
    expect(lefts(asked('Draw', ['laser', 'pistol'])).size).toBe(0);
});

test('only answers to the same question stand over the tiles, each with its place in all that was said', () => {
    const view = { is: 'View' } as View;
    const said = [...'abcdefghijklmn'].map((action, k) => ({
        decision: asked(k < 2 ? 'Hazard' : 'Draw', ['laser']),
        view,
        action,
    }));
    expect(answersTo(asked('Draw', ['laser']), said.slice(0, 4)).map(({ action, at }) => [action, at])).toEqual([
        ['c', 2],
        ['d', 3],
    ]);
    expect(answersTo(asked('Draw', ['laser']), said)).toHaveLength(10);
    expect(answersTo(asked('Planet', ['laser']), said)).toEqual([]);
});
