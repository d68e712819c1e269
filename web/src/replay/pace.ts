/** How fast moves are played one after another: milliseconds for each. */
export const SPEEDS = { slow: 1800, normal: 900, fast: 300 } as const;
export type Speed = keyof typeof SPEEDS;
