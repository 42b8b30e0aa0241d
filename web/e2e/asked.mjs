// Positions, one for each kind of question of a game, looked at in every language and at six sizes.
import { question, settled, speak, walk } from '../tools/drive.mjs'
import { SIZES } from '../tools/browser.mjs'
import { laid } from './board.mjs'
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

/** Where all lies that can be read or pressed, however far it is scrolled, and what it says. */
const lie = (page) =>
  page.evaluate(() => {
    const all = 'h2, button, [data-thing], [data-key], .does, .coach, .guide'
    return [...document.querySelectorAll(`:is(${all}):not(header.bar *)`)]
      .filter((node) => node.checkVisibility())
      .map((node) => {
        let { x, y, width, height } = node.getBoundingClientRect()
        for (let up = node.parentElement; up; up = up.parentElement) {
          x += up.scrollLeft
          y += up.scrollTop
        }
        const said = node.matches('h2, .does') ? node.textContent : ''
        return {
          name: node.getAttribute('class') ?? node.localName,
          said,
          at: [x, y, width, height],
        }
      })
  })

/** What lies elsewhere than it did, if anything does: a language and a size that came in the middle of
    a game have to look like those that were there from the start. */
const moved = (before, now) => {
  if (before.length !== now.length) {
    const named = (all) => all.map(({ name, said }) => `${name} ${said}`)
    const without = (all, others) => all.filter((each) => !others.includes(each))
    const [old, later] = [named(before), named(now)]
    return [
      `${old.length} things (${without(old, later)}) are ${later.length} (${without(later, old)})`,
    ]
  }
  return before.flatMap(({ name, said, at }, i) => {
    const far = Math.max(...at.map((each, n) => Math.abs(each - now[i].at[n])))
    if (far <= 2 && said === now[i].said) return []
    return [`${name} ${said} at ${at.map(Math.round)} is at ${now[i].at.map(Math.round)}`]
  })
}

/** The faults of each position: [kind, language, size, what]. What is faulty is kept as a picture.
    One page for each hand goes from table to table; there it changes its size and its language, of
    which each is the first one in its turn. Every eighth position is looked at closely: axe finds
    nothing serious in any size, and all is measured at first and once more at the end. */
export const faultsOf = async (here, positions, langs, which = Object.keys(SIZES)) => {
  const faults = []
  const turned = (all, n) => all.map((_, i) => all[(i + n) % all.length])
  const look = async (position, n, room, { page, sizes }) => {
    const [inSizes, inLangs] = [turned(sizes, n), turned(langs, n)]
    if (n) await speak(page, inLangs[0])
    await page.setViewportSize(SIZES[inSizes[0]])
    await walk(page, `${here.table.url}/room/${room}`)
    await question(page)
    await page.waitForSelector('main.board > :not(.loading)')
    await settled(page)
    const seen = async (lang, size) => {
      await speak(page, lang)
      await page.setViewportSize(SIZES[size])
      // Boards bring what is asked into sight once they have found their place.
      await page.waitForTimeout(120)
      const found = await unpressable(page)
      for (const fault of found) faults.push([position.kind, lang, size, fault])
      if (found.length)
        await page.screenshot({ path: `shots/asked/${position.kind}-${size}-${lang}.png` })
    }
    const closely = n % 8 === 0
    let first = null
    for (const lang of inLangs)
      for (const size of inSizes) {
        await seen(lang, size)
        if (!closely) continue
        first ??= await lie(page)
        if (lang !== inLangs[0]) continue
        for (const fault of await here.axe(page)) faults.push([position.kind, lang, size, fault])
      }
    if (!closely) return
    const [lang, size] = [inLangs[0], inSizes[0]]
    await seen(lang, size)
    for (const fault of moved(first, await lie(page)).slice(0, 3))
      faults.push([position.kind, lang, size, `at the end ${fault}`])
  }
  const pages = []
  for (const [hand, every] of HANDS) {
    const sizes = every.filter((size) => which.includes(size))
    if (!sizes.length) continue
    pages.push({
      sizes,
      ...(await here.visit({ size: hand, guide: true, lang: langs[0], at: null })),
    })
  }
  for (const [n, position] of positions.entries()) {
    const room = await laid(here, pages, position)
    await Promise.all(pages.map((page) => look(position, n, room, page)))
  }
  await Promise.all(pages.map(({ context }) => context.close()))
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
