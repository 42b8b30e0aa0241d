import { defineConfig } from 'vitest/config'

// One browser and one table at a time: the machine is small, and so are the games.
export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  test: {
    include: ['e2e/*.test.mjs'],
    fileParallelism: false,
    testTimeout: 240_000,
    hookTimeout: 60_000,
  },
})
