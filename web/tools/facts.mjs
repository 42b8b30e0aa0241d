// Facts the boards draw with (colours, houses, numbers), taken from the games' own content files
// when the client is built: `import { CARDS } from 'facts:btwixt'`. Names and texts are words and
// come from the server.
import { readdirSync, readFileSync } from 'node:fs'

const games = new URL('../../src/weirwood/games/', import.meta.url)
const read = (path) => JSON.parse(readFileSync(new URL(path, games), 'utf8'))
const files = (folder) =>
  readdirSync(new URL(folder, games)).filter((name) => name.endsWith('.json'))
const pick = (row, keys) =>
  Object.fromEntries(keys.filter((key) => row[key] !== undefined).map((key) => [key, row[key]]))
const table = (rows, keys) => Object.fromEntries(rows.map((row) => [row.id, pick(row, keys)]))

const FACTS = {
  btwixt: () => {
    const edition = read('btwixt/content/edition.json')
    const cards = [
      ...edition.standard_influence,
      ...edition.event_influence,
      ...edition.leader_influence,
    ]
    return {
      CARDS: table(cards, ['colour', 'value', 'win_icon', 'leader']),
      ALLIES: table(edition.allies, ['house', 'power', 'timing']),
      LEADERS: table(edition.leaders, ['house', 'cards']),
    }
  },
  boardgame: () => {
    const tables = read('boardgame/content/tables.json')
    return {
      CARDS: table(read('boardgame/content/house_cards.json').cards, [
        'house',
        'strength',
        'swords',
        'forts',
      ]),
      ORDERS: table(tables.orders, ['type', 'modifier', 'special', 'count']),
      TIDES: table(read('boardgame/content/tides.json').cards, [
        'strength',
        'swords',
        'forts',
        'skulls',
      ]),
      SUPPLY: tables.supply,
      ROUNDS: tables.rounds,
      TO_WIN: tables.castles_to_win,
    }
  },
  cardgame: () => {
    const folder = 'cardgame/content/'
    const named = files(folder).filter((name) => /^(cards_|plots|agendas|titles)/.test(name))
    const rows = named.flatMap((name) => {
      const found = read(folder + name)
      return Object.values(found).flatMap((list) => (Array.isArray(list) ? list : []))
    })
    const keys = [
      'type',
      'faction',
      'loyal',
      'unique',
      'cost',
      'strength',
      'icons',
      'traits',
      'keywords',
      'gold',
      'initiative',
      'claim',
      'reserve',
      'supports',
      'rivals',
    ]
    return {
      CARDS: table(
        rows.filter((row) => row.id),
        keys,
      ),
    }
  },
  miniatures: () => {
    const folder = 'miniatures/content/'
    const factions = read(`${folder}factions.json`)
    const units = {}
    const ncus = {}
    for (const name of files(folder)) {
      const found = read(folder + name)
      const faction = name.replace('.json', '')
      for (const unit of found.units ?? [])
        units[unit.id] = {
          faction,
          ...pick(unit, [
            'kind',
            'cost',
            'speed',
            'defense',
            'morale',
            'attacks',
            'abilities',
            'tray',
            'figures',
            'wounds',
            'ranks',
          ]),
        }
      for (const ncu of found.ncus ?? [])
        ncus[ncu.id] = { faction, ...pick(ncu, ['cost', 'abilities']) }
    }
    const terrain = Object.fromEntries(
      read(`${folder}terrain.json`).pieces.map(({ id, ...piece }) => [id, piece]),
    )
    return { UNITS: units, NCUS: ncus, FACTIONS: factions, TERRAIN: terrain }
  },
}

export const facts = () => ({
  name: 'weirwood-facts',
  resolveId: (id) => (id.startsWith('facts:') ? `\0${id}` : null),
  load(id) {
    if (!id.startsWith('\0facts:')) return null
    const game = id.slice('\0facts:'.length)
    // The lists that come with the games, by game and kind: what a picker offers, and no more.
    if (game === 'ready') {
      const rows = (path, key, keys) => {
        this.addWatchFile(new URL(path, games).pathname)
        return read(path)[key].map((row) => pick(row, keys))
      }
      const ready = {
        btwixt: { leader: rows('btwixt/content/edition.json', 'leaders', ['id', 'house']) },
        boardgame: { house: rows('boardgame/content/houses.json', 'houses', ['id']) },
        cardgame: {
          deck: rows('cardgame/content/decks.json', 'decks', [
            'id',
            'faction',
            'profile',
            'agenda',
            'plots',
            'cards',
          ]),
        },
        miniatures: {
          army: rows('miniatures/content/armies.json', 'armies', [
            'id',
            'faction',
            'points',
            'commander',
            'units',
            'ncus',
          ]),
        },
      }
      return `export const READY = ${JSON.stringify(ready)}`
    }
    for (const name of files(`${game}/content/`))
      this.addWatchFile(new URL(`${game}/content/${name}`, games).pathname)
    this.addWatchFile(new URL(`${game}/reasons.json`, games).pathname)
    return Object.entries({ ...FACTS[game](), REASONS: read(`${game}/reasons.json`) })
      .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
      .join('\n')
  },
})
