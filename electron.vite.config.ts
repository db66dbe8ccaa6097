import { defineConfig } from 'electron-vite';

export default defineConfig({
  main: {
    build: {
      outDir: 'out/main',
      target: 'node20',
      rolldownOptions: {
        input: {
          generate: 'src-main/development/generate.ts',
        },
      },
    },
  },
});
