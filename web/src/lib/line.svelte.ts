/** One line to one table: it comes back by itself, resumes, and sends again what was not answered. */

import { drawWords, Refused } from './api';
import type { Clocks, Entry, Frame, Problem } from './protocol';
import { shared } from './sharing';
import { language, t } from './texts.svelte';

export type LineState = 'connecting' | 'live' | 'lost' | 'refused';

type Told = Record<string, unknown>;
interface Pending {
    data: string;
    /** When it was sent last. */
    since: number;
    done: (told: Told) => void;
    fail: (why: Refused) => void;
}

const LONGEST_WAIT = 15_000;
/** Codes with which a line ends for good. */
const FINAL = new Set([4400, 4403, 4404]);

/** What a session needs of a line. */
export type Wire = Pick<Line, keyof Line>;

/** What was asked is answered within so many milliseconds, or the line is taken for dead and tried anew. */
const PATIENCE = 8000;
/** A line on which nothing was heard for so long is asked whether anybody is there. */
const QUIET = 20_000;

export class Line {
    /** How the table stands; null before the first state. */
    frame = $state.raw<Frame | null>(null);
    /** Everything that was told of it, in order. */
    entries = $state.raw<Entry[]>([]);
    state = $state<LineState>('connecting');
    /** Since when nothing is heard, in milliseconds. */
    lostAt = $state(0);
    /** How often it came back. */
    returns = $state(0);
    /** Why the line will not come back. */
    problem = $state.raw<Problem | null>(null);
    /** When the clocks of `frame` were told, by `performance.now()`. */
    heardAt = $state(0);

    /** By what the server's page can be told from this one, since the greeting. */
    build = $state('');

    /** Called with each state and update before it is `frame`, and with the entries that were not told before. */
    heard: (frame: Frame, fresh: Entry[]) => void = () => {};

    #socket: WebSocket | null = null;
    #pending = new Map<string, Pending>();
    #count = 0;
    #tries = 0;
    #timer: ReturnType<typeof setTimeout> | undefined;
    #ended = false;
    #watch: ReturnType<typeof setInterval>;
    #lastHeard = 0;
    readonly #own = drawWords().slice(0, 13); // a plain address on a LAN has no randomUUID
    readonly #seen = () => void this.#see();

    constructor(
        readonly table: string,
        /** Which of this browser's seats it sits on; undefined: the first, or none. */
        readonly seat?: number,
        /** The key of that seat, where it is in no pocket of this browser. */
        readonly key?: string,
    ) {
        document.addEventListener('visibilitychange', this.#seen);
        this.#watch = setInterval(() => this.#look(), 2000);
        this.#connect();
    }

    /** Ask something; the answer comes, or a Refused is raised. Asked while the line is cut, it is sent when it is back. */
    ask<T = Told>(what: string, fields: Told = {}): Promise<T> {
        const id = `${this.#own}-${this.#count++}`;
        const data = JSON.stringify({ do: what, id, ...fields });
        return new Promise<T>((resolve, reject) => {
            this.#pending.set(id, { data, since: performance.now(), done: (told) => resolve(told as T), fail: reject });
            if (this.state === 'live') this.#socket?.send(data);
            else if (this.state === 'refused') reject(this.#gone());
        });
    }

    /** Try to connect now instead of waiting. */
    retry(): void {
        if (this.state !== 'lost') return;
        clearTimeout(this.#timer);
        this.#connect();
    }

    end(): void {
        this.#ended = true;
        clearTimeout(this.#timer);
        clearInterval(this.#watch);
        document.removeEventListener('visibilitychange', this.#seen);
        const socket = this.#socket;
        if (!socket) return;
        // Until the server has taken leave too, the browser keeps the socket, and whatever it calls.
        socket.onopen = socket.onmessage = socket.onclose = null;
        socket.close();
    }

    #gone(): Refused {
        const problem = this.problem ?? {
            code: 'page/unreachable',
            rule: null,
            message: t('server-unreachable'),
            report: null,
        };
        return new Refused(problem, 0);
    }

    #connect(): void {
        const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
        const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/socket`);
        this.#socket = socket;
        socket.onopen = () => this.#greet(socket);
        socket.onmessage = (message) => this.#hear(socket, JSON.parse(message.data as string) as Told);
        socket.onclose = (event) => this.#lose(socket, event.code);
    }

    #greet(socket: WebSocket): void {
        const hello: Told = {
            do: 'hello',
            id: `${this.#own}-hello-${this.returns}-${this.#tries}`,
            language: language(),
        };
        hello.since = this.entries.at(-1)?.seq ?? -1;
        hello.visible = document.visibilityState === 'visible';
        if (this.key) hello.token = this.key;
        else if (this.seat !== undefined) hello.seat = this.seat;
        socket.send(JSON.stringify(hello));
    }

    #hear(socket: WebSocket, told: Told): void {
        if (socket !== this.#socket) return;
        this.#lastHeard = performance.now();
        switch (told.type) {
            case 'state':
            case 'update':
                this.#take(told as unknown as Frame);
                break;
            case 'presence':
                if (this.frame)
                    this.frame = {
                        ...this.frame,
                        present: told.present as number[],
                        watching: told.watching as number,
                    };
                break;
            case 'clocks':
                if (this.frame) this.frame = { ...this.frame, clocks: told.clocks as Clocks | null };
                this.heardAt = performance.now();
                break;
            case 'order':
                this.#reorder(told);
                break;
            case 'reply':
                this.#answer(told);
        }
    }

    #take(frame: Frame): void {
        const last = this.entries.at(-1)?.seq ?? -1;
        const fresh = frame.entries.filter((entry) => entry.seq > last);
        const again = frame.type === 'state' && fresh.length < frame.entries.length;
        // A state after `speak` tells known entries in other words.
        const known = again ? new Map(frame.entries.map((entry) => [entry.seq, entry])) : null;
        // Where more came meanwhile than is told at once, all that is older is asked for anew, and has no gap.
        const whole = (fresh[0]?.seq ?? 0) <= last + 1 ? this.entries : [];
        const before = known ? whole.map((entry) => known.get(entry.seq) ?? entry) : whole;
        this.entries = fresh.length || known ? [...before, ...fresh] : this.entries;
        // What is told again unchanged is the same as before: whatever shows it has nothing to do.
        frame.about = shared(this.frame?.about, frame.about);
        this.heard(frame, fresh);
        this.frame = frame;
        this.heardAt = performance.now();
        if (this.state !== 'live' && frame.type === 'state') this.#revive();
    }

    #revive(): void {
        if (this.lostAt) this.returns += 1;
        this.state = 'live';
        this.lostAt = 0;
        this.#tries = 0;
        for (const pending of this.#pending.values()) {
            pending.since = performance.now();
            this.#socket?.send(pending.data);
        }
    }

    /** Note the own answer to an open window: no frame tells of it. */
    noteAnswer(number: number, answered: string[]): void {
        if (this.frame?.decision?.number === number)
            this.frame = { ...this.frame, decision: { ...this.frame.decision, answered } };
    }

    /** Find out whether anybody is still there: a line that was cut far away may look alive. */
    #look(): void {
        if (this.state !== 'live') return;
        const now = performance.now();
        const oldest = Math.min(...Array.from(this.#pending.values(), (one) => one.since));
        if (oldest < now - PATIENCE && this.#lastHeard < now - PATIENCE) {
            const socket = this.#socket!;
            this.#lose(socket, 1006);
            socket.close();
        } else if (this.#lastHeard < now - QUIET && this.#pending.size === 0 && document.visibilityState === 'visible')
            this.ask('ping').catch(() => undefined);
    }

    #reorder(told: Told): void {
        if (!this.frame) return;
        const decision = this.frame.decision && {
            ...this.frame.decision,
            answered: (told.answered as string[] | null) ?? null,
        };
        const { until, asks, windows } = told as unknown as Pick<Frame, 'until' | 'asks' | 'windows'>;
        this.frame = { ...this.frame, until, asks, windows, decision };
    }

    #answer(told: Told): void {
        const id = told.re as string | null;
        const pending = id === null ? undefined : this.#pending.get(id);
        if (told.ok) {
            if (typeof told.build === 'string') this.build = told.build;
            if (id) this.#pending.delete(id);
            pending?.done(told);
            return;
        }
        const problem = told.error as Problem;
        if (!pending) {
            if (this.state !== 'live') this.problem = problem; // the greeting was refused
            return;
        }
        this.#pending.delete(id!);
        pending.fail(new Refused(problem, 0));
    }

    #lose(socket: WebSocket, code: number): void {
        if (socket !== this.#socket || this.#ended) return;
        if (FINAL.has(code)) {
            this.state = 'refused';
            for (const { fail } of this.#pending.values()) fail(this.#gone());
            this.#pending.clear();
            return;
        }
        if (!this.lostAt) this.lostAt = Date.now();
        this.state = this.frame ? 'lost' : 'connecting';
        const wait = Math.min(LONGEST_WAIT, 250 * 2 ** this.#tries) * (0.5 + Math.random());
        this.#tries += 1;
        this.#timer = setTimeout(() => this.#connect(), this.#tries === 1 ? 100 * Math.random() : wait);
    }

    async #see(): Promise<void> {
        if (this.state === 'lost' && document.visibilityState === 'visible') this.retry();
        else if (this.state === 'live') await this.ask('see', { visible: document.visibilityState === 'visible' });
    }
}
