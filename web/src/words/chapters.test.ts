// Every chapter of every game's rules has a title in the reader's language.
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const games = new URL('../../../src/weirwood/games/', import.meta.url)
const titled = new Set(
  readFileSync(
    new URL('../../../src/weirwood/text/en/chapters.ftl', import.meta.url),
    'utf8',
  ).match(/(?<=^chapter-)\w+/gm),
)

test.each(['btwixt', 'boardgame', 'cardgame', 'miniatures'])('%s', (game) => {
  const folder = new URL(`${game}/ledger/`, games)
  const chapters = readdirSync(folder).flatMap((file) =>
    [...readFileSync(new URL(file, folder), 'utf8').matchAll(/^id = "(\w+)/gm)].map((m) => m[1]),
  )
  expect([...new Set(chapters)].filter((chapter) => !titled.has(chapter!))).toEqual([])
})
