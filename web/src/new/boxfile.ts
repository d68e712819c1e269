/** A file of component data: where in it something stands, and where it stops being JSON. */

/** So many bytes such a file has at most; no box comes near. */
export const LARGEST = 1 << 18;

const SPACE = /[\t\n\r ]*/y;
const TEXT = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;
const PLAIN = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;

/** Where a file is no JSON. */
export class NoJson extends Error {
    constructor(readonly line: number) {
        super(`line ${line}`);
    }
}

/** Reads a text as JSON, value by value, and notes where each begins, by its path such as `tiles.A.2`. */
class Reader {
    readonly places = new Map<string, number>();
    #at = 0;

    constructor(readonly text: string) {
        this.#value('');
        if (this.#at < text.length) this.#fail();
    }

    /** The line of a place in the text, counted from 1. */
    line(at: number): number {
        return this.text.slice(0, at).split('\n').length;
    }

    #fail(): never {
        throw new NoJson(this.line(this.#at));
    }

    #take(pattern: RegExp): string | null {
        pattern.lastIndex = this.#at;
        const found = pattern.exec(this.text)?.[0] ?? null;
        this.#at += found?.length ?? 0;
        return found;
    }

    #sign(sign: string): boolean {
        this.#take(SPACE);
        if (this.text[this.#at] !== sign) return false;
        this.#at++;
        this.#take(SPACE);
        return true;
    }

    #value(path: string): void {
        this.#take(SPACE);
        this.places.set(path, this.#at);
        const inside = (key: string | number) => this.#value(path ? `${path}.${key}` : String(key));
        if (this.#sign('{')) this.#listed('}', () => inside(this.#key()));
        else if (this.#sign('[')) {
            let count = 0;
            this.#listed(']', () => inside(count++));
        } else if (this.#take(TEXT) === null && this.#take(PLAIN) === null) this.#fail();
        this.#take(SPACE);
    }

    #key(): string {
        const written = this.#take(TEXT);
        if (written === null || !this.#sign(':')) this.#fail();
        return JSON.parse(written) as string;
    }

    #listed(end: string, one: () => void): void {
        if (this.#sign(end)) return;
        do one();
        while (this.#sign(','));
        if (!this.#sign(end)) this.#fail();
    }
}

/** Return what a file holds; raise NoJson, with the line, where it holds no JSON. */
export function readBox(text: string): unknown {
    new Reader(text);
    return JSON.parse(text) as unknown;
}

/** Return the line on which a path begins; where the file has no such place, the line of what it would stand in. */
export function lineOf(text: string, path: string): number {
    const reader = new Reader(text);
    let inside = path;
    while (inside && !reader.places.has(inside)) inside = inside.slice(0, Math.max(0, inside.lastIndexOf('.')));
    return reader.line(reader.places.get(inside) ?? 0);
}
