// Plays at a running table through the page and keeps pictures of every new kind of question.
// Usage: node tools/play.mjs URL GAME [answers] [desk|phone] [dark|light] [lang]
import { mkdir } from 'node:fs/promises'
import { launch, SIZES } from './browser.mjs'
import { answer, listen, question } from './drive.mjs'

const [url, game, answers = '15', size = 'desk', theme = 'dark', lang = 'en'] =
  process.argv.slice(2)
await mkdir('shots', { recursive: true })
const browser = await launch()
const context = await browser.newContext({
  viewport: SIZES[size],
  hasTouch: size === 'phone',
  deviceScaleFactor: size === 'phone' ? 2 : 1,
})
const page = await context.newPage()
listen(page, (text) => {
  process.exitCode = 1
  console.log(text)
})
await page.addInitScript(
  ([t, l]) => localStorage.setItem('weirwood', JSON.stringify({ theme: t, lang: l, name: 'Ana' })),
  [theme, lang],
)
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
  const { said, took } = await answer(page, asked)
  console.log(`${n}. ${asked} -> ${said} (${took} ms)`)
}
await shot(`${game}-end`)
await browser.close()
