import { beforeAll, expect, test } from 'vitest';
import { speak } from '../lib/texts.svelte';
import { botSaid } from './bots';

beforeAll(() => speak('en'));

test('our bots have words, and every other goes by its name', () => {
    expect(botSaid('level1')).toBe('Cadet: for a first game');
    // Names that the page's other messages have parts of, such as “bot-plays”.
    for (const name of ['plays', 'return', 'mine']) expect(botSaid(name)).toBe(name);
});
