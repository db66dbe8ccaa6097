import { resolve } from 'node:path';
import { defineConfig } from 'vite';

// The benchmarks measure the sources as they are shipped: bundled and for Node.
export default defineConfig({
  root: resolve(import.meta.dirname, '..'),
  logLevel: 'warn',
  // boardgame.io is bundled in its production build: its folders cannot be imported as they are.
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: ['boardgame.io', 'immer', 'lodash.isplainobject', 'rfc6902'] },
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'out/bench',
    rolldownOptions: {
      input: { bench: 'bench/bench.ts', 'engine-worker': 'bench/engine-worker.ts', 'gc-worker': 'bench/gc-worker.ts' },
    },
  },
});
