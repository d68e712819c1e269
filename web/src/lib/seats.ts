/** Seats are numbers; each has its shape and letter for good, and a hue that its player may choose. */

const SHAPES = ['a', 'b', 'c', 'd', 'e', 'f'] as const;
export const HUES = 6;

export function seatLetter(seat: number): string {
    return String.fromCharCode(65 + seat);
}

export function seatShape(seat: number): string {
    return SHAPES[seat % SHAPES.length]!;
}

/** The name of a hue in the style sheet: `--seat-a` and so on. */
export function seatHue(hue: number): string {
    return SHAPES[hue % HUES]!;
}

/** The colour in which a seat's name is written. */
export function seatInk(seat: number, hues?: number[]): string {
    return `var(--seat-${seatHue(hues?.[seat] ?? seat)}-ink)`;
}
