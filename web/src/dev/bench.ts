/** What `starboard dev` tells of the game on its bench; no other server does. */

import { request } from '../lib/api';

export interface About {
    path: string;
    table: string;
    seats: number;
    seat: number;
    key: string;
    /** The file whose change made the rules be loaded anew; empty at the first start. */
    file: string;
    took: number;
    kept: boolean;
    checks: string[];
    /** How many promises are broken. */
    broken: number;
    checking: boolean;
    missing: string[];
}

export interface Cell {
    text: string;
    hidden: number;
}

export interface Truth {
    viewers: number[];
    rows: { place: string; by: string; seen: Cell[] }[];
    stack: { is: string; kind: string; text: string; asks: number | null }[];
    asked: number;
    legal: { action: string; record: string; id: number }[];
    options: number;
    events: { place: number; is: string; text: string; heard: string | null }[];
}

export interface Why {
    legal: boolean;
    rule: string | null;
    message: string;
    line: string;
}

export const bench = {
    about: () => request<About>('GET', '/dev'),
    truth: () => request<Truth>('GET', '/dev/truth'),
    why: (action: string) => request<Why>('GET', `/dev/why?action=${encodeURIComponent(action)}`),
    sit: (seat: number) => request<{ seat: number; key: string }>('POST', '/dev/sit', { seat }),
    again: () => request<{ table: string }>('POST', '/dev/again', {}),
};

/** The place of a file without the folders that everything lies in. */
export function shortLine(line: string): string {
    return line.split('/').slice(-2).join('/');
}
