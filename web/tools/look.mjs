// Pictures of what a game asks, at any size, theme and language: a table of its own is opened in
// positions that random games come to (e2e/positions.py), and each new kind of question is kept.
// Usage: node tools/look.mjs GAME [kind,kind|all] [size,size] [theme,theme] [lang,lang] [positions.jsonl]
import { mkdir, readFile } from 'node:fs/promises'
import { positions, stand } from '../e2e/board.mjs'
import { openTable } from '../e2e/table.mjs'
import { launch, visiting } from './browser.mjs'
import { listen, QUIET } from './drive.mjs'

const [game, kinds = 'all', sizes = 'desk,phone', themes = 'dark', langs = 'en', file] =
  process.argv.slice(2)
const wanted = kinds === 'all' ? [] : kinds.split(',')
const found = file
  ? (await readFile(file, 'utf8')).trim().split('\n').map(JSON.parse)
  : await positions(game, 12, ...wanted)
const seen = new Map()
for (const each of found)
  if (!seen.has(each.kind) && (!wanted.length || wanted.includes(each.kind)))
    seen.set(each.kind, each)

await mkdir('shots/look', { recursive: true })
const [table, browser] = await Promise.all([openTable({ max_rooms_per_browser: 5000 }), launch()])
try {
  for (const size of sizes.split(','))
    for (const theme of themes.split(','))
      for (const lang of langs.split(',')) {
        const context = await browser.newContext({ ...visiting(size), reducedMotion: 'reduce' })
        const page = await context.newPage()
        listen(page, (text) => console.log(`${game} ${size}: ${text}`))
        await page.addInitScript((kept) => localStorage.setItem('weirwood', JSON.stringify(kept)), {
          theme,
          lang,
          name: 'Ana',
          motion: 'none',
          ...QUIET,
          guide: !process.env.NO_GUIDE,
        })
        await page.goto(table.url)
        for (const [kind, position] of seen) {
          await stand({ table }, page, position)
          await page.evaluate(() => document.fonts.ready)
          await page.waitForTimeout(250)
          await page.screenshot({ path: `shots/look/${kind}-${size}-${theme}-${lang}.png` })
        }
        await context.close()
      }
} finally {
  await browser.close()
  await table.close()
}
