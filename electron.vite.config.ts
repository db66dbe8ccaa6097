import react from '@vitejs/plugin-react';
import { defineConfig } from 'electron-vite';

export default defineConfig({
  main: {
    build: {
      outDir: 'out/main',
      target: 'node20',
      rolldownOptions: {
        input: {
          soundcheck: 'src-main/cli/soundcheck.ts',
          start: 'src-main/cli/start.ts',
          electron: 'src-main/hosts/electron/main.ts',
          'workbench-process': 'src-main/hosts/electron/workbench-process.ts',
          'simulation-worker': 'src-main/simulation/simulation-worker.ts',
          'picture-worker': 'src-main/faces/picture-worker.ts',
        },
      },
    },
  },
  preload: {
    build: {
      outDir: 'out/preload',
      // A sandboxed preload can load nothing but itself.
      externalizeDeps: false,
      rolldownOptions: {
        input: { preload: 'src-main/hosts/electron/preload.ts' },
        output: { format: 'cjs', entryFileNames: '[name].cjs' },
      },
    },
  },
  renderer: {
    root: 'src-renderer',
    base: './',
    plugins: [react()],
    build: {
      outDir: 'out/renderer',
      target: 'es2023',
      minify: true,
      rolldownOptions: { input: 'src-renderer/index.html' },
      // Monaco is one chunk, loaded when a source is first opened.
      chunkSizeWarningLimit: 4000,
    },
  },
});
