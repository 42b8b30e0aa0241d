// The pictures of the entrance: every board in the middle of a game that bots have played, taken from
// its replay at a table of its own.
// Usage: node tools/boards.mjs [game,game] [folder]
import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { openTable, PYTHON } from '../e2e/table.mjs'
import { launch } from './browser.mjs'
import { listen } from './drive.mjs'

/** Which game: how many play, with which seed, and how far into it one looks. */
const GAMES = {
  btwixt: { seats: 4, seed: 3, at: 0.45 },
  boardgame: { seats: 6, seed: 2, at: 0.5 },
  cardgame: { seats: 2, seed: 4, at: 0.55 },
  miniatures: { seats: 2, seed: 1, at: 0.35 },
}
const SIZE = { width: 640, height: 400 }
const QUALITY = 62

const [games = Object.keys(GAMES).join(','), folder = 'src/lobby/boards'] = process.argv.slice(2)
await mkdir(folder, { recursive: true })
const records = await mkdtemp(join(tmpdir(), 'weirwood-boards-'))
const [table, browser] = await Promise.all([openTable({ upload_seconds: 300 }), launch()])
try {
  for (const game of games.split(',')) {
    const { seats, seed, at } = GAMES[game]
    const into = join(records, game)
    await promisify(execFile)(PYTHON, [
      ...['-m', 'weirwood', 'simulate', game, '--seats', `${seats}`, '--games', '1'],
      ...['--bots', 'greedy', '--seed', `${seed}`, '--records', into],
    ])
    const [file] = await readdir(into)
    const page = await browser.newPage({ viewport: { width: 1180, height: 760 }, bypassCSP: true })
    listen(page, (text) => console.log(`${game}: ${text}`))
    await page.addInitScript(() =>
      localStorage.setItem(
        'weirwood',
        JSON.stringify({ theme: 'dark', lang: 'en', motion: 'none' }),
      ),
    )
    await page.goto(table.url)
    const record = await readFile(join(into, file), 'utf8')
    const id = await page.evaluate(async (text) => {
      const told = await fetch('/api/replays', { method: 'POST', body: text })
      if (!told.ok) throw new Error(await told.text())
      return (await told.json()).id
    }, record)
    const step = Math.round(at * (record.trim().split('\n').length - 2))
    await page.goto(`${table.url}/replay/${id}/${step}`)
    // A spectator's view: nobody's hand below the board.
    await page.waitForSelector('.replay main svg')
    await page
      .addStyleTag({
        content:
          '.replay { grid-template: "main" 1fr / 1fr !important } .replay > :not(main) { display: none !important }',
      })
      .catch(() => {})
    await page.evaluate(() => document.fonts.ready)
    await page.waitForTimeout(500)
    const main = await page.locator('.replay main').boundingBox()
    const session = await page.context().newCDPSession(page)
    const width = Math.min(main.width, (main.height * SIZE.width) / SIZE.height)
    const height = (width * SIZE.height) / SIZE.width
    const { data } = await session.send('Page.captureScreenshot', {
      format: 'webp',
      quality: QUALITY,
      clip: {
        x: main.x + (main.width - width) / 2,
        y: main.y + (main.height - height) / 2,
        width,
        height,
        scale: SIZE.width / width,
      },
    })
    await writeFile(join(folder, `${game}.webp`), Buffer.from(data, 'base64'))
    await page.close()
  }
} finally {
  await browser.close()
  await table.close()
  await rm(records, { recursive: true, force: true })
}
