/** What kind of screen the page is shown on. */

const phone = window.matchMedia('(max-width: 860px)');
const seen = $state({ narrow: phone.matches });
phone.addEventListener('change', () => (seen.narrow = phone.matches));

/** Whether the page has the frame for phones. */
export function isNarrow(): boolean {
    return seen.narrow;
}
