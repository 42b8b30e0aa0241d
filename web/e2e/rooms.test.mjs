// The rooms around the table: the entrance, an invitation, giving up against bots, a replay.
import { expect, test } from 'vitest'
import { SIZES as PAGES } from '../tools/browser.mjs'
import { answer, question } from '../tools/drive.mjs'
import { opened } from './board.mjs'
import { accept, against, invited, lay, played } from './company.mjs'
import { unreadable } from './fit.mjs'
import { setUp } from './visit.mjs'

const here = setUp()
const SIZES = ['desk', 'phone']

test.each(SIZES)('an invitation says who, what and with whom: %s', async (size) => {
  const ana = await here.visit({ name: 'Ana', size, at: null })
  await lay(here, ana.page, 'boardgame', ['me', 'person', 'bot:novice'])
  const [link] = await invited(ana.page)
  // Nobody is ever shown the link of their own chair, not even while the table is being asked.
  const kept = await ana.page.evaluate(() =>
    Object.entries(localStorage).flatMap(([key, text]) =>
      key.includes('links') ? Object.keys(JSON.parse(text)) : [],
    ),
  )
  expect(kept).toEqual(['1', 'watch'])
  const invite = ana.page.locator('.invite')
  await invite.locator('[data-act="copy"]').first().click()
  await invite.locator('[data-act="qr"]').first().click()
  await invite.locator('svg[role="img"]').waitFor()
  expect(await here.inBoth(ana.page)).toEqual([])
  await ana.page.screenshot({ path: `shots/e2e/lobby-${size}.png`, fullPage: true })

  const bo = await here.visit({ name: 'Bo', size, at: null })
  await bo.page.goto(link)
  await bo.page.locator('h1', { hasText: 'Ana invites you to The Board Game' }).waitFor()
  const told = await bo.page.locator('main').innerText()
  for (const words of ['3 players', '2 to 4 hours', 'With Ana', 'one bot'])
    expect(told).toContain(words)
  expect(await bo.page.locator('a[href="/rules/boardgame"]').count()).toBe(1)
  expect(await bo.page.locator('a[href="/learn/boardgame"]').count()).toBe(1)
  expect(await here.inBoth(bo.page)).toEqual([])
  await bo.page.screenshot({ path: `shots/e2e/invitation-${size}.png`, fullPage: true })
  await accept(bo.page, link)
  await bo.page.getByText('Ana starts the game.').waitFor()
  for (const { complaints } of [ana, bo]) expect(complaints).toEqual([])
})

test.each(SIZES)('giving up against bots ends at once, and is replayed: %s', async (size) => {
  const { page, complaints } = await here.visit({ size, at: null })
  await against(here, page, 'boardgame', 3)
  await answer(page, here.hand(page))
  await question(page)
  await page.locator('.bar button[aria-label="Menu"]').click()
  const menu = page.locator('dialog .menu')
  expect(await menu.innerText()).not.toContain('Ask to')
  await menu.locator('[data-act="leave"]').click()
  await menu.locator('[data-act="end"]').click()
  await page.locator('.standings .how', { hasText: 'Nobody is left' }).waitFor()
  expect(await page.locator('.standings tbody tr').count()).toBe(3)
  await page.locator('.standings .legend summary').click()
  await page.locator('.standings dt', { hasText: 'Battles' }).waitFor()
  await page.getByRole('button', { name: 'Rematch' }).waitFor()
  expect(await here.inBoth(page)).toEqual([])
  await page.screenshot({ path: `shots/e2e/ending-${size}.png` })

  // The whole story; a press on a line goes there, the slider shows where the round begins.
  await page.getByRole('link', { name: 'Replay' }).click()
  const story = page.locator('.story')
  await story.locator('.told.now').waitFor()
  const last = story.locator('.told').last()
  await last.locator('.to').click()
  await page.waitForFunction(() =>
    [...document.querySelectorAll('.told')].at(-1)?.classList.contains('now'),
  )
  expect(await last.innerText()).toContain('Nobody is left')
  expect(await page.locator('.marks .round').count()).toBeGreaterThan(0)
  await page.locator('.speed select').selectOption('4')
  await story.locator('.told').first().locator('.to').click()
  await page.getByRole('button', { name: 'Play' }).click()
  await page.waitForFunction(() => !document.querySelector('.told')?.classList.contains('now'))
  if (size === 'desk') await page.locator('.replay main text', { hasText: 'Winterfell' }).waitFor()
  expect(await here.inBoth(page)).toEqual([])
  await page.screenshot({ path: `shots/e2e/replay-${size}.png` })
  expect(complaints).toEqual([])
})

test('nothing is wider than a phone before the page’s own letters have come', async () => {
  for (const lang of ['en', 'es', 'it']) {
    const { page } = await here.visit({
      size: 'phone',
      lang,
      at: null,
      expected: /woff2|ERR_FAILED/,
    })
    await page.route(/\.woff2/, (route) => route.abort())
    for (const path of ['', '/mine', '/friends', '/rules/cardgame', '/learn/btwixt']) {
      await page.goto(`${here.table.url}${path}`)
      await page.locator('main h1, main h2').first().waitFor()
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect([lang, path, wider]).toEqual([lang, path, 0])
    }
  }
})

test.each([
  ['cardgame', 2, ['desk', 'middle', 'large', 'sideways', 'phone', 'enlarged']],
  ['btwixt', 6, ['desk', 'middle', 'large', 'phone']],
  ['boardgame', 3, ['desk', 'middle', 'large', 'sideways', 'phone', 'enlarged']],
])('all numbers of an end are in sight: %s of %i', async (game, seats, sizes) => {
  const { page, complaints } = await here.visit({ lang: 'it', at: null })
  // Six who have played to the end have the most to tell.
  if (seats > 2) await page.goto(`${here.table.url}/room/${await played(here, page, game, seats)}`)
  else {
    await against(here, page, game, seats)
    await page.locator('.bar button[aria-label="Menu"]').click()
    await page.locator('dialog .menu [data-act="leave"]').click()
    await page.locator('dialog .menu [data-act="end"]').click()
  }
  const numbers = page.locator('.standings .wide')
  await numbers.waitFor()
  for (const size of sizes) {
    await page.setViewportSize(PAGES[size])
    const over = () => numbers.evaluate((node) => node.scrollWidth - node.clientWidth)
    await expect.poll(over, { message: size, timeout: 9000 }).toBe(0)
  }
  expect(await here.inBoth(page)).toEqual([])
  await page.screenshot({ path: `shots/e2e/ending-${game}.png` })
  expect(complaints).toEqual([])
})

test.each(SIZES)('the entrance shows the boards, and whose turn it is: %s', async (size) => {
  const { page, complaints } = await here.visit({ size, at: null })
  await against(here, page, 'btwixt', 3)
  await page.goto(here.table.url)
  const row = page.locator('a.row').first()
  await row.waitFor()
  expect(await row.innerText()).toMatch(/Your turn · now/)
  const pictures = page.locator('.game img')
  expect(await pictures.count()).toBe(4)
  await pictures.last().scrollIntoViewIfNeeded()
  await page.waitForFunction(() =>
    [...document.querySelectorAll('.game img')].every((each) => each.naturalWidth > 0),
  )
  // Short on a phone: all four games within two screens.
  if (size === 'phone')
    expect((await page.locator('.games').boundingBox()).height).toBeLessThan(2 * 844)
  expect(await here.inBoth(page)).toEqual([])
  await page.screenshot({ path: `shots/e2e/entrance-${size}.png`, fullPage: true })
  expect(complaints).toEqual([])
})

test('the entrance is as wide as a phone, also before its letters have come', async () => {
  const { page } = await here.visit({ size: 'phone', lang: 'it', at: null, expected: /woff2/ })
  await page.route('**/*.woff2', (route) => route.abort())
  await page.goto(here.table.url)
  await page.waitForSelector('.game .button.main')
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
})

test.each([
  ['sideways', 'it'],
  ['enlarged', 'es'],
])('with little height a first visit shows how to begin: %s, %s', async (size, lang) => {
  const { page, complaints } = await here.visit({ size, lang })
  await page.evaluate(() => document.fonts.ready)
  const { height } = page.viewportSize()
  // The first two games by name, and the button that begins them.
  for (const at of [0, 1])
    for (const part of ['h3', '.button.main']) {
      const box = await page.locator('.game').nth(at).locator(part).boundingBox()
      expect(box.y + box.height).toBeLessThanOrEqual(height)
    }
  expect(await unreadable(page)).toEqual([])
  expect(await here.inBoth(page)).toEqual([])
  await page.screenshot({ path: `shots/e2e/entrance-${size}.png` })
  expect(complaints).toEqual([])
})

test('sideways the chairs of a table, and how to invite to it, are on the first screen', async () => {
  const { page, complaints } = await here.visit({ size: 'sideways', lang: 'es', at: null })
  const end = (part) =>
    part.evaluate((node) => Math.round(node.getBoundingClientRect().bottom - innerHeight))
  await page.goto(`${here.table.url}/new/boardgame`)
  const begin = await page.locator('.start').boundingBox()
  const third = await page.locator('.chairs .who').nth(2).boundingBox()
  expect(third.y + third.height).toBeLessThanOrEqual(begin.y)
  await page.locator('.chairs .who').nth(1).selectOption('person')
  await page.locator('.start').click()
  const invite = page.locator('.invite')
  await invite.locator('[data-act="copy"]').first().waitFor()
  for (const part of [invite, page.locator('.hall .seats')])
    expect(await end(part)).toBeLessThanOrEqual(0)
  expect(await unreadable(page)).toEqual([])
  expect(await here.inBoth(page)).toEqual([])
  await page.screenshot({ path: 'shots/e2e/lobby-sideways.png' })
  expect(complaints).toEqual([])
  // Where there is no table the words stand below their title.
  await page.goto(`${here.table.url}/room/nowhere`)
  const [title, words] = await Promise.all(
    ['.hall h1', '.hall p'].map((part) => page.locator(part).first().boundingBox()),
  )
  expect(words.x).toBe(title.x)
  expect(words.y).toBeGreaterThan(title.y)
})

test.each(['desk', 'middle', 'phone', 'sideways'])('a replay is named whole: %s', async (size) => {
  const { page, complaints } = await here.visit({ size, lang: 'it', at: null })
  const room = await played(here, page, 'btwixt', 3)
  await page.goto(`${here.table.url}/replay/${room}`)
  await page.locator('.told.now').waitFor()
  const name = page.locator('.replay h1')
  const { over, lines } = await name.evaluate((node) => {
    const range = document.createRange()
    range.selectNodeContents(node)
    const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
    return { over: node.scrollHeight - node.clientHeight, lines: tops.size }
  })
  expect(over).toBeLessThanOrEqual(3)
  expect(lines).toBeLessThanOrEqual(2)
  // The ways on are on the page, and sideways the slider is one line.
  for (const way of await page.locator('.replay .ways a').all()) {
    const { x, width } = await way.boundingBox()
    expect(x + width).toBeLessThanOrEqual(page.viewportSize().width)
  }
  if (size === 'sideways')
    expect((await page.locator('.scrubber').boundingBox()).height).toBeLessThan(72)
  await page.screenshot({ path: `shots/e2e/replay-name-${size}.png` })
  expect(complaints).toEqual([])
})

test('the line of a replay that is looked at stays in sight when the page is made smaller', async () => {
  const { page, complaints } = await here.visit({ size: 'large', lang: 'it', at: null })
  const room = await played(here, page, 'boardgame', 3)
  await page.goto(`${here.table.url}/replay/${room}/1`)
  const line = page.locator('.told.now')
  await line.waitFor()
  /** How far the line is from the lower edge of its box, and whether it is in there. */
  const lies = () =>
    line.evaluate((node) => {
      const [at, frame] = [node, node.closest('.story')].map((each) => each.getBoundingClientRect())
      return {
        below: frame.bottom - at.bottom,
        seen: at.top >= frame.top - 1 && at.top < frame.bottom,
      }
    })
  // Step by step to the lower edge.
  for (let step = 2; (await lies()).below > 120; step += 2) {
    await page.locator('input[type=range]').fill(`${step}`)
    await page.waitForURL(`**/replay/${room}/${step}`)
  }
  for (const size of ['desk', 'sideways', 'phone', 'sideways']) {
    await page.setViewportSize(PAGES[size])
    await expect.poll(async () => (await lies()).seen, { message: size, timeout: 9000 }).toBe(true)
  }
  expect(complaints).toEqual([])
})

test.each(['desk', 'phone', 'sideways'])(
  'a table that is still being set up says so, and nothing jumps when it stands: %s',
  async (size) => {
    const { page, complaints } = await here.visit({ size, at: null, expected: /_facts_cardgame/ })
    const bots = [{ kind: 'me' }, { kind: 'bot', level: 'novice' }]
    const room = await opened(here, page, { game: 'cardgame', seats: bots })
    // The page itself is slow first, then the facts that the board is made of; once they are lost.
    const slow = async (which) => {
      let go
      let how = 'lost'
      const held = new Promise((resolve) => (go = resolve))
      await page.route(which, async (route) => {
        await held
        await (how === 'lost' ? route.abort() : route.continue())
      })
      return (wanted) => {
        how = wanted
        go()
      }
    }
    const lies = async (selector) => {
      const { x, y, width } = await page.locator(selector).boundingBox()
      return size === 'phone' ? { x, y, width } : { x, width }
    }
    const pageCame = await slow('**/assets/Room-*.js')
    const factsCame = await slow('**/assets/_facts_cardgame-*.js')
    await page.goto(`${here.table.url}/room/${room}`)
    await page.locator('.laying').getByText('Setting up the table…').waitFor()
    const board = await lies('.laying .board')
    const column = (await page.locator('.laying .asked').boundingBox()).width
    expect(await here.axe(page)).toEqual([])
    await page.screenshot({ path: `shots/e2e/laying-${size}.png` })
    pageCame('whole')
    await page.locator('main.board').getByText('Setting up the table…').waitFor()
    await question(page)
    await page.screenshot({ path: `shots/e2e/laying-board-${size}.png` })
    expect(await lies('main.board')).toEqual(board)
    expect((await page.locator('aside.prompt').boundingBox()).width).toBe(column)
    factsCame('lost')
    const again = page.getByRole('button', { name: 'Reload' })
    await again.waitFor()
    factsCame('whole')
    await again.click()
    await page.waitForSelector('main.board .hand')
    expect(await lies('main.board')).toEqual(board)
    expect(complaints).toEqual([])
  },
)
