/** The time that passes, for whatever counts it down: nothing ticks while nobody looks. */

import { createSubscriber } from 'svelte/reactivity';

const EVERY = 250;

const subscribe = createSubscriber((update) => {
    const timer = setInterval(update, EVERY);
    return () => clearInterval(timer);
});

/** The time by `performance.now()`; whatever reads it in an effect is brought up to date. */
export function now(): number {
    subscribe();
    return performance.now();
}
