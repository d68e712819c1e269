/** Words as they stand in a sentence. */

/** A label as it begins a line. */
export function capital(label: string): string {
    return label.charAt(0).toLocaleUpperCase() + label.slice(1);
}
