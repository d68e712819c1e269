import { beforeAll, expect, test, vi } from 'vitest';
import { api } from './api';
import { games } from './games';
import type { GameInfo } from './protocol';
import { language, speak } from './texts.svelte';

beforeAll(() => speak('en'));

test('games that come after another language was chosen come in that one', async () => {
    const sends = new Map<string, () => void>();
    const told = (about: string) => [{ name: 'oort', about } as GameInfo];
    vi.spyOn(api, 'games').mockImplementation(() => {
        const spoken = language();
        return new Promise((resolve) => sends.set(spoken, () => resolve(told(spoken))));
    });
    const first = games();
    await speak('fr');
    const second = games();
    sends.get('fr')!();
    expect(await second).toEqual(told('fr'));
    sends.get('en')!();
    expect(await first).toEqual(told('fr'));
    await speak('en');
    expect(await games()).toEqual(told('en'));
    expect(api.games).toHaveBeenCalledTimes(2);
});
