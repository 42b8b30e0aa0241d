// One table and one browser for a file of tests, and a way in for a visitor.
import { mkdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { afterAll, beforeAll } from 'vitest'
import { launch, SIZES } from '../tools/browser.mjs'
import { axe, listen } from '../tools/drive.mjs'
import { openTable } from './table.mjs'

export const setUp = () => {
  const made = {}
  let source = ''
  beforeAll(async () => {
    await mkdir('shots/e2e', { recursive: true })
    source = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
    ;[made.table, made.browser] = await Promise.all([openTable(), launch()])
  })
  afterAll(async () => {
    await made.browser?.close()
    await made.table?.close()
  })

  made.visit = async ({ size = 'desk', lang = 'en', theme = 'dark', name = 'Ana' } = {}) => {
    const context = await made.browser.newContext({
      viewport: SIZES[size],
      hasTouch: size === 'phone',
      reducedMotion: 'reduce',
    })
    const page = await context.newPage()
    const complaints = []
    listen(page, (text) => complaints.push(text))
    await page.addInitScript(
      (stored) => {
        if (!localStorage.getItem('weirwood'))
          localStorage.setItem('weirwood', JSON.stringify(stored))
      },
      { theme, lang, name, motion: 'none', guide: false },
    )
    await page.goto(made.table.url)
    await page.waitForSelector('.game .button.main')
    return { context, page, complaints }
  }
  /** Serious and critical findings on the page as it stands. */
  made.axe = (page) => axe(page, source)
  return made
}
