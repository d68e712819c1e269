/** The seats that this browser plays: one, or several at one screen that is passed round. */

import type { Entry } from '../lib/protocol';
import type { Session } from './session.svelte';

/** So many entries are looked through for what all may read. */
const LATELY = 40;

function sentences(entry: Entry | undefined): string[] {
    return entry
        ? [entry.text, ...(entry.events ?? []).map((event) => event.text)].filter((text) => text !== null)
        : [];
}

export class Seating {
    sessions = $state.raw<Session[]>([]);
    /** The seat that was let through the curtain; null: nobody was. */
    opened = $state<number | null>(null);
    #last: Session | null = null;

    constructor(readonly first: Session) {
        this.sessions = [first];
    }

    /** Sit on further seats. */
    add(more: Session[]): void {
        this.sessions = [...this.sessions, ...more];
        for (const one of this.sessions) one.peers = this.sessions.filter((other) => other !== one);
    }

    end(): void {
        for (const one of this.sessions) one.end();
    }

    get isShared(): boolean {
        return this.sessions.length > 1;
    }

    /** Whether hands have to be hidden from who sits beside. */
    get hides(): boolean {
        return this.isShared && (this.first.frame?.about.secrets ?? false);
    }

    /** The own seats that are asked and have not answered, in their order. */
    get asked(): Session[] {
        // What chance brought, anybody here may say; what one of them draws unseen, only that one.
        const unseen = this.sessions.some((one) => !one.frame?.decision);
        return this.sessions.filter((one) => {
            const decision = one.frame?.decision;
            return decision && (decision.seat !== null || unseen) && !decision.answered;
        });
    }

    /** Whether an open window asks several who sit here: then it is one question to all of them. */
    get asksAll(): boolean {
        const open = this.first.frame?.waiting;
        const mine = this.sessions.filter((one) => one.frame?.decision?.window);
        return this.hides && !!open?.window && mine.length > 1 && this.opened === null;
    }

    /** The seats that the shared question is about. */
    get eligible(): Session[] {
        return this.sessions.filter((one) => one.frame?.decision?.window);
    }

    /** Whose turn at the screen it is: who is asked, or who was last. */
    get current(): Session {
        const through = this.sessions.find((one) => one.frame?.you === this.opened);
        if (this.hides && through && (through.frame?.decision || !this.asked.length)) return (this.#last = through);
        this.#last = this.asked[0] ?? this.#last ?? this.first;
        return this.#last;
    }

    /** Whether the curtain is drawn: nobody has taken the screen for whom it would be open. */
    get isCovered(): boolean {
        if (!this.hides || this.asksAll || this.first.frame?.about.status !== 'playing') return false;
        return this.current.frame?.you !== this.opened;
    }

    /** What was told to all who sit here in the same words, the newest first: nothing that only one of them knows. */
    get told(): string[] {
        const lines: string[] = [];
        for (const entry of this.first.line.entries.slice(-LATELY).reverse()) {
            const others = this.sessions
                .slice(1)
                .map((one) => one.line.entries.find((other) => other.seq === entry.seq));
            const heard = others.map((other) => new Set(sentences(other)));
            lines.push(
                ...sentences(entry)
                    .filter((text) => heard.every((one) => one.has(text)))
                    .reverse(),
            );
        }
        return lines;
    }

    /** Let a seat see its own things. */
    open(seat: number): void {
        this.opened = seat;
    }

    /** Draw the curtain. */
    close = (): void => {
        this.opened = null;
    };

    /** Nobody answers: all who are asked and have not answered let it pass. */
    async passAll(): Promise<void> {
        for (const one of this.asked) {
            const silence = one.frame?.decision?.silence;
            if (silence) await one.choose(silence);
        }
    }
}
