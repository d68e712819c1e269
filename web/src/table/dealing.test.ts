import { beforeEach, expect, test } from 'vitest';
import type { Wire } from '../lib/line.svelte';
import type { Decision, Entry, Frame } from '../lib/protocol';
import { Dealing } from './dealing.svelte';

/** A table at which five things come one after another, each of two; then a seat is asked. */
class Box {
    frame: Frame | null = null;
    entries: Entry[] = [];
    /** What stands, and by which entry. */
    came: [number, string][] = [];
    sent: string[] = [];
    /** Whether everybody has to be asked before anything is taken back. */
    seen = false;

    constructor() {
        this.#tell();
    }

    ask(what: string, { outcome }: { outcome?: string } = {}): Promise<unknown> {
        this.sent.push(outcome ?? what);
        const seq = this.entries.length + 1;
        if (outcome === 'gone') return Promise.reject(new Error('none is left'));
        if (outcome) {
            this.came.push([seq, outcome]);
            this.#log({ seq, is: 'moved', by: 'chance' });
        } else if (!this.seen) {
            const after = (this.came.pop()?.[0] ?? 1) - 1;
            this.#log({ seq, is: 'tookback', after });
        }
        this.#tell();
        return Promise.resolve({ seq });
    }

    plays(): void {
        this.#log({ seq: this.entries.length + 1, is: 'moved', by: 'seat' });
        this.#tell();
    }

    #log(entry: Partial<Entry>): void {
        this.entries = [...this.entries, { at: 0, text: null, ...entry } as Entry];
    }

    #tell(): void {
        const asks = this.came.length < 5;
        const decision = { seat: null, number: this.sent.length, step: asks ? 'Fall' : 'Go' } as Decision;
        const about = { wants_back: this.seen ? {} : null } as Frame['about'];
        this.frame = { decision, about, view: { is: 'View', came: this.came.length } } as unknown as Frame;
    }
}

let box: Box;
let dealing: Dealing;

beforeEach(async () => {
    box = new Box();
    dealing = new Dealing(box as unknown as Wire);
    for (const outcome of ['left', 'right', 'heads']) await dealing.say(outcome);
    box.sent = [];
});

const said = () => dealing.said.map((one) => one.action);

test('what was said is kept with the question that it answered', () => {
    expect(said()).toEqual(['left', 'right', 'heads']);
    expect(dealing.said.map(({ view }) => view.came)).toEqual([0, 1, 2]);
});

test('a slip is corrected in its place, and the rest is said again', async () => {
    await dealing.correct(1, 'left');
    expect(box.sent).toEqual(['unsay', 'unsay', 'left', 'heads']);
    expect(said()).toEqual(['left', 'left', 'heads']);
    expect(box.came.map(([, one]) => one)).toEqual(['left', 'left', 'heads']);
});

test('what cannot have come any more is asked anew', async () => {
    await expect(dealing.correct(1, 'gone')).rejects.toThrow();
    expect(said()).toEqual(['left']);
});

test('where another question comes than did, nothing is said to it', async () => {
    await dealing.say('one');
    const ask = box.ask.bind(box);
    box.ask = (what, fields = {}) =>
        ask(what, fields).finally(() => fields.outcome && (box.frame!.decision!.step = 'Go'));
    box.sent = [];
    await dealing.correct(2, 'tails');
    expect(box.sent).toEqual(['unsay', 'unsay', 'tails']);
});

test('where everybody has to be asked first, nothing is said meanwhile', async () => {
    box.seen = true;
    await dealing.correct(0, 'right');
    expect(box.sent).toEqual(['unsay']);
    expect(said()).toEqual(['left', 'right', 'heads']);
});

test('what was taken back, or came before somebody decided, cannot be corrected', async () => {
    await dealing.unsay();
    expect(said()).toEqual(['left', 'right']);
    box.plays();
    await dealing.say('left');
    expect(said()).toEqual(['left']);
});
