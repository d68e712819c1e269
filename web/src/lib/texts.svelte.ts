/** The page's own words, in Fluent as everywhere in Starboard. What belongs to a game comes from the server in words. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { change, type Language } from './look.svelte';

export const LANGUAGES: readonly Language[] = ['en', 'fr'];

const sources: Record<Language, () => Promise<{ default: string[] }>> = {
    en: () => import('../texts/en'),
    fr: () => import('../texts/fr'),
};

const bundles = new Map<Language, FluentBundle>();
const spoken = $state<{ language: Language }>({ language: 'en' });

/** Speak a language from now on; what is shown changes with it. */
export async function speak(language: Language): Promise<void> {
    if (!bundles.has(language)) {
        const bundle = new FluentBundle(language, { useIsolating: false });
        for (const source of (await sources[language]()).default) bundle.addResource(new FluentResource(source));
        bundles.set(language, bundle);
    }
    spoken.language = language;
    change({ language });
}

/** The language that is spoken now. */
export function language(): Language {
    return spoken.language;
}

/** Say a message of the page; one that is missing shows its name, and a test finds it. */
export function t(id: string, args?: Record<string, FluentVariable>): string {
    const bundle = bundles.get(spoken.language);
    const [name, attribute] = id.split('.') as [string, string?];
    const message = bundle?.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    return bundle && pattern ? bundle.formatPattern(pattern, args) : id;
}
