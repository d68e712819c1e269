import { afterEach, expect, test, vi } from 'vitest';
import { Line } from './line.svelte';

/** A connection to nobody: the test says what comes. */
class Silent {
    static last: Silent;
    onmessage: ((message: { data: string }) => void) | null = null;
    constructor() {
        Silent.last = this;
    }
    send(): void {}
    close(): void {}
}

function states(type: string, first: number, last: number): void {
    const entries = Array.from({ length: last + 1 - first }, (_, k) => ({ seq: first + k, is: 'moved' }));
    Silent.last.onmessage?.({ data: JSON.stringify({ type, seq: last, entries, about: {} }) });
}

afterEach(() => void vi.unstubAllGlobals());

test('what was told while nobody listened is whole, or asked for', () => {
    vi.stubGlobal('WebSocket', Silent);
    vi.stubGlobal('document', { addEventListener() {}, removeEventListener() {}, visibilityState: 'visible' });
    vi.stubGlobal('location', { protocol: 'http:', host: 'here' });
    const line = new Line('T');
    states('state', 0, 4);
    states('update', 5, 6);
    expect(line.entries.map((entry) => entry.seq)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    states('state', 9, 10);
    expect(line.entries.map((entry) => entry.seq)).toEqual([9, 10]);
    states('state', 9, 11);
    expect(line.entries.map((entry) => entry.seq)).toEqual([9, 10, 11]);
    line.end();
});
