/** The seats that this browser plays: one, or several at one screen that is passed round. */

import type { Entry, Event } from '../lib/protocol';
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
    /** The seat that has said its name, and has the curtain before it; null: none. */
    called = $state<number | null>(null);
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

    /** Whether an open window may be let pass by who sits here: then it is one question to all of them. */
    get asksAll(): boolean {
        if (!this.hides || this.opened !== null || this.called !== null) return false;
        return !!this.first.frame?.waiting?.window && this.eligible.length > 0;
    }

    /** The seats that the shared question is about, whatever they hold and have answered. */
    get eligible(): Session[] {
        return this.sessions.filter((one) => one.frame?.decision?.window && one.frame.decision.silence !== null);
    }

    /** Whose turn at the screen it is: who is asked, or who was last. */
    get current(): Session {
        const through = this.sessions.find((one) => one.frame?.you === (this.opened ?? this.called));
        if (this.hides && through && (through.frame?.decision || !this.asked.length)) return (this.#last = through);
        this.#last = this.asked[0] ?? this.#last ?? this.first;
        return this.#last;
    }

    /** Whether the curtain is drawn: nobody has taken the screen for whom it would be open. */
    get isCovered(): boolean {
        if (!this.hides || this.asksAll || this.first.frame?.about.status !== 'playing') return false;
        return this.current.frame?.you !== this.opened;
    }

    /** What was told to all who sit here alike, of each of the last entries: nothing that only one of them knows. */
    #alike<T>(parts: (entry: Entry | undefined) => T[]): T[] {
        return this.first.line.entries.slice(-LATELY).flatMap((entry) => {
            const heard = this.sessions.slice(1).map((one) => {
                const same = one.line.entries.find((other) => other.seq === entry.seq);
                return new Set(parts(same).map((part) => JSON.stringify(part)));
            });
            return parts(entry).filter((part) => heard.every((one) => one.has(JSON.stringify(part))));
        });
    }

    /** The sentences that all of them were told, the newest first. */
    get told(): string[] {
        return this.#alike(sentences).reverse();
    }

    /** The events that all of them were told since the turn began, in order. */
    get events(): Event[] {
        const { entries } = this.first.line;
        const began = entries.findLast((entry) => entry.turn != null || entry.is === 'began')?.seq ?? 0;
        return this.#alike((entry) => (entry && entry.seq >= began ? (entry.events ?? []) : []));
    }

    /** Give the screen to a seat: the curtain is drawn until it takes it. */
    call(seat: number): void {
        this.called = seat;
        this.opened = null;
    }

    /** Let a seat see its own things. */
    open(seat: number): void {
        this.opened = seat;
        this.called = null;
    }

    /** Draw the curtain. */
    close = (): void => {
        this.opened = this.called = null;
    };

    /** Nobody answers: all who are asked and have not answered let it pass. */
    async passAll(): Promise<void> {
        for (const one of this.asked) {
            const silence = one.frame?.decision?.silence;
            if (silence) await one.choose(silence);
        }
    }

    /** Nobody answers before another turn begins: no window is asked till then. */
    async passTurn(): Promise<void> {
        for (const one of this.sessions) await one.order('turn-end');
    }
}
