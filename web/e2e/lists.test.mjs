// A deck and an army of one's own: pasted in the lobby, with the reasons against a bad one.
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { answer, question } from '../tools/drive.mjs'
import { accept, invited, lay } from './company.mjs'
import { setUp } from './visit.mjs'

const here = setUp()
const content = async (path) =>
  JSON.parse(
    await readFile(new URL(`../../src/weirwood/games/${path}.json`, import.meta.url), 'utf8'),
  )

/** A ready deck as the text that people exchange. */
const deck = async (id) => {
  const { decks } = await content('cardgame/content/decks')
  const { faction, agenda, plots, cards } = decks.find((each) => each.id === id)
  return [
    `Faction: ${faction}`,
    ...(agenda ? [`Agenda: ${agenda}`] : []),
    ...Object.entries({ ...plots, ...cards }).map(([card, count]) => `${count}x ${card}`),
  ]
}
const army = async (id) => {
  const { armies } = await content('miniatures/content/armies')
  return armies.find((each) => each.id === id)
}

const cases = {
  cardgame: async () => {
    const lines = await deck('intro_stark')
    return {
      good: lines.join('\n'),
      bad: [...lines.slice(0, -20), '9x Eddart Stark'].join('\n'),
      reason: 'Eddart Stark',
    }
  },
  miniatures: async () => {
    const found = await army('army_stark_20')
    return {
      good: JSON.stringify(found),
      bad: JSON.stringify({ ...found, ncus: Array(6).fill(found.ncus[0]) }),
      reason: '20',
    }
  },
}

test.each(Object.keys(cases))('%s: a bad list tells why, a good one is played', async (game) => {
  const { good, bad, reason } = await cases[game]()
  const ana = await here.visit({ name: 'Ana' })
  await lay(here, ana.page, game, ['me', 'person'])
  const [link] = await invited(ana.page)
  const bo = await here.visit({ name: 'Bo', size: 'phone', lang: 'en' })
  await accept(bo.page, link)

  const box = bo.page.locator('.bring .list').first()
  await box.locator('select').selectOption('own')
  await box.locator('textarea').fill(bad)
  await box.getByRole('button', { name: 'Check' }).click()
  await box.locator('.no').first().waitFor()
  expect((await box.locator('.no').allInnerTexts()).join('\n')).toContain(reason)
  await box.getByRole('button', { name: 'Play with this list' }).click()
  await box.locator('.no').first().waitFor()
  expect(await here.axe(bo.page)).toEqual([])
  await bo.page.screenshot({ path: `shots/e2e/list-${game}-phone.png` })
  await box.locator('textarea').fill(good)
  await box.getByRole('button', { name: 'Check' }).click()
  await box.locator('.yes').waitFor()
  await box.getByRole('button', { name: 'Play with this list' }).click()
  await box.getByRole('button', { name: 'You play with this list.' }).waitFor()

  await ana.page.locator('.start').click()
  for (const { page } of [ana, bo]) await page.waitForSelector('.table')
  const asked = await Promise.race([ana, bo].map(({ page }) => question(page).then(() => page)))
  await answer(asked, here.hand(asked))
  for (const { complaints } of [ana, bo]) expect(complaints).toEqual([])
})
