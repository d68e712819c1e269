/** What is the same is one object: whoever shows a part that has not changed need not look at it again. */

const isPlain = (value: unknown): value is Record<string, unknown> =>
    typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Return `next` with every part of it that is as it was taken from `before`; all of `before` where nothing differs. */
export function shared<T>(before: unknown, next: T): T {
    if (before === next) return next;
    if (Array.isArray(before) && Array.isArray(next)) return sharedList(before, next) as T;
    if (isPlain(before) && isPlain(next)) return sharedRecord(before, next) as T;
    return next;
}

function sharedList(before: unknown[], next: unknown[]): unknown[] {
    const list = next.map((one, k) => shared(before[k], one));
    return list.length === before.length && list.every((one, k) => one === before[k]) ? before : list;
}

function sharedRecord(before: Record<string, unknown>, next: Record<string, unknown>): Record<string, unknown> {
    const names = Object.keys(next);
    let same = names.length === Object.keys(before).length;
    const record: Record<string, unknown> = {};
    for (const name of names) {
        record[name] = shared(before[name], next[name]);
        same &&= name in before && record[name] === before[name];
    }
    return same ? before : record;
}

/** Remembers what was made for a key, for as long as it would be made of the same. */
export class Kept<T> {
    readonly #made = new Map<string, { of: unknown[]; value: T }>();

    get(key: string, of: unknown[], make: () => T): T {
        const found = this.#made.get(key);
        if (found && found.of.length === of.length && found.of.every((one, k) => one === of[k])) return found.value;
        const value = make();
        this.#made.set(key, { of, value });
        return value;
    }
}
