// Every page but the table itself, looked at once: nothing that axe calls serious, no word that
// cannot be read, nothing on the console, no request that fails.
import { expect } from 'vitest'
import { walk } from '../tools/drive.mjs'
import { unreadable } from './fit.mjs'

const GAMES = ['btwixt', 'boardgame', 'cardgame', 'miniatures']

export const sweep = async (here, { size, theme, lang }) => {
  const { page, complaints } = await here.visit({ size, theme, lang })
  const look = async (name) => {
    await page.screenshot({ path: `shots/e2e/${name}-${size}-${theme}.png` })
    expect([name, ...(await here.axe(page)), ...(await unreadable(page))]).toEqual([name])
  }
  await look('home')
  await page.locator('[data-act="settings"]').click()
  await page.waitForSelector('dialog .settings')
  await look('settings')
  await page.keyboard.press('Escape')
  for (const game of GAMES) {
    await walk(page, `${here.table.url}/new/${game}`)
    await page.waitForSelector('.start')
    await look(`new-${game}`)
    await page.locator('.chairs .who').nth(1).selectOption('person')
    await page.locator('.start').click()
    await page.waitForSelector('.hall .seats')
    if (game === 'cardgame' || game === 'miniatures') await page.waitForSelector('.bring select')
    await look(`lobby-${game}`)
    await walk(page, `${here.table.url}/rules/${game}`)
    await page.waitForSelector('[data-rule]')
    await look(`rules-${game}`)
  }
  await walk(page, `${here.table.url}/room/nowhere`)
  await page.waitForSelector('.hall h1')
  await look('nowhere')
  expect(complaints).toEqual([])
}
