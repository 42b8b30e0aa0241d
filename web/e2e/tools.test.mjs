// The tools that the docs recommend do what the docs say.
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { setUp } from './visit.mjs'

const here = setUp()

test('play.mjs plays at a running table and tells what it answered', async () => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['tools/play.mjs', here.table.url, 'btwixt', '3', 'phone', 'dark', 'it'],
    { cwd: new URL('..', import.meta.url).pathname },
  )
  expect(stdout.trim().split('\n')).toEqual(
    [1, 2, 3].map((n) => expect.stringMatching(`^${n}\\. .+ -> .+ \\(\\d+ ms\\)`)),
  )
})
