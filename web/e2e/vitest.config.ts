import { defineConfig } from 'vitest/config'

// Three files at a time keep two cores busy while one waits for a banner to go or a report to be made.
// The processes that run them go on from file to file, with their table and their browser.
export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  test: {
    include: ['e2e/*.test.mjs'],
    maxWorkers: 3,
    isolate: false,
    // Longer than a quiet machine ever needs: only what is broken takes so long.
    testTimeout: 600_000,
    hookTimeout: 300_000,
    // What is looked for again and again may take long as well, where vitest gives it a second.
    expect: { poll: { timeout: 60_000 } },
    // Whoever works on the client sees at once what fails now and then. Where nobody watches, such a
    // test is tried once more, and the report names it: it is a fault, but not a reason to stop all.
    retry: process.env.CI ? 1 : 0,
  },
})
