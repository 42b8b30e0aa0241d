// Plays at a running table through the page, as a person would: chooses something legal, presses
// the button, goes on. Usage: node tools/play.mjs URL GAME [answers] [desk|phone] [dark|light] [lang]
import { mkdir } from 'node:fs/promises'
import { launch, SIZES } from './browser.mjs'

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
let bad = 0
page.on('console', (message) => {
  if (message.type() !== 'error' && message.type() !== 'warning') return
  bad += 1
  console.log(message.text())
})
page.on('pageerror', (error) => {
  bad += 1
  console.log(error.stack)
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
await page.waitForTimeout(1200)
await shot(`${game}-0`)

const random = (n) => Math.floor(Math.random() * n)
const seen = new Set()
for (let n = 1; n <= Number(answers); n++) {
  await page.waitForSelector('.prompt .send, .standings', { timeout: 60_000 })
  if (await page.locator('.standings').count()) break
  const title = await page.locator('.prompt h2').first().innerText()
  if (!seen.has(title.slice(0, 18))) {
    seen.add(title.slice(0, 18))
    await shot(`${game}-ask-${seen.size}`)
  }
  const drawer = page.locator('.prompt .buttons [aria-expanded="false"]')
  if (await drawer.count()) await drawer.click()
  for (let tries = 0; tries < 40; tries++) {
    const send = page.locator('.prompt .send')
    const before = await send.isEnabled()
    if (
      before &&
      (tries > 0 ||
        !(await page
          .locator(
            '.prompt .options .row:visible, .prompt .chips .chip:visible, .prompt .tokens .chip:visible',
          )
          .count()))
    )
      break
    const rows = page.locator(
      '.prompt .options .row:not([aria-disabled]):not(.on):visible, .prompt .tokens .chip:not(:disabled):visible, .prompt .chips .chip:not(:disabled):visible',
    )
    const count = await rows.count()
    if (!count) {
      if (before) break
      const slot = page.locator('.prompt .slot:has(.token.none)').first()
      if (await slot.count()) await slot.click()
      await page.waitForTimeout(60)
      continue
    }
    await rows.nth(random(count)).click({ timeout: 5000 })
    await page.waitForTimeout(40)
  }
  const label = await page.locator('.prompt .send').innerText()
  const started = Date.now()
  await page.locator('.prompt .send').click({ timeout: 5000 })
  await page
    .waitForFunction(
      (old) =>
        document.querySelector('.prompt h2')?.innerText !== old ||
        document.querySelector('.standings'),
      title,
      { timeout: 4000 },
    )
    .catch(() => undefined)
  console.log(`${n}. ${title} -> ${label} (${Date.now() - started} ms)`)
  const refused = page.locator('.prompt .refusal')
  if (await refused.count()) console.log(`   refused: ${await refused.innerText()}`)
}
await shot(`${game}-end`)
await browser.close()
process.exitCode = bad ? 1 : 0
