/** What kind of screen the page is shown on. */

const phone = window.matchMedia('(max-width: 860px)');
const wide = window.matchMedia('(min-width: 1321px)');
/** The same as for the keys on buttons (controls.css). */
const finger = window.matchMedia('(max-width: 860px), (pointer: coarse)');
const seen = $state({ narrow: phone.matches, wide: wide.matches, finger: finger.matches });
phone.addEventListener('change', () => (seen.narrow = phone.matches));
wide.addEventListener('change', () => (seen.wide = wide.matches));
finger.addEventListener('change', () => (seen.finger = finger.matches));

/** Whether the page has the frame for phones. */
export function isNarrow(): boolean {
    return seen.narrow;
}

/** Whether there is room for a drawer beside the board. */
export function isWide(): boolean {
    return seen.wide;
}

/** Whether it is worth naming keys: not where one presses with a finger. */
export function hasKeys(): boolean {
    return !seen.finger;
}
