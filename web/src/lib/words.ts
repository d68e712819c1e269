/** Words as they stand in a sentence. */

import { language } from './texts.svelte';

/** One after another, as the language has it: all of them, or one of them. */
export function listed(words: string[], type: 'conjunction' | 'disjunction' = 'conjunction'): string {
    return new Intl.ListFormat(language(), { type }).format(words);
}

/** A question as whom it is put to reads it: without the name by which it begins. */
export function toSelf(question: string, name: string): string {
    return name && question.startsWith(`${name}, `) ? capital(question.slice(name.length + 2)) : question;
}

/** A label as it begins a line. */
export function capital(label: string): string {
    return label.charAt(0).toLocaleUpperCase() + label.slice(1);
}
