/** Whether anybody wants to be told of their turn: the ways of doing so are loaded where one was chosen. */

export const KEPT = 'starboard-notices';

/** Be told at a table too, where any way was chosen in this browser. */
export async function tellHere(table: string, seat: number): Promise<void> {
    try {
        if (!localStorage.getItem(KEPT)) return;
    } catch {
        return; // a browser that keeps nothing has chosen nothing
    }
    const { tellAtLater } = await import('./notices.svelte');
    await tellAtLater(table, seat);
}
