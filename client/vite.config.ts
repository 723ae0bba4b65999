import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [svelte()],
  // Relative addresses, so the built files work under any path a host gives them.
  base: './',
  build: {
    target: 'es2022',
    rollupOptions: { input: { look: 'look.html' } },
  },
  test: { include: ['src/**/*.test.ts'] },
});
