export { default } from './Plain.svelte';
