import { beforeEach, expect, test, vi } from 'vitest'
import { changed, counts, difference, EMPTY, hand, type Army, type Deck } from './draft'
import { LONGEST_LINK, pack, unpack } from './link'
import { all, keep, MOST_OLDER, of, remove } from './store'

const card = (id: string, kind = 'character') => ({ id, kind, faction: 'stark' })

test('a deck takes and gives cards, plots, an agenda and a faction', () => {
  let deck = changed(EMPTY.deck, card('01198', 'faction'), 1) as Deck
  deck = changed(deck, card('01146'), 1) as Deck
  deck = changed(deck, card('01146'), 1) as Deck
  deck = changed(deck, card('01001', 'plot'), 1) as Deck
  deck = changed(deck, card('01027', 'agenda'), 1) as Deck
  expect(deck).toMatchObject({
    faction: 'stark',
    agenda: '01027',
    cards: { '01146': 2 },
    plots: { '01001': 1 },
  })
  deck = changed(deck, card('01146'), -1) as Deck
  deck = changed(deck, card('01001', 'plot'), -1) as Deck
  deck = changed(deck, card('nothing'), -1) as Deck
  expect([deck.cards, deck.plots]).toEqual([{ '01146': 1 }, {}])
})

test('an army takes units, and attachments into the unit that is meant', () => {
  let army = changed(EMPTY.army, card('swords', 'unit'), 1) as Army
  army = changed(army, card('bows', 'unit'), 1) as Army
  army = changed(army, card('robb', 'attachment'), 1, 0) as Army
  army = changed(army, card('catelyn', 'ncu'), 1) as Army
  expect(army).toMatchObject({
    faction: 'stark',
    units: [
      { unit: 'swords', attachments: ['robb'] },
      { unit: 'bows', attachments: [] },
    ],
    ncus: ['catelyn'],
  })
  expect(counts(army).get('robb')).toBe(1)
  army = changed(army, card('robb', 'attachment'), -1, 1) as Army
  army = changed(army, card('bows', 'unit'), -1) as Army
  expect(army.units).toEqual([{ unit: 'swords', attachments: [] }])
  expect(difference(EMPTY.army, army)).toEqual([
    { id: 'swords', by: 1 },
    { id: 'catelyn', by: 1 },
  ])
})

test('a hand holds no more than the pile', () => {
  expect(hand({ a: 2, b: 1 }, 7, () => 0)).toEqual(['a', 'a', 'b'])
  expect(hand({ a: 60 }, 7)).toHaveLength(7)
})

test('a link carries a list there and back', async () => {
  const text = 'Facción: Casa Stark\n3x Robb Stark\n'.repeat(20)
  const link = await pack(text)
  expect(link!.length).toBeLessThan(200)
  expect(await unpack(link!)).toBe(text)
})

test.each([
  ['', 'nothing'],
  ['%%%', 'no letters'],
  ['AAAA', 'not squeezed'],
  ['A'.repeat(LONGEST_LINK + 1), 'too long'],
])('a link that is none of ours is passed over: %s', async (link) => {
  expect(await unpack(link)).toBeNull()
})

test('a link that unfolds to far too much is given up', async () => {
  const stream = new Blob([new Uint8Array(3_000_000)])
    .stream()
    .pipeThrough(new CompressionStream('deflate-raw'))
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer())
  const link = btoa(String.fromCharCode(...bytes))
    .replace(/=/g, '')
    .replace(/\+/g, '-')
  expect(await unpack(link.replace(/\//g, '_'))).toBeNull()
  expect(await pack('x'.repeat(30_000))).toBeNull()
})

const kept = { id: '1', game: 'cardgame', kind: 'deck', name: 'Wolves', text: 'a' }
beforeEach(() => {
  const store = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => void store.set(key, value),
  })
})

test('lists are kept by name, with what they were', () => {
  keep(kept, 1)
  keep({ ...kept, text: 'b' }, 2)
  keep({ ...kept, text: 'b' }, 3)
  expect(all()).toEqual([{ ...kept, text: 'b', updated: 2, older: [{ text: 'a', at: 1 }] }])
  for (let i = 0; i < 2 * MOST_OLDER; i++) keep({ ...kept, text: String(i) }, i)
  expect(all()[0]!.older).toHaveLength(MOST_OLDER)
  expect(of('miniatures', 'army')).toEqual([])
  remove('1')
  expect(all()).toEqual([])
})

test.each(['nonsense', '{"a":1}', '[1,null,{"id":7}]'])(
  'strange words in the store: %s',
  (words) => {
    localStorage.setItem('weirwood.lists', words)
    expect(all()).toEqual([])
  },
)
