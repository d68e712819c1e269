/** The HTTP side of the server. A refusal is raised as `Refused`, in the player's language. */

import type {
    GameInfo,
    Keys,
    Listed,
    NewTable,
    NoticeTarget,
    QuietHours,
    Problem,
    ReviewTold,
    SeatPlan,
    TableAbout,
    Verified,
} from './protocol';
import { language, t } from './texts.svelte';

export class Refused extends Error {
    constructor(
        readonly problem: Problem,
        readonly status: number,
    ) {
        super(problem.message);
    }
}

/** What is told where no server answers. */
function unreachable(): Refused {
    return new Refused({ code: 'page/unreachable', rule: null, message: t('server-unreachable'), report: null }, 0);
}

/** Send a request; with a `key` of its own instead of those in the browser's pocket, in another language than the page's. */
export async function request<T>(
    method: string,
    path: string,
    body?: unknown,
    key = '',
    spoken = language(),
): Promise<T> {
    const separator = path.includes('?') ? '&' : '?';
    let response: Response;
    try {
        response = await fetch(`/api${path}${separator}lang=${spoken}`, {
            method,
            headers: {
                ...(body === undefined ? {} : { 'content-type': 'application/json' }),
                ...(key ? { authorization: `Bearer ${key}` } : {}),
            },
            body: body === undefined ? null : JSON.stringify(body),
        });
    } catch {
        throw unreachable();
    }
    const text = await response.text();
    let told: unknown = null;
    try {
        told = text ? JSON.parse(text) : null;
    } catch {
        told = text; // a record is lines of JSON
    }
    if (response.ok) return told as T;
    const problem = (told as { error?: Problem } | null)?.error;
    throw problem ? new Refused(problem, response.status) : unreachable();
}

/** Words of this browser's own luck. */
export function drawWords(): string {
    return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
        '',
    );
}

const post = <T>(path: string, body: unknown = {}): Promise<T> => request<T>('POST', path, body);

export const api = {
    games: () => request<GameInfo[]>('GET', '/games'),
    open: () => request<Listed[]>('GET', '/tables'),
    mine: () => request<Listed[]>('GET', '/mine'),
    about: (table: string, key = '') => request<TableAbout>('GET', `/tables/${table}`, undefined, key),
    create: (made: NewTable) => post<Keys>('/tables', made),
    remove: (table: string) => request<null>('DELETE', `/tables/${table}`),
    claim: (table: string, asked: { invite?: string; seat?: number; name?: string; words?: string }) =>
        post<{ table: string; seat: number; token: string }>(`/tables/${table}/claim`, asked),
    enter: (table: string, token: string) => post<{ seat: number | null }>(`/tables/${table}/enter`, { token }),
    enterByCode: (token: string) => post<{ table: string; seat: number | null }>('/enter', { token }),
    /** Ask something of the table without a line to it. */
    ask: (table: string, asked: { do: string; [field: string]: unknown }) =>
        post<unknown>(`/tables/${table}/ask`, { id: drawWords(), ...asked }),
    link: (table: string, kind: 'invite' | 'watch' | 'referee') =>
        post<{ key: string }>(`/tables/${table}/link`, { kind }),
    code: (table: string, seat: number) => post<{ code: string; seconds: number }>(`/tables/${table}/code`, { seat }),
    rotate: (table: string, seat: number) => post<unknown>(`/tables/${table}/rotate`, { seat }),
    leave: (table: string, seat: number) => post<unknown>(`/tables/${table}/leave`, { seat }),
    plan: (table: string, seat: number, plan: SeatPlan) => post<unknown>(`/tables/${table}/plan`, { seat, plan }),
    colour: (table: string, seat: number, hue: number) => post<unknown>(`/tables/${table}/hue`, { seat, hue }),
    name: (table: string, seat: number, name: string) => post<unknown>(`/tables/${table}/name`, { seat, name }),
    start: (table: string) => post<unknown>(`/tables/${table}/start`),
    abort: (table: string) => post<unknown>(`/tables/${table}/abort`),
    mute: (table: string, seat: number, muted: boolean) => post<unknown>(`/tables/${table}/mute`, { seat, muted }),
    rematch: (table: string) => post<Keys>(`/tables/${table}/rematch`),
    record: (table: string) => request<string>('GET', `/tables/${table}/record`),
    importRecord: (asked: { record: string; seats?: SeatPlan[]; name?: string }) => post<Keys>('/records', asked),
    notices: (table: string) => request<NoticeTarget[]>('GET', `/tables/${table}/notices`),
    notify: (
        table: string,
        asked: { seat: number; kind: NoticeTarget['kind']; address: string; quiet: QuietHours | null },
    ) => post<NoticeTarget>(`/tables/${table}/notices`, { language: language(), ...asked }),
    confirmNotices: (table: string, target: string, code: string) =>
        post<NoticeTarget>(`/tables/${table}/notices/${target}/confirm`, { code }),
    testNotices: (table: string, target: string) => post<NoticeTarget>(`/tables/${table}/notices/${target}/test`),
    dropNotices: (table: string, target: string) => request<null>('DELETE', `/tables/${table}/notices/${target}`),
    noticesKey: () => request<{ key: string; mail: boolean }>('GET', '/notices/key'),
    verify: (table: string) => request<Verified>('GET', `/tables/${table}/verify`),
    /** Want the analysis of a match that is over, and hear how far it is. */
    analyse: (table: string) => post<ReviewTold>(`/tables/${table}/analysis`),
    watchKey: (table: string) => post<{ table: string; watch: string }>(`/tables/${table}/watch`),
    branch: (table: string, asked: { seq?: number; seats?: SeatPlan[]; name?: string }) =>
        post<Keys>(`/tables/${table}/branch`, asked),
};
