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
          'simulation-worker': 'src-main/simulation/simulation-worker.ts',
        },
      },
    },
  },
});
