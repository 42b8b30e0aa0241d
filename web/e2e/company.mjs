// Several people at one table, and what they do there besides answering.
import { expect } from 'vitest'
import { answer, number, question, walk } from '../tools/drive.mjs'
import { opened } from './board.mjs'

/** Opens the page of a new table and fills its chairs: 'me', 'person', 'bot:LEVEL'. */
export const lay = async (here, page, game, chairs, { open = false, clock = '' } = {}) => {
  await page.goto(`${here.table.url}/new/${game}`)
  await page.waitForSelector('.chairs .who')
  const count = page.locator('.counts button', { hasText: new RegExp(`^${chairs.length}$`) })
  if (await count.count()) await count.click()
  for (const [i, kind] of chairs.entries())
    if (kind) await page.locator('.chairs .who').nth(i).selectOption(kind)
  if (open) {
    await unfold(page, 'visibility')
    await page.locator('.public input').check()
  }
  if (clock) {
    await unfold(page, 'clock')
    await page.locator('[data-fold="clock"] select').first().selectOption(clock)
  }
  await page.locator('.start').click()
  await page.waitForURL('**/room/*')
  return page.url().split('/').at(-1)
}

/** Opens a folded part of the page of a new table. */
export const unfold = (page, part) => page.locator(`[data-fold="${part}"] > summary`).click()

/** Sits down alone against the quickest bots, and waits for the first question. */
export const against = async (here, page, game, seats) => {
  const bots = Array.from({ length: seats - 1 }, () => ({ kind: 'bot', level: 'novice' }))
  const plan = { game, seats: [{ kind: 'me' }, ...bots], away_level: 'novice' }
  await walk(page, `${here.table.url}/room/${await opened(here, page, plan)}`)
  await question(page)
  await page.waitForSelector('main.board > :not(.loading)')
}

/** The links that the lobby of my table shows, by seat, the watchers' last. */
export const invited = async (page) => {
  await page.waitForSelector('.invite .link input')
  return page.locator('.invite .link input').evaluateAll((all) => all.map((each) => each.value))
}

/** Takes the seat of a secret link. */
export const accept = async (page, link) => {
  await page.goto(link)
  await page.locator('form .button.main').click()
  await page.waitForSelector('.hall .seats, .table')
}

/** People of these names at a table of this game, all in their chairs; bots in the others. */
export const gather = async (here, game, names, seats = names.length, how = {}) => {
  const people = []
  for (const name of names) people.push(await here.visit({ ...how, name, at: null }))
  const chairs = Array.from({ length: seats }, (_, i) =>
    i === 0 ? 'me' : i < names.length ? 'person' : '',
  )
  const room = await lay(here, people[0].page, game, chairs, { clock: how.clock })
  const links = await invited(people[0].page)
  for (let i = 1; i < names.length; i++) await accept(people[i].page, links[i - 1])
  await people[0].page.waitForFunction(
    (wanted) => wanted.every((name) => document.querySelector('.seats')?.innerText.includes(name)),
    names,
  )
  await people[0].page.locator('.start').click()
  await Promise.all(people.map(({ page }) => page.waitForSelector('.table')))
  return { room, people, links, pages: people.map(({ page }) => page) }
}

/** Answers if this reader is asked; says whether it was. */
export const step = async (here, page) => {
  if ((await number(page)) === null) return 0
  await answer(page, here.hand(page))
  return 1
}

/** Lets all readers play until together they have given so many answers, or the game is over. */
export const play = async (here, pages, count) => {
  let given = 0
  while (given < count) {
    const before = given
    for (const page of pages) if (given < count) given += await step(here, page)
    if (await pages[0].locator('.standings').count()) break
    if (given === before)
      await Promise.race(
        pages.map((page) => page.waitForSelector('#question[data-number], .standings')),
      )
  }
  return given
}

/** Chooses an entry of the table's menu. */
export const menu = async (page, name) => {
  await page.locator('.bar button[aria-label="Menu"]').click()
  await page.locator('dialog .menu').getByRole('button', { name, exact: true }).click()
}

export const tab = (page, id) => page.locator(`[data-tab="${id}"]`).click()

export const say = async (page, text) => {
  await tab(page, 'chat')
  await page.locator('.chat form input').fill(text)
  await page.keyboard.press('Enter')
}

/** A question that arrives folds the side, whatever it shows: what stands there is then heard, not seen. */
export const heard = (page, text) =>
  page.locator('.chat .said', { hasText: text }).first().waitFor({ state: 'attached' })

/** Plays until the first of these waits and the second is asked. */
export const until = async (here, first, second) => {
  while ((await number(second)) === null || (await number(first)) !== null)
    if (!(await step(here, first)))
      await Promise.race(
        [first, second].map((page) => page.waitForSelector('#question[data-number]')),
      )
}

/** A game that bots have played to its end. */
export const played = async (here, page, game, seats) => {
  const bots = Array.from({ length: seats }, () => ({ kind: 'bot', level: 'greedy' }))
  const room = await opened(here, page, { game, seats: bots, away_level: 'greedy' })
  const status = async () => {
    const told = await page.context().request.get(`${here.table.url}/api/rooms/${room}`)
    return (await told.json()).status
  }
  await expect.poll(status, { timeout: 120_000, interval: 500 }).toBe('over')
  return room
}
