// The fixture that both runtimes render: what Python says, the browser says to the letter.
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { Catalogue, LANGUAGES, type Lang } from './catalogue'
import { plain, Words, type Args } from './speech'

const root = new URL('../../../', import.meta.url)
const folder = (path: string): string[] => {
  const url = new URL(path, root)
  return readdirSync(url)
    .filter((name) => name.endsWith('.ftl'))
    .sort()
    .map((name) => readFileSync(new URL(name, url), 'utf8'))
}
const load = (lang: Lang): Words =>
  new Words(
    new Catalogue(lang, [
      ...folder(`src/weirwood/text/${lang}/`),
      ...folder(`tests/words/sample/text/${lang}/`),
    ]),
  )

interface Case {
  call: string
  id: string
  args: Args
  en: string
  es: string
  it: string
}
const fixture = JSON.parse(readFileSync(new URL('tests/words/fixture.json', root), 'utf8')) as {
  seats: string[]
  cases: Case[]
}

const render = (words: Words, { call, id, args }: Case): string => {
  const seats = fixture.seats
  if (call === 'text') return words.text(id, args, seats)
  if (call === 'name') return words.name(id)
  if (call === 'form') return words.name(id, String(args['form']))
  if (call === 'help') return words.text(id, {}, [], 'help')
  if (call === 'prompt') return plain(words.prompt(id, args, seats))
  if (call === 'event') return plain(words.event(id, args, seats))
  if (call === 'refusal') return plain(words.refusal(id, args, seats))
  const [kind = '', key = ''] = id.split('|')
  if (call === 'option') return plain(words.option(kind, key, seats))
  throw new Error(`unknown call ${call}`)
}

describe.each(LANGUAGES)('%s', (lang) => {
  const words = load(lang)
  test.each(
    fixture.cases.map(
      (each) => [`${each.call} ${each.id} ${JSON.stringify(each.args)}`, each] as const,
    ),
  )('%s', (_, each) => {
    expect(render(words, each)).toBe(each[lang])
  })
})

test('a sentence tells its things and players apart', () => {
  expect(load('en').event('card.played', { seat: 0, card: 'eddard_stark' }, ['Ana'])).toEqual([
    { text: 'Ana', id: 'seat:0' },
    { text: ' plays ' },
    { text: 'Eddard Stark', id: 'eddard_stark' },
    { text: '.' },
  ])
})

test('a card file brings its own names', () => {
  const words = load('es').but({
    overlay: {
      'name-my_card': { en: 'My Card', es: 'Mi carta' },
      'name-my_card.the': { es: 'la Mi carta' },
    },
  })
  expect(words.name('my_card', 'of')).toBe('de la Mi carta')
})

test('a missing message is an error that names it', () => {
  expect(() => load('en').event('nothing')).toThrow('no event-nothing in en')
})
