import { svelte } from '@sveltejs/vite-plugin-svelte';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

// The server takes its files from here, and the wheel carries them.
const BUILT = '../src/starboard/page';
const SERVER = process.env.STARBOARD_SERVER ?? 'http://127.0.0.1:8080';

type Modules = { getModuleInfo: (id: string) => { importedIds: string[] } | null };

/** What a file of the page needs to be loaded, itself included. */
function needed(file: string, modules: Modules): Set<string> {
    const found = new Set([join(import.meta.dirname, file)]);
    for (const id of found) for (const next of modules.getModuleInfo(id)?.importedIds ?? []) found.add(next);
    return found;
}

// What is always loaded together is one file: it packs better than many, by 18 kB for a table. Parts that not only
// tables use come with the first page, so that no page loads a table it does not show.
function fileOf(id: string, modules: Modules): string | null {
    const first = ['src/main.ts', 'src/pages/Home.svelte'].some((file) => needed(file, modules).has(id));
    if (first) return 'first';
    if (!needed('src/pages/TablePage.svelte', modules).has(id)) return null;
    return /src[\\/](table|boards|pages)[\\/]/.test(id) ? 'table' : 'first';
}

export default defineConfig({
    plugins: [svelte()],
    build: {
        outDir: BUILT,
        emptyOutDir: true,
        target: 'es2022',
        assetsInlineLimit: 0, // nothing is read out of data URLs
        modulePreload: { polyfill: false },
        reportCompressedSize: false,
        cssCodeSplit: false, // the loader of a part's own sheet would keep the table that first needed it in memory
        rolldownOptions: { output: { codeSplitting: { groups: [{ name: fileOf, debugName: 'together' }] } } },
    },
    server: { proxy: { '/api': { target: SERVER, ws: true } } },
    test: { include: ['src/**/*.test.ts'], environment: 'node', setupFiles: ['src/test/browser.ts'] },
});
