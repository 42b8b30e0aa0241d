import { beforeEach, expect, test, vi } from 'vitest'
import { changed, counts, difference, EMPTY, hand, type Army, type Deck } from './draft'
import { LONGEST_LINK, pack, unpack } from './link'
import type { MyList } from '../protocol'
import { all, attic, keep, MOST_OLDER, of, remove, restore, standing } from './store'
import { exchange, leave, merged, pieces } from './sync'

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
  vi.stubGlobal('navigator', { languages: ['it'] })
  const store = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => void store.set(key, value),
  })
})

const version = (text: string, at: number, name = 'Wolves') => ({ name, text, at })

test('lists are kept by name, with what they were', () => {
  keep(kept, 1)
  keep({ ...kept, text: 'b' }, 2)
  keep({ ...kept, text: 'b' }, 3)
  const older = [version('a', 1)]
  expect(all()).toEqual([{ ...kept, text: 'b', updated: 2, older, fresh: [2, 1] }])
  for (let i = 0; i < 2 * MOST_OLDER; i++) keep({ ...kept, text: String(i) }, i)
  expect(all()[0]!.older).toHaveLength(MOST_OLDER)
  expect(all()[0]!.text).toBe(String(2 * MOST_OLDER - 1))
  expect(of('miniatures', 'army')).toEqual([])
  remove('1')
  expect(all()).toEqual([])
  expect(standing().gone[0]!.at).toHaveLength(MOST_OLDER + 1)
  restore('1', 99)
  expect([all()[0]!.updated, attic('cardgame', 'deck')]).toEqual([99, []])
})

test.each(['nonsense', '{"a":1}', '[1,null,{"id":7}]'])(
  'strange words in the store: %s',
  (words) => {
    localStorage.setItem('weirwood.lists', words)
    expect(all()).toEqual([])
  },
)

test('lists from before the table kept any are all new to it', () => {
  const before = { ...kept, updated: 5, older: [{ text: 'x', at: 4 }] }
  localStorage.setItem('weirwood.lists', JSON.stringify([before]))
  const told = pieces(all(), 'es')
  expect(told).toEqual([
    [
      {
        id: '1',
        game: 'cardgame',
        kind: 'deck',
        lang: 'es',
        versions: [version('a', 5), version('x', 4)],
      },
    ],
  ])
})

test('much is sent in pieces', () => {
  for (let i = 0; i < 60; i++) keep({ ...kept, id: String(i) }, i)
  keep({ ...kept, id: 'long', text: 'x'.repeat(19_000) }, 99)
  expect(pieces(all(), 'en').map((piece) => piece.length)).toEqual([50, 11])
})

test('two devices that changed one list have made two versions of it', () => {
  keep(kept, 1)
  keep({ ...kept, text: 'mine' }, 5)
  const there: MyList[] = [
    {
      id: '1',
      game: 'cardgame',
      kind: 'deck',
      lang: 'en',
      versions: [version('theirs', 4), version('a', 1)],
    },
    { id: '2', game: 'cardgame', kind: 'deck', lang: 'en', versions: [version('b', 9)] },
  ]
  const [two, one] = merged(all(), there, new Map([['1', [1]]]))
  expect(two).toMatchObject({ id: '2', text: 'b', fresh: [] })
  expect(one).toMatchObject({ text: 'mine', fresh: [5] })
  expect(one!.older).toEqual([version('theirs', 4), version('a', 1)])
})

/** A table that keeps lists as ours does, for one device. */
const table = () => {
  const state = { owner: 'me', lists: new Map<string, MyList>(), refused: [] as unknown[] }
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    const sent = JSON.parse(body) as { owner: string; lists: MyList[]; gone: { id: string }[] }
    if (!sent.owner || sent.owner === state.owner) {
      for (const list of sent.lists) {
        const before = state.lists.get(list.id)?.versions ?? []
        state.lists.set(list.id, { ...list, versions: [...list.versions, ...before] })
      }
      for (const { id } of sent.gone) state.lists.delete(id)
    }
    const lists = [...state.lists.values()]
    const told = { owner: state.owner, mark: String(Math.random()), lists, refused: state.refused }
    return new Response(JSON.stringify(told))
  })
  return state
}
const names = () => all().map(({ id }) => id)

test('what is new goes there, what is new there comes here, what is gone lies in the attic', async () => {
  const there = table()
  keep(kept, 1)
  await exchange()
  expect([there.lists.get('1')!.versions.length, all()[0]!.fresh]).toEqual([1, []])
  there.lists.set('2', { ...there.lists.get('1')!, id: '2' })
  await exchange()
  expect(names().sort()).toEqual(['1', '2'])
  there.lists.delete('1')
  await exchange()
  expect([names(), attic('cardgame', 'deck').map(({ id }) => id)]).toEqual([['2'], ['1']])
  remove('2')
  await exchange()
  expect([names(), there.lists.size, standing().gone]).toEqual([[], 0, []])
})

test('what the table does not take stays here', async () => {
  const there = table()
  keep(kept, 1)
  there.refused = [{ id: '1', rule: 'table.too_large', args: {} }]
  expect((await exchange())[0]).toMatchObject({ rule: 'table.too_large' })
  expect(all()[0]!.fresh).toEqual([1])
})

test('a browser without its cookies has its lists still', async () => {
  const there = table()
  keep(kept, 1)
  await exchange()
  Object.assign(there, { owner: '', lists: new Map() })
  await exchange()
  expect(names()).toEqual(['1'])
  expect(there.lists.get('1')!.versions).toEqual([version('a', 1)])
})

test('whoever comes has their own lists here, and takes them along', async () => {
  const there = table()
  keep(kept, 1)
  await exchange()
  const theirs = { ...there.lists.get('1')!, id: '9' }
  Object.assign(there, { owner: 'you', lists: new Map([['9', theirs]]) })
  await exchange()
  expect(names()).toEqual(['9'])
  Object.assign(there, { owner: 'nobody', lists: new Map() })
  await exchange()
  expect([names(), attic('cardgame', 'deck').map(({ id }) => id)]).toEqual([[], ['1']])
})

test('who leaves a device leaves nothing on it', async () => {
  const there = table()
  keep(kept, 1)
  await leave(async () => void Object.assign(there, { owner: 'own', lists: new Map() }))
  expect([names(), attic('cardgame', 'deck'), standing().owner]).toEqual([[], [], 'own'])
})
