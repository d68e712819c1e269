/** How the page looks and behaves in this browser: kept here, told to nobody. */

export type Theme = 'system' | 'dark' | 'light' | 'contrast';
export type Language = 'en' | 'fr';

export interface Look {
    name: string;
    language: Language;
    theme: Theme;
    /** `system` follows the machine's wish for less motion. */
    motion: 'system' | 'none';
    text: 's' | 'm' | 'l' | 'xl';
    /** Single letters as shortcuts (WCAG 2.1.4 wants them to be switched off). */
    shortcuts: boolean;
    sounds: boolean;
    /** Letters beside the glyphs of pieces. */
    letters: boolean;
    /** Ask before a turn ends with something left to do. */
    confirm: boolean;
    /** Pace of bots' moves and animations. */
    pace: 'slow' | 'normal' | 'fast';
}

const KEY = 'starboard-look';
const first: Language = navigator.language.startsWith('fr') ? 'fr' : 'en';
const PLAIN: Look = {
    name: '',
    language: first,
    theme: 'system',
    motion: 'system',
    text: 'm',
    shortcuts: true,
    sounds: false,
    letters: false,
    confirm: true,
    pace: 'normal',
};

function kept(): Partial<Look> {
    try {
        return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Look>;
    } catch {
        return {}; // unreadable: begin plain
    }
}

export const look: Look = $state({ ...PLAIN, ...kept() });

const wantsLight = window.matchMedia('(prefers-color-scheme: light)');
const wantsContrast = window.matchMedia('(prefers-contrast: more)');
const wantsStill = window.matchMedia('(prefers-reduced-motion: reduce)');

/** Whether nothing may move. */
export function isStill(): boolean {
    return look.motion === 'none' || wantsStill.matches;
}

/** The theme that the machine is set to. */
function systemTheme(): Theme {
    if (wantsContrast.matches) return 'contrast';
    return wantsLight.matches ? 'light' : 'dark';
}

function dress(): void {
    const root = document.documentElement;
    root.dataset.theme = look.theme === 'system' ? systemTheme() : look.theme;
    root.dataset.text = look.text;
    if (isStill()) root.dataset.motion = 'none';
    else delete root.dataset.motion;
    root.lang = look.language;
}
for (const wish of [wantsLight, wantsContrast, wantsStill]) wish.addEventListener('change', dress);

/** Change how the page looks, at once and for the next time. */
export function change(part: Partial<Look>): void {
    Object.assign(look, part);
    try {
        localStorage.setItem(KEY, JSON.stringify(look));
    } catch {
        // a browser that keeps nothing still shows the change now
    }
    dress();
}
dress();
