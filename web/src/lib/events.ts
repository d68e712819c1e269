/**
 * Svelte lays `currentTarget` over each event that it hands on, by a getter that knows the element. The browser keeps
 * the first such getter of a kind of event with the form of all events of that kind, and by it a whole table that was
 * left long ago. A first one that knows nothing, and stays, leaves that place to no other.
 */

const held: Event[] = [];

/** Keep an event of every kind that the page hears, each with a getter that holds nothing. */
export function holdForms(): void {
    for (const Kind of [Event, UIEvent, MouseEvent, PointerEvent, WheelEvent, KeyboardEvent, FocusEvent, InputEvent])
        held.push(Object.defineProperty(new Kind('held'), 'currentTarget', { configurable: true, get: () => null }));
}
