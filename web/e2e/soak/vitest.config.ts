import { defineConfig } from 'vitest/config'

// Whole games take minutes each; none takes ten, even on a busy machine.
export default defineConfig({
  root: new URL('../..', import.meta.url).pathname,
  test: {
    include: ['e2e/soak/*.test.mjs'],
    fileParallelism: false,
    testTimeout: 600_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
  },
})
