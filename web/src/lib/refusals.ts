/** Asking the server for what it may refuse. */

import { Refused } from './api';
import { toast } from './toasts.svelte';

/** Do something; return why it was refused, in words, and nothing where it was done. */
export async function whyRefused(work: () => Promise<unknown>): Promise<string> {
    try {
        await work();
        return '';
    } catch (error) {
        if (!(error instanceof Refused)) throw error;
        return error.message;
    }
}

/** Do something; where it is refused, say why at the foot of the page. Return whether it was done. */
export async function orToast(work: () => Promise<unknown>): Promise<boolean> {
    const why = await whyRefused(work);
    if (why) toast(why, 'warn');
    return !why;
}
