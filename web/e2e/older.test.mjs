// What was kept by other rules, and links that are broken: one sentence each, in the reader's words.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { played } from './company.mjs'
import { setUp } from './visit.mjs'

const here = setUp(() => ({}))

const GAME = 'btwixt'
const puzzle = JSON.parse(
  readFileSync(`../src/weirwood/games/${GAME}/puzzles/found.jsonl`, 'utf8').split('\n')[0],
)
const NOTHING_THERE = 'W1swLCJub3RoaW5nIixbXV1d' // [[0,"nothing",[]]]

test('a record, a puzzle and a branch that do not fit get one sentence each', async () => {
  const first = await here.visit({ at: null })
  const room = await played(here, first.page, GAME, 3)
  const said = async (page, path) => {
    await page.goto('about:blank')
    await page.goto(`${here.table.url}${path}`)
    const told = page.locator('main [role="alert"]')
    await told.waitFor()
    expect(await told.count()).toBe(1)
    expect(await page.locator('.board, .curve').count()).toBe(0)
    return (await told.textContent()).trim()
  }
  const looks = [
    ['desk', 'en', /version 2 of the rules.*3/, /branch cannot be read/, /Answer 1 of this branch/],
    [
      'phone',
      'es',
      /versión 2 de las reglas.*3/,
      /No se puede leer/,
      /La respuesta 1 de esta rama/,
    ],
    ['phone', 'it', /versione 2 delle regole.*3/, /non si può leggere/, /La risposta 1 di questo/],
  ]
  for (const [size, lang, , unread, ungiven] of looks) {
    const { page } = await here.visit({ size, lang, at: null, expected: /400/ })
    expect(await said(page, `/analysis/${room}/3#nonsense!`)).toMatch(unread)
    expect(await said(page, `/analysis/${room}/3#${NOTHING_THERE}`)).toMatch(ungiven)
  }
  await here.table.moveOn(GAME)
  for (const [size, lang, version] of looks) {
    const { page } = await here.visit({ size, lang, at: null, expected: /400/ })
    for (const path of [
      `/replay/${room}`,
      `/analysis/${room}/3`,
      `/report/${room}`,
      `/puzzles/${GAME}/${puzzle.id}`,
    ]) {
      const told = await said(page, path)
      expect(told).toMatch(version)
      expect(told).toMatch(/^[^.]+\.$/)
      await page.screenshot({ path: `shots/e2e/older-${path.split('/')[1]}-${size}.png` })
    }
    // The shelf is there all the same: puzzles are listed, each says its sentence.
    await page.goto(`${here.table.url}/puzzles/${GAME}`)
    await page.waitForSelector('main ol a')
  }
})
