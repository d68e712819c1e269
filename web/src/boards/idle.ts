/** What a board is given where it is only looked at: nothing is asked, and nothing it says is heard. */

import type { BoardProps } from './contract';

const nothing = (): void => undefined;

export const IDLE = {
    decision: null,
    recent: [],
    draft: [],
    brings: new Map(),
    pointed: null,
    point: nothing,
    choose: nothing,
    play: nothing,
    offer: nothing,
    foresee: () => Promise.resolve([]),
    whyNot: () => Promise.resolve(null),
} satisfies Partial<BoardProps>;
