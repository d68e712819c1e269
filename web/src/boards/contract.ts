/**
 * What a board is given and what it gives back. The frame around it asks, sends, undoes and says why not; a board draws
 * a view and lets candidates be pointed at and chosen. It computes no rule and has no line of its own.
 */

import type { Component, Snippet } from 'svelte';
import type { Candidate, Decision, Event, Json, Outcome, Problem, SeatInfo, View } from '../lib/protocol';

/** What choosing a candidate brings, as far as the chooser can know. */
export interface Brings {
    action: string;
    /** What would be told, the same in every deal that fits what the chooser sees. */
    events: Event[];
    /** Public changes in words, such as "cards 2 → 1". */
    changes: string[];
    /** Every seat's points after it, where the game reckons them. */
    scores: number[] | null;
    /** A sentence where more comes of it that hangs on what is hidden, and in whose hands; else empty. */
    hangs: string;
    /** A sentence that says who or what decides next; empty where the chooser does. */
    follows: string;
    /** Whether a window follows that the chooser could answer by more than letting it pass. */
    answers: boolean;
    /** Whether the chooser is asked something else at once: then the choice is one part of a move. */
    goes_on: boolean;
    /** The steps that are still to come as the chooser sees them, the next one first, such as `{ is: 'RaidRocket', victim: '2' }`. */
    steps: View[];
    /** Where it goes on: what each answer to the next question would bring, as deep as was asked for. */
    then: Brings[];
}

/** Ask what candidates bring after these parts of a move; `of` names some (else all), `depth` how many parts are told. */
export type Foresee = (actions: string[], wanted?: { of?: string[]; depth?: number }) => Promise<Brings[]>;

/** What a board adds to the prompt while a move is put together on it. */
export interface Plan {
    /** The move so far in one sentence, said instead of the question; null: the question itself. */
    title: string | null;
    help: string | null;
    rule: string | null;
    /** Buttons of the board's own, the primary last; they stand where the frame's would. */
    acts: Snippet | null;
    /** Takes one part back (Esc); null where there is nothing to take back. */
    back: (() => void) | null;
}

/** A question about chance as it stood, by which it can be asked again. */
export interface Deal {
    decision: Decision;
    /** The position in which it was asked. */
    view: View;
}

/** What somebody said at this screen to have come. */
export interface Said extends Deal {
    action: string;
}

export interface BoardProps {
    /** The name of the game, and what was chosen when the table was set up. */
    game: string;
    options: Record<string, Json>;
    /** The position as its viewer sees it: live, tried in a draft, or looked back at. */
    view: View;
    /** What the viewer is asked in that position; null where nothing, or while looking back. */
    decision: Decision | null;
    /** Everybody's points in that position; null where the game does not tell them yet. */
    scores: number[] | null;
    /** What each seat's last move told, the newest move first. */
    recent: { seat: number; events: Event[] }[];
    /** Everything that was told since the turn began, in order; left out where nobody keeps it. */
    told?: Event[];
    /** What happened since the view that was shown before, to be shown as motion; empty where there is nothing to show. */
    events: Event[];
    seats: SeatInfo[];
    /** The hue of each seat, 0 to 5. */
    hues: number[];
    you: number | null;
    /** The parts of a move that were chosen and are not sent yet. */
    draft: string[];
    /** What is known of the candidates so far. */
    brings: ReadonlyMap<string, Brings>;
    /** The candidate that is pointed at, on the board or in the prompt: both light it. */
    pointed: string | null;
    point: (action: string | null) => void;
    /** Choose a candidate; one that is held stays a part of the move, though the same question comes again after it. */
    choose: (action: string, hold?: boolean) => void;
    /** What was said here to have come since anything else happened, the first first; only where chance is by hand. */
    said?: readonly Said[];
    /** Say something else in place of one of these, and the rest again as far as it can still have come. */
    resay?: (at: number, action: string) => void;
    /** Send a whole move that was put together on the board: it is played, or refused as a whole. */
    play: (actions: string[]) => void;
    /** Say what is being put together on the board; null: nothing. */
    offer: (plan: Plan | null) => void;
    foresee: Foresee;
    /** Ask why an action that is no candidate is refused; null where it is not. */
    whyNot: (action: string) => Promise<Problem | null>;
    /** Values that a line of the log names while it has the focus: squares, cards, seats. */
    lit: string[];
    /** What a hint says to do, one part after another, once it tells that much; the board lights where the first is done. */
    advice?: string[];
    /** What a lesson asks for; left out in a game. Of what is offered, nothing else may stand out as the thing to do. */
    wanted?: string[];
    /** Places that a step of a lesson looks at: a board that shows its parts one at a time begins with theirs. */
    look?: string[];
    /** Whether nothing may move. */
    still: boolean;
    /** Whether the board is drawn for a phone. */
    narrow: boolean;
}

/** An event of the log, with the number of the entry that tells it. */
export type Told = Event & { seq: number };

/** What the frame shows of a game beside its board. */
export interface BesideProps {
    view: View;
    /** Everybody's points; null where the game does not tell them yet. */
    scores: number[] | null;
    seats: SeatInfo[];
    hues: number[];
    you: number | null;
    narrow: boolean;
}

/** What the result of a match is told from: all that was told of it as it ended, and the way to any of its positions. */
export interface EndingProps extends BesideProps {
    outcome: Outcome;
    told: Told[];
    /** Show the board as it was after an entry. */
    show: (seq: number) => void;
    still: boolean;
}

/** What a board's module exports. Only the board itself must be there. */
export interface BoardModule {
    default: Component<BoardProps>;
    /** Whether the board offers a candidate itself; the prompt offers all others, as numbered choices. */
    draws?: (candidate: Candidate, decision: Decision) => boolean;
    /** Whether it lays out itself what can have come, where chance is said by hand; else the prompt lists that. */
    deals?: (decision: Decision) => boolean;
    /** Whether it leaves most choices to the prompt, always or in a position: then there is room for them beside the board. */
    lists?: boolean | ((view: View) => boolean);
    /** Whether what it asks is short: then the prompt is lower on a desktop, and the board larger. */
    brief?: boolean;
    /** What the board adds to the tile of a candidate in the prompt, such as "you hold no Forger". */
    Tag?: Component<BoardProps & { candidate: Candidate }>;
    /** Keys of the board's own, for the list of all keys: which, and what each does. */
    keys?: () => [keys: string[], means: string][];
    /** Where the match stands, for the top bar: "Turn 13, round 3". */
    turn?: (view: View) => string | null;
    /** The round of a turn, where no event tells of rounds; null where it is in none. */
    round?: (turn: number, seats: number) => number | null;
    /** What the log shows of a card, or another value that it names, where the board draws more of it than its words. */
    Named?: Component<BesideProps & { value: string }>;
    /** One line of what a seat holds, in the seats panel. */
    Holdings?: Component<BesideProps & { seat: number }>;
    /** What a seat's cell on a phone shows where there are no points, such as how many cards it holds. */
    Cell?: Component<BesideProps & { seat: number }>;
    /** A chip beside the heading of the seats panel. */
    Chip?: Component<BesideProps>;
    /** How the result came about, told step by step out of all that was told; stands above the places. */
    Ending?: Component<EndingProps>;
    /** What is shown of a match that was given up, with everything open; stands above the places. */
    Open?: Component<BesideProps>;
    /** What all at one screen are asked together, where the board says more of it than the question does. */
    asksAll?: (view: View, seats: SeatInfo[]) => string;
    /** Why a question that all are asked comes once more; empty where it comes for the first time. */
    again?: (view: View, told: Event[], seats: SeatInfo[]) => string;
    /** What so much of what is scored is called, such as "8 Gold"; points where it is left out. */
    scored?: (score: number) => string;
    /** What stands at the foot of the seats panel, such as a table of points. */
    Foot?: Component<BesideProps>;
}
