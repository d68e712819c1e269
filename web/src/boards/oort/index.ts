export { default } from './Oort.svelte';
