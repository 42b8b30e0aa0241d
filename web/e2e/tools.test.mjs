// The tools that the docs recommend do what the docs say.
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { setUp } from './visit.mjs'

const here = setUp()

test('lessons.mjs counts what is read and pressed in a first lesson', async () => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['tools/lessons.mjs', here.table.url, 'btwixt'],
    { cwd: new URL('..', import.meta.url).pathname },
  )
  const [head, line, ...more] = stdout.trim().split('\n')
  expect(head).toMatch(/^game +pages +words/)
  expect(more).toEqual([])
  const [game, pages, words, coach, presses, minutes] = line.split(/ +/)
  expect([game, pages, presses]).toEqual(['btwixt', '7', '8'])
  expect(Number(words)).toBeGreaterThan(Number(coach))
  // What the ladder says.
  expect(Number(minutes)).toBeLessThanOrEqual(5)
})

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
