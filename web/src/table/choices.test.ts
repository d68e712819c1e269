import { expect, test } from 'vitest';
import type { Candidate, Decision, Json } from '../lib/protocol';
import { found, menuOf, shared, type Choice, type Group } from './choices';

function candidate(label: string, on: { is: string; [key: string]: Json }): Candidate {
    return { action: label.replaceAll(' ', '-'), label, rule: null, on };
}

function asked(candidates: Candidate[], silence: string | null = null): Decision {
    const plain = { seat: 0, number: 3, step: 'Act', rule: null, prompt: '', help: '', window: false, answered: null };
    return { ...plain, silence, candidates };
}

const said = (items: (Choice | Group)[]): string[] =>
    items.map((item) => (item.kind === 'choice' ? item.candidate.label : item.label));

test('few choices are tiles in their order, and what passes is 0', () => {
    const all = [candidate('take 1', { is: 'Take', n: 1 }), candidate('pass', { is: 'Pass' })];
    const menu = menuOf(asked(all), all);
    expect(said(menu.items)).toEqual(['take 1']);
    expect(menu.pass?.label).toBe('pass');
});

test('what merely has no fields is a choice like others', () => {
    const all = [candidate('take 1', { is: 'Take', n: 1 }), candidate('draw', { is: 'Draw' })];
    expect(menuOf(asked(all), all).pass).toBeNull();
});

test('silence passes before any other', () => {
    const all = ['doubt', 'believe', 'nothing'].map((one) => candidate(one, { is: one }));
    expect(menuOf(asked(all), all).pass).toBeNull();
    expect(menuOf(asked(all, 'nothing'), all).pass?.label).toBe('nothing');
});

test('many choices are grouped by their kind, then by their fields, and very many are searched', () => {
    const flights = ['north', 'south'].map((to) => candidate(`fly ${to}`, { is: 'Fly', to }));
    const jumps = Array.from({ length: 30 }, (_, k) => candidate(`jump to ${k}`, { is: 'Jump', to: k }));
    const all = [...flights, ...jumps];
    const menu = menuOf(asked(all), all);
    expect(menu.form).toBe('tiles');
    expect(said(menu.items)).toEqual(['fly …', 'jump to …']);
    const [fly, jump] = menu.items as [Group, Group];
    expect(said(fly.menu.items)).toEqual(['fly north', 'fly south']);
    expect(jump.menu.form).toBe('list');
    expect(said(found(jump.menu.items, 'JUMP 17'))).toEqual(['jump to 17']);
});

test('one kind is grouped by its first field that parts it', () => {
    const all = ['red', 'blue'].flatMap((colour) =>
        Array.from({ length: 6 }, (_, n) => candidate(`sell ${colour} for ${n}`, { is: 'Sell', colour, n })),
    );
    const menu = menuOf(asked(all), all);
    expect(said(menu.items)).toEqual(['sell red for …', 'sell blue for …']);
});

test('a group of one is the choice itself', () => {
    const all = [
        candidate('rest', { is: 'Rest', how: 'long' }),
        ...Array.from({ length: 12 }, (_, k) => candidate(`go ${k}`, { is: 'Go', to: k })),
    ];
    expect(menuOf(asked(all), all).items[0]?.kind).toBe('choice');
});

test('what labels share stands around an ellipsis', () => {
    expect(shared(['take Gold from Ana', 'take Ice from Ana'])).toBe('take … from Ana');
    expect(shared(['fly', 'jump'])).toBe('…');
});

test('accents need not be typed', () => {
    const all = [candidate('révéler la carte', { is: 'Show' })].map((one) => ({
        kind: 'choice' as const,
        candidate: one,
    }));
    expect(found(all, 'reveler')).toHaveLength(1);
});
