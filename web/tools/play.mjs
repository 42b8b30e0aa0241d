// Plays at a running table through the page and keeps pictures of every new kind of question.
// Usage: node tools/play.mjs URL GAME [answers] [desk|phone] [dark|light] [lang]
import { mkdir } from 'node:fs/promises'
import { launch, visiting } from './browser.mjs'
import { answer, listen, question, QUIET } from './drive.mjs'

const [url, game, answers = '15', size = 'desk', theme = 'dark', lang = 'en'] =
  process.argv.slice(2)
await mkdir('shots', { recursive: true })
const browser = await launch()
const context = await browser.newContext({
  ...visiting(size),
  ...(size === 'phone' ? { deviceScaleFactor: 2 } : {}),
})
const page = await context.newPage()
listen(page, (text) => {
  process.exitCode = 1
  console.log(text)
})
await page.addInitScript((kept) => localStorage.setItem('weirwood', JSON.stringify(kept)), {
  theme,
  lang,
  name: 'Ana',
  ...QUIET,
})
const shot = (name) => page.screenshot({ path: `shots/${name}-${size}-${theme}.png` })
await page.goto(url)
await page.waitForSelector('.game .button.main')
await shot('home')
await page.locator(`li.game:has(a[href="/new/${game}"]) .button.main`).click()
await page.waitForSelector('.table')
await page.waitForTimeout(800)

const seen = new Set()
for (let n = 1; n <= Number(answers); n++) {
  const asked = await question(page)
  if (asked === null) break
  if (!seen.has(asked.slice(0, 18))) {
    seen.add(asked.slice(0, 18))
    await shot(`${game}-ask-${seen.size}`)
  }
  const { said, took } = await answer(page)
  console.log(`${n}. ${asked} -> ${said} (${took} ms)`)
}
await shot(`${game}-end`)
await browser.close()
