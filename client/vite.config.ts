import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

/** The server that `npm run dev` talks to; it must believe that we come from itself. */
const SERVER = process.env['UNTOT_SERVER'] ?? 'http://127.0.0.1:8666';
const proxied = { target: SERVER, changeOrigin: true, headers: { origin: SERVER } };

export default defineConfig({
  plugins: [svelte()],
  base: '/',
  build: {
    target: 'es2022',
    // Into the Python package, which serves it; see hatch_build.py. Nothing built is committed.
    outDir: '../untot/server/client',
    emptyOutDir: true,
    // Nothing is written into the page itself: the server's content policy forbids it.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    copyPublicDir: false,
  },
  server: {
    host: '127.0.0.1',
    proxy: { '/api': proxied, '/ws': { ...proxied, ws: true } },
  },
  test: { include: ['{src,tests}/**/*.test.ts'] },
});
