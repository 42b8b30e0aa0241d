// Positions, one for each kind of question of a game, looked at in every language and at six sizes.
import { SIZES } from '../tools/browser.mjs'
import { question, settled } from '../tools/drive.mjs'
import { stand } from './board.mjs'
import { unpressable } from './fit.mjs'

/** Sizes by how they are touched: a browser is one or the other. */
const HANDS = [
  ['desk', ['desk', 'middle', 'large', 'enlarged']],
  ['phone', ['phone', 'sideways']],
]
const speak = async (page, lang) => {
  await page.evaluate((to) => {
    const kept = JSON.parse(localStorage.getItem('weirwood') ?? '{}')
    localStorage.setItem('weirwood', JSON.stringify({ ...kept, lang: to, guide: true }))
  }, lang)
  await page.reload()
  await question(page)
  await page.waitForSelector('main.board > :not(.loading)')
  await settled(page)
}

/** One of each kind of question among these positions. */
export const kindsOf = (positions) => {
  const seen = new Map()
  for (const position of positions) if (!seen.has(position.kind)) seen.set(position.kind, position)
  return [...seen.values()]
}

/** The faults of each position: [kind, language, size, what]. */
export const faultsOf = async (here, positions, langs) => {
  const faults = []
  for (const [hand, sizes] of HANDS) {
    const { page } = await here.visit({ size: hand, guide: true, lang: langs[0] })
    for (const position of positions) {
      await page.setViewportSize(SIZES[sizes[0]])
      await stand(here, page, position)
      for (const lang of langs) {
        if (lang !== (await page.evaluate(() => document.documentElement.lang)))
          await speak(page, lang)
        for (const size of sizes) {
          await page.setViewportSize(SIZES[size])
          // Boards bring what is asked into sight once they have found their place.
          await page.waitForTimeout(120)
          for (const fault of await unpressable(page))
            faults.push([position.kind, lang, size, fault])
        }
        await page.setViewportSize(SIZES[sizes[0]])
      }
    }
  }
  return faults
}

/** How many questions were looked at, and in how many something was out of reach, by size. */
export const table = (game, kinds, langs, faults) =>
  HANDS.flatMap(([, sizes]) => sizes).map((size) => {
    const bad = new Set(
      faults.filter((each) => each[2] === size).map(([kind, lang]) => kind + lang),
    )
    const { width, height } = SIZES[size]
    return { game, size: `${width}x${height}`, looks: kinds * langs.length, faulty: bad.size }
  })
