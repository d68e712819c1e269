import { beforeEach, expect, test, vi } from 'vitest';
import { api, Refused } from './api';
import { choose, drop, keepQuiet, tellAtLater, unfit, ways } from './notices.svelte';
import { toasts } from './toasts.svelte';

vi.mock('./route.svelte', () => ({ go: () => undefined }));

const table = { id: 'T', title: 'Oort', status: 'playing', yours: [0] };
const target = { id: 'n', seat: 0, kind: 'webhook', address: '', confirmed: true, failures: 0, again: null };
const no = (message: string) => new Refused({ code: 'table/not-now', rule: null, message, report: null }, 409);

beforeEach(() => {
    Object.assign(ways, { push: false, mail: '', webhook: '', quiet: null, refused: {} });
    toasts.length = 0;
    vi.restoreAllMocks();
    vi.spyOn(api, 'mine').mockResolvedValue([table] as never);
    vi.spyOn(api, 'notices').mockResolvedValue([]);
    vi.spyOn(api, 'noticesKey').mockResolvedValue({ key: 'k', mail: true });
    vi.spyOn(api, 'notify').mockResolvedValue(target as never);
});

test('an address to which nothing can be sent is none, whatever a browser makes of it', () => {
    for (const wrong of ['', 'abc', 'abc@', 'abc@here', 'a b@example.org'])
        expect(unfit('mail', wrong)).toBe('notify-mail-unfit');
    expect(unfit('mail', 'abc@example.org')).toBe('');
    for (const wrong of ['', 'ftp://x', 'example.org', 'https://', 'https://me@example.org/'])
        expect(unfit('webhook', wrong)).toBe('notify-webhook-unfit');
    expect(unfit('webhook', 'http://example.org:8080/hook')).toBe('');
});

test('what is wrong with a way is said, and it is not kept', async () => {
    expect(await choose('webhook', 'ftp://x')).toBe('notify-webhook-unfit');
    vi.mocked(api.noticesKey).mockResolvedValue({ key: 'k', mail: false });
    expect(await choose('mail', 'abc@example.org')).toBe('notify-mail-none');
    vi.mocked(api.notify).mockRejectedValue(no('No.'));
    await expect(choose('webhook', 'https://example.org')).rejects.toThrow('No.');
    expect(ways).toMatchObject({ mail: '', webhook: '' });
});

test('a way that no table was asked for is kept for the next', async () => {
    vi.mocked(api.mine).mockResolvedValue([]);
    expect(await choose('mail', 'abc@example.org')).toBe('');
    expect(ways.mail).toBe('abc@example.org');
    vi.mocked(api.notify).mockResolvedValue({ ...target, confirmed: false } as never);
    await tellAtLater('T', 0);
    expect(toasts.map((one) => [one.text, one.action?.label])).toEqual([['notify-code-sent', 'nav-settings']]);
});

test('no table sends a code while one is still to be said', async () => {
    Object.assign(ways, { mail: 'abc@example.org' });
    const mail = { ...target, kind: 'mail', confirmed: false };
    vi.mocked(api.notify).mockResolvedValue(mail as never);
    await tellAtLater('T', 0);
    vi.mocked(api.notices).mockResolvedValue([mail] as never);
    await tellAtLater('T', 0);
    await tellAtLater('U', 0);
    expect(toasts).toHaveLength(1);
    expect(api.notify).toHaveBeenCalledTimes(1);
    vi.mocked(api.notices).mockResolvedValue([{ ...mail, confirmed: true }] as never);
    await tellAtLater('U', 0);
    expect(api.notify).toHaveBeenCalledTimes(2);
});

test('a refusal of a later table is told once, and leaves the other ways', async () => {
    Object.assign(ways, { mail: 'abc@example.org', webhook: 'https://example.org' });
    vi.mocked(api.notify).mockImplementation((_, asked) =>
        asked.kind === 'mail' ? Promise.reject(no('Full.')) : Promise.resolve(target as never),
    );
    await tellAtLater('T', 0);
    await tellAtLater('U', 0);
    expect(toasts).toHaveLength(1);
    expect(ways.refused.mail).toBe('Full.');
    expect(vi.mocked(api.notify).mock.calls.map(([at, asked]) => `${at} ${asked.kind}`)).toEqual([
        'T mail',
        'T webhook',
        'U mail',
        'U webhook',
    ]);
    await drop('mail');
    expect(ways.refused.mail).toBe('');
});

test('quiet hours are told to every table that tells one of something, and to those to come', async () => {
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    Object.assign(ways, { webhook: 'https://example.org' });
    await keepQuiet([22, 8]);
    expect(api.notify).not.toHaveBeenCalled();
    vi.mocked(api.notices).mockResolvedValue([target] as never);
    await keepQuiet([23, 7]);
    const quiet = { begin: 23, end: 7, zone };
    expect(api.notify).toHaveBeenLastCalledWith('T', {
        seat: 0,
        kind: 'webhook',
        address: 'https://example.org',
        quiet,
    });
    await tellAtLater('U', 1);
    expect(vi.mocked(api.notify).mock.lastCall).toMatchObject(['U', { seat: 1, quiet }]);
    await keepQuiet(null);
    expect(vi.mocked(api.notify).mock.lastCall).toMatchObject(['T', { quiet: null }]);
});
