import { defineConfig } from 'electron-vite';

export default defineConfig({
  main: {
    build: {
      outDir: 'out/main',
      rolldownOptions: {
        input: { cli: 'src-main/cli/soundcheck.ts' },
      },
    },
  },
});
