// Every lesson of every game, at both sizes, to its end; the pictures of all its pages are kept.
import { expect, test } from 'vitest'
import { follow } from '../lesson.mjs'
import { setUp } from '../visit.mjs'

const here = setUp()
const GAMES = ['btwixt', 'boardgame', 'cardgame', 'miniatures']
const LANGS = ['en', 'es', 'it']

test.each(GAMES.flatMap((game) => ['desk', 'phone'].map((size) => [game, size])))(
  'all lessons of %s on a %s',
  async (game, size) => {
    const games = await (await fetch(`${here.table.url}/api/games`)).json()
    const { lessons } = games.find(({ id }) => id === game)
    expect(lessons.length).toBeGreaterThanOrEqual(4)
    for (const [i, { id, pages }] of lessons.entries()) {
      const lang = LANGS[(i + GAMES.indexOf(game)) % LANGS.length]
      const { page, complaints } = await here.visit({
        size,
        lang,
        theme: i % 2 ? 'dark' : 'light',
        at: null,
      })
      await page.goto(`${here.table.url}/learn/${game}/${id}`)
      const shot = (n) =>
        page.screenshot({ path: `shots/soak/lesson-${game}-${id}-${size}-${n}.png` })
      const seen = await follow(page, game, id, { hand: here.hand(page), look: shot })
      expect(seen.length, `${game} ${id}`).toBeGreaterThanOrEqual(Math.min(pages - 2, 4))
      expect(complaints, `${game} ${id}`).toEqual([])
      await page.close()
    }
  },
)
