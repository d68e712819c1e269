import type { Frame } from '../lib/protocol';

/** Until what windows can be passed. */
export const ORDERS = ['targeted', 'my-turn', 'turn-end', 'always'] as const;

/** Whether the viewer can give standing orders now: it plays itself, and the game asks everybody at times. */
export function takesOrders(frame: Frame): boolean {
    const seat = frame.you === null ? undefined : frame.about.seats[frame.you];
    return frame.about.status === 'playing' && !!seat && !seat.bot && frame.about.windows.length > 0;
}

/** Whether any stands. */
export function hasOrders(frame: Frame): boolean {
    return frame.until !== null || Object.keys(frame.windows).length > 0 || frame.asks.some((one) => one.ask);
}
