/** Bots in words. */

import { t } from '../lib/texts.svelte';

/** What a bot is called; one that this page has no word for goes by its name. */
export function botSaid(bot: string): string {
    const said = t(`bot-${bot}`);
    return said === `bot-${bot}` ? bot : said;
}
