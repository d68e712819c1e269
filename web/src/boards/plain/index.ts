import type { Candidate } from '../../lib/protocol';
import { drawn } from './drawn.svelte';

export { default } from './Plain.svelte';
export { default as Tag } from './Tag.svelte';

export const lists = true;
export const brief = true;

/** The plain board offers what names a square of its grid. */
export const draws = (candidate: Candidate): boolean => drawn.draws(candidate);
