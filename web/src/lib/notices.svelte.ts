/** Being told of one's turn: which ways this browser has chosen, and the tables at which it asked for them. */

import { api, Refused } from './api';
import type { Listed, NoticeTarget } from './protocol';
import { KEPT } from './told';

export type Way = NoticeTarget['kind'];
/** Why this browser cannot be pushed to; empty where it can. */
export type Obstacle = '' | 'insecure' | 'missing' | 'denied';

interface Ways {
    push: boolean;
    mail: string;
    webhook: string;
}

function kept(): Ways {
    const plain: Ways = { push: false, mail: '', webhook: '' };
    try {
        return { ...plain, ...(JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Partial<Ways>) };
    } catch {
        return plain; // unreadable: nobody is told
    }
}

/** The ways that were chosen here, for the tables there are and for those to come. */
export const ways: Ways = $state(kept());

function keep(part: Partial<Ways>): void {
    Object.assign(ways, part);
    try {
        localStorage.setItem(KEPT, JSON.stringify(ways));
    } catch {
        // a browser that keeps nothing is told at the tables there are
    }
}

export function obstacle(): Obstacle {
    if (!window.isSecureContext) return 'insecure';
    if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window)) return 'missing';
    return Notification.permission === 'denied' ? 'denied' : '';
}

function bytes(key: string): Uint8Array<ArrayBuffer> {
    const plain = atob(key.replace(/-/g, '+').replace(/_/g, '/'));
    return Uint8Array.from(plain, (sign) => sign.charCodeAt(0));
}

/** The browser's subscription, made where there is none; null where its user or the browser does not want that. */
async function subscription(): Promise<string | null> {
    const worker = await navigator.serviceWorker.register('/sw.js');
    await navigator.serviceWorker.ready;
    const there = await worker.pushManager.getSubscription();
    if (there) return JSON.stringify(there);
    const key = bytes((await api.pushKey()).key);
    try {
        const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
        return JSON.stringify(made);
    } catch {
        return null; // the browser has no service that pushes, or cannot reach it
    }
}

/** The address of a way, as the server wants it; empty where it is not chosen. */
async function addressOf(way: Way): Promise<string> {
    if (way !== 'push') return ways[way];
    return ways.push && !obstacle() ? ((await subscription()) ?? '') : '';
}

const WAYS: Way[] = ['push', 'mail', 'webhook'];

/** Ask to be told at a table, by every way that was chosen here. A way that is refused leaves the others. */
export async function tellAt(table: string, seats: number[], only: Way[] = WAYS): Promise<NoticeTarget[]> {
    const made: NoticeTarget[] = [];
    for (const way of only) {
        const address = await addressOf(way);
        if (!address) continue;
        for (const seat of seats) made.push(await api.notify(table, { seat, kind: way, address }));
    }
    return made;
}

/** The own tables at which there is still a turn to be told of. */
async function going(): Promise<Listed[]> {
    return (await api.mine()).filter(
        (table) => table.yours?.length && (table.status === 'waiting' || table.status === 'playing'),
    );
}

export interface Told extends NoticeTarget {
    table: string;
    title: string;
}

/** Where the own seats are told, at all tables. */
export async function told(): Promise<Told[]> {
    const tables = await going();
    const found = await Promise.all(
        tables.map(async ({ id, title }) => (await api.notices(id)).map((one) => ({ ...one, table: id, title }))),
    );
    return found.flat();
}

/** Choose a way, and ask for it at every table: a mail address at one alone, until its code was said. */
export async function choose(way: Way, address: string): Promise<boolean> {
    if (way === 'push') {
        if ((await Notification.requestPermission()) !== 'granted' || !(await subscription())) return false;
        keep({ push: true });
    } else keep({ [way]: address });
    await askEverywhere(way);
    return true;
}

async function askEverywhere(way: Way): Promise<void> {
    for (const { id, yours } of await going()) {
        const made = await tellAt(id, yours!, [way]);
        if (made.some((one) => !one.confirmed)) return;
    }
}

/** Say the code that came by mail; from then on all tables are told there. */
export async function confirm(target: Told, code: string): Promise<void> {
    await api.confirmNotices(target.table, target.id, code);
    await askEverywhere(target.kind);
}

/** Want no more messages by a way, at no table. */
export async function drop(way: Way): Promise<void> {
    keep(way === 'push' ? { push: false } : { [way]: '' });
    for (const one of await told()) if (one.kind === way) await api.dropNotices(one.table, one.id);
}

/** Send a test by each way that works at some table; return what each answered. */
export async function test(targets: Told[]): Promise<{ way: Way; problem: string }[]> {
    const first = WAYS.flatMap((way) => targets.find((one) => one.kind === way && one.confirmed) ?? []);
    return Promise.all(
        first.map(async (one) => {
            try {
                await api.testNotices(one.table, one.id);
                return { way: one.kind, problem: '' };
            } catch (error) {
                if (!(error instanceof Refused)) throw error;
                return { way: one.kind, problem: error.message };
            }
        }),
    );
}
