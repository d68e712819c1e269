import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// The server takes its files from here, and the wheel carries them.
const BUILT = '../src/starboard/page';
const SERVER = process.env.STARBOARD_SERVER ?? 'http://127.0.0.1:8080';

export default defineConfig({
    plugins: [svelte()],
    build: {
        outDir: BUILT,
        emptyOutDir: true,
        target: 'es2022',
        assetsInlineLimit: 0, // nothing is read out of data URLs
        modulePreload: { polyfill: false },
        reportCompressedSize: false,
    },
    server: { proxy: { '/api': { target: SERVER, ws: true } } },
    test: { include: ['src/**/*.test.ts'], environment: 'node', setupFiles: ['src/test/browser.ts'] },
});
