/** An emblem for each value of a domain: a rosette with its own number of parts, their form and hue. */

const HUES = ['d', 'h', 'u', 'c', 'i', 'g'];
const PARTS = [3, 4, 5, 6, 8, 7, 9];
const FORMS = 5;

export interface Emblem {
    /** A custom property of the style sheet. */
    hue: string;
    parts: number;
    /** 0 discs, 1 kites, 2 petals, 3 discs on stems, 4 spears. */
    form: number;
    /** The radius of the middle. */
    middle: number;
}

/** No two of the first hundred are alike, and none is a cross or a star of six. */
export function emblemOf(index: number): Emblem {
    const k = Math.max(0, index);
    const form = k % FORMS;
    let parts = PARTS[k % PARTS.length]!;
    if (parts === 4 && form > 1) parts = 10;
    if (parts === 6 && (form === 1 || form === 4)) parts = 11;
    return { hue: `var(--res-${HUES[k % HUES.length]})`, parts, form, middle: [3, 3.5, 3, 4, 4.5][form]! };
}

/** The angles at which the parts stand. */
export function turns(parts: number): number[] {
    return Array.from({ length: parts }, (_, i) => Math.round((3600 / parts) * i) / 10);
}
