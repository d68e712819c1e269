/** Which rule is open in the drawer: every rule number on a page opens it. */

export const rules = $state<{ open: boolean; number: string | null; game: string | null }>({
    open: false,
    number: null,
    game: null,
});

/** Open the drawer at a rule; without one, where it was, or where everything begins. */
export function openRule(number: string | null = null): void {
    rules.open = true;
    if (number) rules.number = number;
}

export function closeRules(): void {
    rules.open = false;
}
