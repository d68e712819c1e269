/** Being told of one's turn: which ways this browser has chosen, and the tables at which it asked for them. */

import { api, Refused } from './api';
import type { Listed, NoticeTarget, QuietHours } from './protocol';
import { whyRefused } from './refusals';
import { go } from './route.svelte';
import { t } from './texts.svelte';
import { toast } from './toasts.svelte';
import { KEPT } from './told';

export type Way = NoticeTarget['kind'];
/** Why this browser cannot be pushed to; empty where it can. */
export type Obstacle = '' | 'insecure' | 'missing' | 'denied';

/** A way whose address is written by hand. */
export type Written = 'mail' | 'webhook';

interface Ways {
    push: boolean;
    mail: string;
    webhook: string;
    /** From which hour to which nobody is to be told, where this browser is; null where that is never. */
    quiet: [begin: number, end: number] | null;
    /** Why a table refused a way, in words: it is told once. */
    refused: Partial<Record<Way, string>>;
}

function kept(): Ways {
    const plain: Ways = { push: false, mail: '', webhook: '', quiet: null, refused: {} };
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
    const key = bytes((await api.noticesKey()).key);
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

/** The quiet hours, by the clock of this browser's place. */
function hours(): QuietHours | null {
    if (!ways.quiet) return null;
    const [begin, end] = ways.quiet;
    return { begin, end, zone: Intl.DateTimeFormat().resolvedOptions().timeZone };
}

/** Be told at other hours from now on, at every table. */
export async function keepQuiet(quiet: Ways['quiet']): Promise<void> {
    keep({ quiet });
    const there = await told();
    const tables = await going();
    for (const way of WAYS)
        for (const { id, yours } of tables)
            if (there.some((one) => one.table === id && one.kind === way && one.confirmed))
                await tellAt(id, yours!, way);
}

const WAYS: Way[] = ['push', 'mail', 'webhook'];
/** A mailbox, as the server takes one. */
const MAILBOX = /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$/;

/** Ask to be told at a table by a way, where it was chosen here. */
async function tellAt(table: string, seats: number[], way: Way): Promise<NoticeTarget[]> {
    const address = await addressOf(way);
    if (!address) return [];
    const made: NoticeTarget[] = [];
    const quiet = hours();
    for (const seat of seats) made.push(await api.notify(table, { seat, kind: way, address, quiet }));
    return made;
}

/** Whether a code was sent by mail and is still to be said: until then no other table is to send one. */
async function awaitsCode(): Promise<boolean> {
    return (await told()).some((one) => one.kind === 'mail' && !one.confirmed);
}

/**
 * Ask to be told at a table that came later, by every way that was chosen here. A way that is refused leaves the others;
 * why, and that a code was sent, is said at the foot of the page.
 */
export async function tellAtLater(table: string, seat: number): Promise<void> {
    for (const way of WAYS) {
        const why = await whyRefused(async () => {
            if (way === 'mail' && ways.mail && (await awaitsCode())) return;
            const made = await tellAt(table, [seat], way);
            if (made.some((one) => !one.confirmed))
                toast(t('notify-code-sent', { address: ways.mail }), 'mail', {
                    label: t('nav-settings'),
                    run: () => go('/settings'),
                });
        });
        if (why && why !== ways.refused[way]) toast(t('notify-refused', { way: t(`notify-${way}`), why }), 'warn');
        if (why !== (ways.refused[way] ?? '')) keep({ refused: { ...ways.refused, [way]: why } });
    }
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

/** Why something cannot be an address of a way: the name of a message; empty where it can. */
export function unfit(way: Written, address: string): string {
    if (way === 'mail') return MAILBOX.test(address) ? '' : 'notify-mail-unfit';
    const url = URL.canParse(address) ? new URL(address) : null;
    return url && /^https?:$/.test(url.protocol) && !url.username ? '' : 'notify-webhook-unfit';
}

/** Choose a way, and ask for it at every table. Return why it cannot be chosen: the name of a message, or nothing. */
export async function choose(way: Way, address: string): Promise<string> {
    if (way === 'push') {
        if ((await Notification.requestPermission()) !== 'granted' || !(await subscription()))
            return 'notify-not-allowed';
    } else {
        const wrong = unfit(way, address);
        if (wrong) return wrong;
        if (way === 'mail' && !(await api.noticesKey()).mail) return 'notify-mail-none';
    }
    const before = ways[way];
    keep({ [way]: way === 'push' || address, refused: { ...ways.refused, [way]: '' } });
    try {
        await askEverywhere(way);
    } catch (error) {
        // What no table takes is not chosen.
        if ((await told()).every((one) => one.kind !== way)) keep({ [way]: before });
        throw error;
    }
    return '';
}

/** Ask for a way at every table: for a mail address at one alone, until its code was said. */
async function askEverywhere(way: Way): Promise<void> {
    for (const { id, yours } of await going()) {
        const made = await tellAt(id, yours!, way);
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
    keep({ [way]: way === 'push' ? false : '', refused: { ...ways.refused, [way]: '' } });
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
