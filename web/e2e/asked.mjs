// Positions, one for each kind of question of a game, looked at in every language and at six sizes.
import { SIZES } from '../tools/browser.mjs'
import { stand } from './board.mjs'
import { unpressable } from './fit.mjs'

/** Sizes by how they are touched: a browser is one or the other. */
const HANDS = [
  ['desk', ['desk', 'middle', 'large', 'enlarged']],
  ['phone', ['phone', 'sideways']],
]
const LANGUAGES = ['en', 'es', 'it']

/** What is looked at: languages, sizes and kinds of questions; all there are, unless some are named
    (`WEIRWOOD_LOOK="it sideways combat.card"`). */
export const wanted = (words = process.env.WEIRWOOD_LOOK ?? '') => {
  const named = words.split(/\s+/).filter(Boolean)
  const kinds = named.filter((each) => each.includes('.'))
  const some = (all) => {
    const some = all.filter((each) => named.includes(each))
    return some.length ? some : all
  }
  const [langs, sizes] = [some(LANGUAGES), some(Object.keys(SIZES))]
  const unknown = named.filter((each) => ![...langs, ...sizes, ...kinds].includes(each))
  if (unknown.length)
    throw new Error(
      `WEIRWOOD_LOOK names ${unknown.join(', ')}: neither a language (${LANGUAGES.join(', ')}), ` +
        `nor a size (${Object.keys(SIZES).join(', ')}), nor a kind of question (marches.to)`,
    )
  return { langs, sizes, kinds }
}

/** One of each kind of question among these positions. */
export const kindsOf = (positions) => {
  const seen = new Map()
  for (const position of positions) if (!seen.has(position.kind)) seen.set(position.kind, position)
  return [...seen.values()]
}

/** The faults of each position: [kind, language, size, what]. What is faulty is kept as a picture. */
export const faultsOf = async (here, positions, langs, which = Object.keys(SIZES)) => {
  const faults = []
  for (const [hand, every] of HANDS) {
    const sizes = every.filter((size) => which.includes(size))
    if (!sizes.length) continue
    // A page for each language, in which one goes from table to table.
    for (const lang of langs) {
      const { page } = await here.visit({ size: hand, guide: true, lang, at: null })
      for (const position of positions) {
        await page.setViewportSize(SIZES[sizes[0]])
        await stand(here, page, position)
        for (const size of sizes) {
          await page.setViewportSize(SIZES[size])
          // Boards bring what is asked into sight once they have found their place.
          await page.waitForTimeout(120)
          const found = await unpressable(page)
          for (const fault of found) faults.push([position.kind, lang, size, fault])
          if (found.length)
            await page.screenshot({ path: `shots/asked/${position.kind}-${size}-${lang}.png` })
        }
      }
      await page.close()
    }
  }
  return faults
}

/** How many questions were looked at, and in how many something was out of reach, by size. */
export const table = (game, kinds, langs, sizes, faults) =>
  sizes.map((size) => {
    const bad = new Set(
      faults.filter((each) => each[2] === size).map(([kind, lang]) => kind + lang),
    )
    const { width, height } = SIZES[size]
    return { game, size: `${width}x${height}`, looks: kinds * langs.length, faulty: bad.size }
  })
