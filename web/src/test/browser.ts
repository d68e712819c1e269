/** What of a browser the modules under test ask for when they are read. */

import { vi } from 'vitest';

const media = { matches: false, addEventListener: () => undefined };
vi.stubGlobal('window', globalThis);
vi.stubGlobal('matchMedia', () => media);
vi.stubGlobal('navigator', { language: 'en' });
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
vi.stubGlobal('document', {
    documentElement: { dataset: {}, lang: 'en' },
    hidden: false,
    visibilityState: 'visible',
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
});
