/** Short words about one's own acts and the connection, at the foot of the page. */

export interface Toast {
    id: number;
    text: string;
    icon: string;
    action?: { label: string; run: () => void };
}

const LASTS = 4000;
let count = 0;
export const toasts: Toast[] = $state([]);

export function toast(text: string, icon = 'check', action?: Toast['action']): void {
    const id = ++count;
    toasts.push(action ? { id, text, icon, action } : { id, text, icon });
    setTimeout(() => dismiss(id), action ? 2 * LASTS : LASTS);
}

export function dismiss(id: number): void {
    const at = toasts.findIndex((one) => one.id === id);
    if (at >= 0) toasts.splice(at, 1);
}
