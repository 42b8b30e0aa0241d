import { defineConfig } from 'vitest/config'

// One browser and one table at a time: the machine is small, and so are the games.
export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  test: {
    include: ['e2e/*.test.mjs'],
    fileParallelism: false,
    // Longer than a quiet machine ever needs: only what is broken takes so long.
    testTimeout: 600_000,
    hookTimeout: 120_000,
  },
})
