import { defineConfig } from 'vitest/config'

// Whole games take minutes each, and as long as it takes on a busy machine.
export default defineConfig({
  root: new URL('../..', import.meta.url).pathname,
  test: {
    include: ['e2e/soak/*.test.mjs'],
    fileParallelism: false,
    testTimeout: 3_600_000,
    hookTimeout: 120_000,
  },
})
