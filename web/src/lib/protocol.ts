/** What the server tells and is told: `docs/protocol.md` says what each field means. */

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type View = { is: string; [key: string]: Json };
export type Event = { is: string; text: string | null; [key: string]: Json };

export interface SeatInfo {
    seat: number;
    name: string;
    is: 'person' | 'bot';
    taken: boolean;
    bot: string | null;
    why: string | null;
    muted: boolean;
    /** Which of the six colours it has. */
    hue: number;
    words: boolean;
    same: number[];
    alike: number[];
}

export interface Clock {
    is: 'live' | 'days';
    bank?: number;
    gain?: number;
    hours?: number;
    quiet_from?: number;
    quiet_to?: number;
}

export interface TableSettings {
    public: boolean;
    watch: 'all' | 'link' | 'nobody';
    clock: Clock | null;
    absent: 'wait' | 'claim' | 'bot';
    window: number;
    answer: number;
    chance: 'seed' | 'hand';
    branch: boolean;
    takebacks: boolean;
    hints: boolean;
    pace: number;
}

export type Status = 'waiting' | 'playing' | 'over' | 'aborted';

export interface About {
    game: string;
    title: string;
    options: Record<string, Json>;
    settings: TableSettings;
    status: Status;
    /** Whether the game hides anything from anybody. */
    secrets: boolean;
    /** Who says what chance brings; null where it is drawn. */
    dealers: 'referee' | 'players' | null;
    seats: SeatInfo[];
    commitment: string | null;
    /** Somebody asks to take back everything after an entry. */
    wants_back: {
        /** Null: whoever deals. */ seat: number | null;
        moves: number;
        after: number;
        agreed: number[];
    } | null;
    before: string | null;
    source: string | null;
    followed: string | null;
    /** The sorts of windows that the game has. */
    windows: Sort[];
}

export interface Candidate {
    action: string;
    label: string;
    rule: string | null;
    on: { is: string; [key: string]: Json };
}

/** Something that the open question knows, and refuses now. */
export interface RefusedChoice extends Problem {
    action: string;
    label: string;
    on: Candidate['on'];
}

/** What a bot would do, by what the asker sees. */
export interface Hint extends Candidate {
    /** What the first part is about, in words. */
    about: string[];
    /** All that it would do now, one after another; the first is `action`. */
    actions: string[];
    /** What each of these is called. */
    labels: string[];
    /** What speaks for it, in a sentence. */
    reason: string;
}

export interface Decision {
    /** Null where chance is said by hand. */
    seat: number | null;
    number: number;
    step: string;
    rule: string | null;
    prompt: string;
    help: string;
    /** The action that says nothing, where there is one. */
    silence: string | null;
    candidates: Candidate[];
    window: boolean;
    /** Of which sort the open window is to the viewer; null where it cannot be let pass. */
    sort?: string | null;
    /** The own answer that lies face down, where a window is open. */
    answered: string[] | null;
    /** Where chance is said by hand: in how many ways each candidate can come; null where that is not theirs to know. */
    ways?: number[] | null;
}

export interface Waiting {
    seats: number[];
    chance: boolean;
    window: boolean;
    number: number;
    rule?: string | null;
    prompt: string;
}

export interface ScoreLine {
    seat: number;
    name: string;
    args: Record<string, Json>;
    points: number;
    text: string;
}

export interface Outcome {
    ending?: string;
    sentence?: string;
    scores?: number[];
    ranking?: number[];
    winners?: number[];
    breakdown?: ScoreLine[];
    conceded: number | null;
    takebacks: number;
    /** How many hints each seat took. */
    hints: number[];
    replaced: { seat: number; why: string }[];
    secret?: string;
    nonce?: string;
    words?: string[];
}

/** What playing a match again has found. */
export interface Verified {
    decisions: number;
    draws: number;
    takebacks: number;
    luck: 'promised' | 'chosen' | 'by-hand';
    sentence: string;
    setup: boolean;
    words: boolean;
}

export type Loss = 'slip' | 'mistake' | 'blunder';

/** What is thought of one decision, by what its seat could know; expectations go from 0 to 1. */
export interface AnalysisPoint {
    number: number;
    /** The entry that brought it. */
    seq: number;
    seat: number;
    before: number;
    worth: number;
    loss: number;
    margin: number;
    name: Loss | null;
    action: string;
    best: string;
    /** In words; what would have been better, if anything. */
    played: string;
    better: string | null;
    rounds: number;
}

export interface AnalysisMoment {
    number: number;
    since: number;
    seq: number;
    seat: number;
    kind: Loss | 'rise' | 'fall';
    change: number;
}

export interface Tally {
    seat: number;
    choices: number;
    good: number;
    slips: number;
    mistakes: number;
    blunders: number;
    lost: number;
}

export interface Analysis {
    decisions: number;
    rough: boolean;
    points: AnalysisPoint[];
    moments: AnalysisMoment[];
    tallies: Tally[];
    ends: number[] | null;
}

/** How far the analysis of a match is. */
export interface ReviewTold {
    ahead: number;
    judged: number;
    choices: number | null;
    analysis: Analysis | null;
}

export interface Clocks {
    banks: number[] | null;
    running: number[];
    left: number | null;
    least: number | null;
    out: number[];
}

export interface Entry {
    seq: number;
    at: number;
    is: string;
    text: string | null;
    events?: Event[];
    seat?: number | null;
    by?: string;
    /** The seat whose turn began by it. */
    turn?: number | null;
    /** Why the viewer cannot take back freely what lies before it. */
    bars?: string | null;
    /** Of what was taken back: the entry after which the match stands again. */
    after?: number;
    [key: string]: unknown;
}

/** A sort of windows that a game has, and when it opens. */
export interface Sort {
    window: string;
    label: string;
}

/** An ability by which windows can be answered, and whether the viewer wants to be asked about it. */
export interface Asking {
    ability: string;
    label: string;
    ask: 'never' | 'always' | null;
    /** Whether the open window can be answered so. */
    now: boolean;
}

export interface Frame {
    type: 'state' | 'update';
    table: string;
    seq: number;
    you: number | null;
    referee: boolean;
    host: boolean;
    entries: Entry[];
    about: About;
    view: View | null;
    /** Everybody's points so far; null where the game tells them at the end only. */
    scores: number[] | null;
    decision: Decision | null;
    outcome: Outcome | null;
    clocks: Clocks | null;
    until: string | null;
    asks: Asking[];
    /** In which sorts of windows the viewer wants to be asked never or always. */
    windows: Record<string, 'never' | 'always'>;
    waiting: Waiting | null;
    present: number[];
    watching?: number;
}

export interface Problem {
    code: string;
    rule: string | null;
    message: string;
    report: string | null;
    seconds?: number;
    /** The option of a game that is wrong. */
    option?: string;
    /** Where in data of one's own the fault is, such as `components.tiles.A.2`. */
    path?: string;
}

export interface GameOption {
    name: string;
    says: string;
    /** The default and the choices, in words. */
    values: { value: Json; says: string }[];
    default: Json;
    choices?: Json[];
    /** Any number below this one will do. */
    below?: number;
    kind?: 'object' | 'seat';
    /** What it is for numbers of players that leave no choice. */
    settled: Record<number, Json>;
    rule?: string;
}

export interface GameInfo {
    name: string;
    title: string;
    about: string;
    rules_version: number;
    seats: number[];
    bots: string[];
    /** The bot that plays it best at once. */
    bot: string;
    /** Whether it hides anything from anybody. */
    secrets: boolean;
    /** Whether who says what chance brings must hold no seat. */
    referee: boolean;
    /** How long its lessons are, where it has some. */
    lessons: { steps: number; minutes: number } | null;
    options: GameOption[];
}

export type SeatPlan = { is: 'person'; mine?: boolean; name?: string } | { is: 'bot'; bot?: string };

export interface NewTable {
    game: string;
    seats: SeatPlan[];
    options?: Record<string, Json>;
    settings?: Partial<TableSettings>;
    name?: string;
}

export interface Keys {
    table: string;
    host: string;
    invite: string;
    watch: string;
    referee: string;
    seats: Record<string, string>;
}

/** A table as it stands in a list. */
export interface Listed extends About {
    id: string;
    changed: number;
    waits_for: number[];
    /** What the viewer is asked, or what everybody waits for; left out where the table may not be watched. */
    prompt?: string;
    last?: string;
    clocks?: Clocks | null;
    watching?: number;
    winners?: number[] | null;
    yours?: number[];
    your_turn?: boolean;
}

/** A table, with what this browser may do there. */
export interface TableAbout extends About {
    id: string;
    seq: number;
    yours: number[];
    host: boolean;
    referee: boolean;
    invited: boolean;
    /** Whether they may see the match. */
    watches: boolean;
}

/** Where a seat is told that it is its turn. */
/** Hours of the day in a time zone at which nobody is told of anything. */
export interface QuietHours {
    begin: number;
    end: number;
    zone: string;
}

export interface NoticeTarget {
    id: string;
    seat: number;
    kind: 'push' | 'webhook' | 'mail';
    address: string;
    confirmed: boolean;
    failures: number;
    /** In how many seconds the message that waits is sent again. */
    again: number | null;
}
