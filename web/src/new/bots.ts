/** Bots in words. */

import { t } from '../lib/texts.svelte';

/** What a bot is called; one that this page has no word for, as a program of somebody's own, goes by its name. */
export function botSaid(bot: string): string {
    const said = t(`which-bot-${bot}`);
    return said === `which-bot-${bot}` ? bot : said;
}
