/** The links of tables: what this browser knows of them, and what somebody pasted or followed. */

const KEPT = 'starboard-links';
const MOST = 60;
/** The signs of one-time codes, and how many there are. */
const CODE = /^[2-9A-HJ-NP-Z]{10}$/;
const TABLE = /^[A-Za-z0-9_-]{8,32}$/;

/** The keys of a table's links, as far as this browser was told them. */
export interface Links {
    invite?: string;
    watch?: string;
    referee?: string;
}

type Shelf = Record<string, Links>;

function shelf(): Shelf {
    try {
        return JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Shelf;
    } catch {
        return {}; // unreadable: begin anew
    }
}

/** Keep the keys of a table's links, since the server tells them once; those of old tables make room. */
export function keepLinks(table: string, links: Links): void {
    const { [table]: before, ...others } = shelf();
    const told = Object.entries(links).filter(([, key]) => key) as [keyof Links, string][];
    const kept = Object.entries({ ...others, [table]: { ...before, ...Object.fromEntries(told) } }).slice(-MOST);
    try {
        localStorage.setItem(KEPT, JSON.stringify(Object.fromEntries(kept)));
    } catch {
        // a browser that keeps nothing: the host can renew the link
    }
}

export function linksOf(table: string): Links {
    return shelf()[table] ?? {};
}

export function linkTo(table: string, key: string): string {
    return `${location.origin}/t/${table}#${key}`;
}

export type Pasted = { is: 'table'; table: string; key: string } | { is: 'code'; code: string } | { is: 'elsewhere' };

/** Read what somebody pasted or typed: a link, a table with its key, or a one-time code; null where it is none. */
export function readPasted(text: string, origin = location.origin): Pasted | null {
    const plain = text.trim();
    const code = plain.replace(/[\s-]/g, '').toUpperCase();
    if (CODE.test(code)) return { is: 'code', code };
    if (TABLE.test(plain)) return { is: 'table', table: plain, key: '' };
    const found = /(?:^|\/(?:t|tables)\/)([A-Za-z0-9_-]{8,32})(?:#([A-Za-z0-9_-]{8,100}))?$/.exec(plain);
    if (!found) return null;
    if (/^https?:/i.test(plain) && !plain.toLowerCase().startsWith(`${origin.toLowerCase()}/`))
        return { is: 'elsewhere' };
    return { is: 'table', table: found[1]!, key: found[2] ?? '' };
}

/** Whether a key is a one-time code. */
export function isCode(key: string): boolean {
    return CODE.test(key);
}

/** A code in two halves, as it is read aloud. */
export function codeSaid(code: string): string {
    return `${code.slice(0, 5)}-${code.slice(5)}`;
}
