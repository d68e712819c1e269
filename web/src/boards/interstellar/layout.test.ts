import { expect, test } from 'vitest';
import { boxOf, diagramOf } from './box';
import { isInner, systemOf } from './galaxy';
import {
    beside,
    halfOf,
    isClear,
    linksOf,
    nearest,
    onEdge,
    ovalOf,
    ringOf,
    spread,
    towards,
    type Plan,
    type Point,
} from './layout';

const far = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

function drawn(plan: Plan): Point[] {
    return plan.at.slice(1).flatMap((at) => at ?? []);
}

const PLANS: [string, Plan][] = [
    ...[2, 3, 4, 6].map((systems): [string, Plan] => [`ring of ${systems}`, ringOf(systems, 0, false)]),
    ...[8, 10, 12].map((systems): [string, Plan] => [`oval of ${systems}`, ovalOf(systems)]),
];

test.each(PLANS)('%s: no two planets touch, and all lie in the picture', (_, plan) => {
    const all = drawn(plan);
    const { x, y, width, height } = plan.box;
    all.forEach((one, k) => {
        const r = plan.radius(k + 1);
        expect(one.x - r).toBeGreaterThanOrEqual(x);
        expect(one.y - r).toBeGreaterThanOrEqual(y);
        expect(one.x + r).toBeLessThanOrEqual(x + width);
        expect(one.y + r + 10).toBeLessThanOrEqual(y + height);
        all.slice(k + 1).forEach((other) => expect(far(one, other)).toBeGreaterThan(2 * r));
    });
});

test('a ring is turned so that the own system lies at the foot, and the next one at its left', () => {
    for (const systems of [2, 3, 4, 6])
        for (let own = 0; own < systems; own++) {
            const { at } = ringOf(systems, own, false);
            const low = (system: number): number => Math.max(...[1, 2, 3, 4, 5].map((k) => at[5 * system + k]!.y));
            for (let other = 0; other < systems; other++) expect(low(own)).toBeGreaterThanOrEqual(low(other) - 1e-9);
            expect(at[5 * own + 1]!.x).toBeGreaterThan(at[5 * own + 2]!.x); // from right to left
            if (systems > 2) {
                const left = at[5 * ((own + 1) % systems) + 4]!;
                expect(left.x).toBeLessThan(0);
            }
        }
});

test('inner planets are nearer to the Nebula than outer ones', () => {
    for (const [, plan] of PLANS.slice(0, 4)) {
        const away = plan.at.map((one) => far(one!, { x: 0, y: 0 }));
        const inner = away.filter((_, node) => node && isInner(node));
        const outer = away.filter((_, node) => node && !isInner(node));
        expect(Math.max(...inner)).toBeLessThan(Math.min(...outer));
    }
});

test('with two copies Charmed lies left and Strange right, whoever looks', () => {
    for (const systems of [8, 10, 12]) {
        const { at } = ovalOf(systems);
        at.forEach((one, node) => {
            if (node && isInner(node)) expect(Math.sign(one!.x)).toBe(systemOf(node) < systems / 2 ? -1 : 1);
        });
    }
});

test('an unrolled half draws its own systems only, each row apart', () => {
    for (const half of [0, 1]) {
        const plan = halfOf(12, half);
        expect(drawn(plan)).toHaveLength(30);
        plan.at.forEach((one, node) => {
            if (node && one) expect(Number(systemOf(node) >= 6)).toBe(half);
        });
        const all = drawn(plan);
        all.forEach((one, k) => all.slice(k + 1).forEach((other) => expect(far(one, other)).toBeGreaterThan(20)));
    }
});

test('IO-3.5: twelve links for each system, and each planet has its neighbours', () => {
    for (const systems of [2, 3, 4, 6, 8, 10, 12]) {
        const links = linksOf(systems, diagramOf(boxOf(''), systems));
        expect(new Set(links.map((link) => [...link].sort((a, b) => a - b).join()))).toHaveProperty(
            'size',
            12 * systems,
        );
    }
    const near = linksOf(4, diagramOf(boxOf(''), 4)).flatMap(([a, b]) => (a === 1 ? [b] : b === 1 ? [a] : []));
    expect(near.sort((a, b) => a - b)).toEqual([0, 2, 3, 4, 17, 20]); // s0.i0: neb s0.i1 s0.o0 s0.o1 s3.i1 s3.o2
    const own = {
        ...boxOf(''),
        diagrams: { A: { inside: [['i1', 'o0']], border: [] }, B: { inside: [], border: [] } },
    };
    expect(linksOf(2, diagramOf(own, 2))).toEqual([[2, 3], [0, 1], [0, 2], [7, 8], [0, 6], [0, 7]]); // prettier-ignore
});

test('an arrow goes to the next place in its direction', () => {
    const places = [
        { name: 'left', at: { x: -10, y: 1 } },
        { name: 'far left', at: { x: -30, y: 0 } },
        { name: 'below', at: { x: 2, y: 12 } },
    ];
    const from = { x: 0, y: 0 };
    expect(towards(places, from, { x: -1, y: 0 })?.name).toBe('left');
    expect(towards(places, from, { x: 0, y: 1 })?.name).toBe('below');
    expect(towards(places, from, { x: 1, y: 0 })).toBeNull();
});

test('a press means what is nearest, rather what is legal', () => {
    const places = [
        { at: { x: 0, y: 0 }, legal: false },
        { at: { x: 20, y: 0 }, legal: true },
    ];
    expect(nearest(places, { x: 9, y: 0 }, 24)).toBe(places[1]);
    expect(nearest(places, { x: 1, y: 0 }, 24)).toBe(places[0]);
    expect(nearest(places, { x: 90, y: 0 }, 24)).toBeNull();
});

test('tokens that share a space do not hide one another', () => {
    for (let count = 1; count <= 12; count++) {
        const all = spread(count, 22, 4);
        expect(all).toHaveLength(count);
        all.forEach((one, k) =>
            all.slice(k + 1).forEach((other) => expect(far(one, other)).toBeGreaterThanOrEqual(21.9)),
        );
    }
});

test('what is said beside a planet of a small ring covers no other planet, nor the words in the upper left corner', () => {
    const size = { x: 130, y: 26 };
    for (const systems of [2, 3, 4]) {
        const plan = ringOf(systems, 0, false);
        const spots = plan.at.map((at, node) => ({ node, space: `P${node}`, at: at! }));
        for (const spot of spots.slice(1)) {
            const others = spots.filter((one) => one !== spot);
            const put = beside(plan, spot.at, others, size, true);
            for (const other of others.slice(1)) {
                const x = Math.max(0, Math.abs(other.at.x - put.x) - size.x / 2);
                const y = Math.max(0, Math.abs(other.at.y - put.y) - size.y / 2);
                expect(Math.hypot(x, y), `${systems} ${spot.node} ${other.node}`).toBeGreaterThan(
                    plan.radius(other.node) / 2,
                );
            }
            const inCorner = size.x / 2 - put.x > 140 && put.y - size.y / 2 < plan.box.y + 80;
            expect(inCorner, `${systems} ${spot.node}`).toBe(false);
        }
    }
});

test('a label over the number below a planet is not clear of it', () => {
    for (const systems of [2, 3, 4, 6]) {
        const plan = ringOf(systems, 0, false);
        const [, inner] = plan.at.map((at, node) => ({ node, space: `P${node}`, at: at! }));
        const below = { x: inner!.at.x, y: inner!.at.y + plan.radius(1) + 14 };
        const size = { x: 20, y: 26 };
        expect(isClear(plan, below, size, [inner!]), `${systems}`).toBe(false);
        expect(isClear(plan, { ...below, y: below.y + 12 }, size, [inner!]), `${systems}`).toBe(true);
    }
});

test('on a full ring the one word on the edge of a planet covers no other, where more would', () => {
    for (const narrow of [false, true]) {
        const plan = ringOf(6, 0, narrow);
        const [words, word] = narrow
            ? [
                  { x: 134, y: 32 },
                  { x: 64, y: 32 },
              ]
            : [
                  { x: 129, y: 26 },
                  { x: 55, y: 26 },
              ];
        const spots = plan.at.map((at, node) => ({ node, space: `P${node}`, at: at! }));
        let crowded = 0;
        for (const spot of spots.slice(1)) {
            const others = spots.filter((one) => one !== spot);
            if (isClear(plan, beside(plan, spot.at, others, words, !narrow), words, others)) continue;
            crowded += 1;
            const at = onEdge(plan, spot, word);
            for (const other of others.slice(1)) {
                const x = Math.max(0, Math.abs(other.at.x - at.x) - word.x / 2);
                const y = Math.max(0, Math.abs(other.at.y - at.y) - word.y / 2);
                expect(plan.radius(other.node) - Math.hypot(x, y), `${spot.node} ${other.node}`).toBeLessThan(6);
            }
            expect(at.y - word.y / 2).toBeGreaterThanOrEqual(plan.box.y);
        }
        expect(crowded).toBeGreaterThan(6);
    }
});
