import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src-*/**/*.test.{ts,tsx}', 'tests/**/*.test.ts', 'bench/**/*.test.ts'],
    testTimeout: 60_000,
    // Tests of the command line mostly wait for programs of their own: two cores are enough for two at a time.
    maxWorkers: Math.max(2, availableParallelism() - 1),
  },
});
