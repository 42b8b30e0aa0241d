// Every page but the table itself, looked at once: nothing that axe calls serious, no word that
// cannot be read, nothing on the console, no request that fails.
import { expect } from 'vitest'
import { SIZES } from '../tools/browser.mjs'
import { walk } from '../tools/drive.mjs'
import { played } from './company.mjs'
import { unreadable } from './fit.mjs'

const GAMES = ['btwixt', 'boardgame', 'cardgame', 'miniatures']
/** The game whose pages are looked at in all sizes; those of the others differ in their words alone. */
const ONE = 'boardgame'
/** Pages that belong to no step on the way to a game, with what is there once they have come. */
const APART = [
  ['friends', 'main h1'],
  ['mine', 'main h1'],
  ...GAMES.flatMap((game) => [
    [`learn/${game}`, 'main h1'],
    [`cards/${game}`, 'main [data-about], main .tile, main li'],
    [`puzzles/${game}`, 'main h1'],
  ]),
  ['build/cardgame', 'main h1'],
  ['build/miniatures', 'main h1'],
]

/** `besides`: sizes in which the pages that all games have, and those of one game, are looked at as
    well; `apart`: also pages that have tests of their own at two sizes, and those of a finished game. */
export const sweep = async (here, { size, theme, lang, besides = [], apart = false }) => {
  const { page, complaints } = await here.visit({ size, theme, lang })
  const look = async (name, others = besides) => {
    for (const at of [size, ...others]) {
      if (others.length) await page.setViewportSize(SIZES[at])
      await page.screenshot({ path: `shots/e2e/${name}-${at}-${theme}.png` })
      const told = `${name} at ${at}`
      expect([told, ...(await here.axe(page)), ...(await unreadable(page))]).toEqual([told])
    }
    if (others.length) await page.setViewportSize(SIZES[size])
  }
  await look('home')
  await page.locator('[data-act="settings"]').click()
  await page.waitForSelector('dialog .settings')
  await look('settings')
  await page.keyboard.press('Escape')
  for (const game of GAMES) {
    const others = game === ONE ? besides : []
    await walk(page, `${here.table.url}/new/${game}`)
    await page.waitForSelector('.start')
    await look(`new-${game}`, others)
    await page.locator('.chairs .who').nth(1).selectOption('person')
    await page.locator('.start').click()
    await page.waitForSelector('.hall .seats')
    if (game === 'cardgame' || game === 'miniatures') await page.waitForSelector('.bring select')
    await look(`lobby-${game}`, others)
    await walk(page, `${here.table.url}/rules/${game}`)
    await page.waitForSelector('[data-rule]')
    await look(`rules-${game}`, others)
  }
  await walk(page, `${here.table.url}/room/nowhere`)
  await page.waitForSelector('.hall h1')
  await look('nowhere')
  if (apart) {
    for (const [path, come] of APART) {
      await walk(page, `${here.table.url}/${path}`)
      await page.waitForSelector(come)
      await look(path.replace('/', '-'))
    }
    const room = await played(here, page, ONE, 3)
    for (const [path, come] of [
      [`replay/${room}/40`, '.scrubber'],
      [`report/${room}`, 'main[data-status="done"] .curve'],
      [`analysis/${room}/40`, '.analysis #question h2'],
    ]) {
      await walk(page, `${here.table.url}/${path}`)
      await page.waitForSelector(come)
      await look(path.split('/')[0])
    }
  }
  expect(complaints).toEqual([])
}
