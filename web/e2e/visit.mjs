// A table and a browser for a file of tests, and a way in for a visitor.
import { mkdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { launch, visiting } from '../tools/browser.mjs'
import { axe, chance, listen, QUIET } from '../tools/drive.mjs'
import { openTable } from './table.mjs'

// A busy machine may take long over what a quiet one does at once; a broken page takes for ever.
const PATIENCE = 60_000

// One browser, and one table without settings of its own, for all files that a process runs: they end
// with it.
const shared = {}

/** `settings`: those of a table for this file alone, or how to come by them. `whole`: in a browser that
 * can show notices. */
export const setUp = (settings, { whole = false } = {}) => {
  // Besides table and browser: who visits a page.
  const made = { visitors: new WeakMap() }
  let source = ''
  let contexts = []
  let words = ''
  let hands = new Map()
  const away = async () => {
    const before = contexts
    contexts = []
    await Promise.all(before.map((context) => context.close()))
  }
  beforeAll(async () => {
    for (const kind of ['e2e', 'soak']) await mkdir(`shots/${kind}`, { recursive: true })
    source = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
    ;[made.table, made.browser] = await Promise.all([
      settings ? Promise.resolve(settings()).then(openTable) : (shared.table ??= openTable()),
      whole ? launch({ whole }) : (shared.browser ??= launch()),
    ])
  })
  afterAll(async () => {
    await away()
    if (settings) await made.table?.close()
    if (whole) await made.browser?.close()
  })
  // Games and choices follow from the test's name: every run plays the same, alone or with others.
  // Whoever looks for trouble deals anew with WEIRWOOD_DEAL=any words.
  beforeEach(async ({ task }) => {
    hands = new Map()
    words = [task.suite?.name ?? '', task.name, process.env.WEIRWOOD_DEAL ?? ''].join(' ').trim()
    await made.table.deal(words)
    await away()
    return async () => {
      // Nothing that the table itself calls a failure, either.
      expect(made.table.trouble()).toBe('')
    }
  })

  made.visit = async ({
    size = 'desk',
    lang = 'en',
    theme = 'dark',
    name = 'Ana',
    guide = false,
    // Everything at once and in silence, unless a test is about that.
    feel = {},
    // What is carried home for days without a connection is in the way of all but the tests of that.
    worker = false,
    // Most tests look at every question by itself; `manner` is how a reader wants to be asked.
    manner = { confirm: true, steps: true, skip: false },
    expected,
    // Where the table is visited, if not at its own address; null for a blank page, which is cheaper
    // for whoever goes elsewhere at once.
    at = made.table.url,
  } = {}) => {
    const context = await made.browser.newContext({
      ...visiting(size),
      reducedMotion: 'reduce',
    })
    contexts.push(context)
    context.setDefaultTimeout(PATIENCE)
    const page = await context.newPage()
    made.visitors.set(page, { name, lang })
    const complaints = []
    listen(page, (text) => complaints.push(text), expected)
    if (!worker) await page.addInitScript(() => delete Navigator.prototype.serviceWorker)
    await page.addInitScript(
      (stored) => {
        if (!localStorage.getItem('weirwood'))
          localStorage.setItem('weirwood', JSON.stringify(stored))
      },
      { theme, lang, name, motion: 'none', guide, ...QUIET, ...feel, ...manner },
    )
    if (at) {
      await page.goto(at)
      await page.waitForSelector('.game .button.main')
    }
    return { context, page, complaints }
  }
  /** What the visitor of this page chooses, whoever is asked first: a number below the given one. */
  made.hand = (page) => {
    if (!hands.has(page)) hands.set(page, chance(words))
    return hands.get(page)
  }
  /** Serious and critical findings on the page as it stands, or on a part of it. */
  made.axe = (page, within) => axe(page, source, [], within)
  /** The same in light and in dark, which differ in their colours alone. */
  made.inBoth = async (page) => {
    const wear = (theme) =>
      page.evaluate(async (wanted) => {
        const before = document.documentElement.dataset.theme
        document.documentElement.dataset.theme = wanted
        // Colours pass into each other, an inherited one after that of its parent; what is looked at
        // is where they arrive.
        for (let n = 0; n < 5; n++) {
          await new Promise(requestAnimationFrame)
          const passing = document.getAnimations().filter((each) => each.transitionProperty)
          await Promise.allSettled(passing.map((each) => each.finished))
        }
        return before
      }, theme)
    const found = []
    const before = await wear('light')
    for (const [theme, rules] of [
      ['light', []],
      ['dark', ['color-contrast']],
    ]) {
      await wear(theme)
      found.push(...(await axe(page, source, rules)).map((each) => `${theme}: ${each}`))
    }
    await wear(before)
    return found
  }
  return made
}
