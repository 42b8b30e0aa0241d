// The words of the page: one language at a time, changed without a reload. Whatever cannot be said
// is shown by its id rather than breaking the table, and told on the console once.
import { Catalogue, LANGUAGES, type Lang } from './catalogue'
import { numbered } from './numbered'
import {
  plain,
  why,
  Words,
  type Arg,
  type Args,
  type Overlay,
  type Part,
  type Rules,
} from './speech'
import type { Question, Refusal, Told } from '../table/types'

const OWN = import.meta.glob<readonly string[]>('../text/*/index.ts', { import: 'default' })
/** Words that come by themselves: those of a game at its table, others where they are said. */
const APART = import.meta.glob<string>(
  '../text/*/{boardgame,btwixt,cardgame,miniatures,device,report,analysis,puzzles,quick,friends}.ftl',
  { query: '?raw', import: 'default' },
)
const told = new Set<string>()

/** A reader's guess at a language: what the browser prefers of those we speak. */
export const preferred = (): Lang => {
  for (const tag of navigator.languages ?? []) {
    const lang = LANGUAGES.find((each) => tag.toLowerCase().startsWith(each))
    if (lang) return lang
  }
  return 'en'
}

/** Where the catalogues of the games come from: the server, or files in the gallery. */
export type Source = (game: string | null, lang: Lang, room?: string | null) => Promise<string[]>

export class Say {
  words: Words = $state.raw(new Words(new Catalogue('en', [])))
  seats: readonly string[] = $state.raw([])
  ready = $state(false)
  /** The game whose words are loaded. */
  speaks: string | null = $state(null)
  /** The room whose own words are loaded: names of its card file, what its coach says. */
  within: string | null = $state(null)
  private game: string | null = null
  private room: string | null = null
  /** Files of words that were wanted besides, some with words that the table has for them. */
  private readonly besides = new Map<string, ((lang: Lang) => Promise<string>) | null>()
  private lang: Lang | null = null
  private turn = 0
  private latest: Promise<void> = Promise.resolve()
  private extra: { overlay: Overlay; rules: Rules } = { overlay: {}, rules: {} }

  constructor(private readonly source: Source) {}

  load(
    lang: Lang,
    game: string | null = this.game,
    room: string | null = this.room,
  ): Promise<void> {
    // Rules and names of another game must not speak for this one.
    if (game !== this.game) this.extra = { overlay: {}, rules: {} }
    this.game = game
    this.room = room
    this.lang = lang
    this.turn += 1
    this.latest = this.fetched(this.turn, lang, game, room)
    return this.latest
  }

  /** Whoever asked earlier and hears later waits for the words that were asked for last. */
  private async fetched(
    turn: number,
    lang: Lang,
    game: string | null,
    room: string | null,
  ): Promise<void> {
    const own = OWN[`../text/${lang}/index.ts`]
    const [client, apart, served] = await Promise.all([
      own ? own() : [],
      Promise.all([...this.besides.keys(), game].flatMap((file) => this.apart(lang, file))),
      this.source(game, lang, room),
    ])
    if (turn !== this.turn) return this.latest
    this.words = new Words(new Catalogue(lang, [...served, ...client, ...apart])).but(this.extra)
    this.ready = true
    this.speaks = game
    this.within = room
    document.documentElement.lang = lang
  }

  private apart(lang: Lang, file: string | null): Promise<string>[] {
    const words = APART[`../text/${lang}/${file}.ftl`]
    const served = file && this.besides.get(file)
    return [...(words ? [words()] : []), ...(served ? [served(lang)] : [])]
  }

  /** Says one more file of words, and what the table has for it, from now on in every language. */
  learn(file: string, served?: (lang: Lang) => Promise<string>): Promise<void> {
    if (this.besides.has(file)) return this.latest
    this.besides.set(file, served ?? null)
    return this.lang ? this.load(this.lang) : this.latest
  }

  /** Whoever has no name of their own is called by their seat, and namesakes are numbered. Reads no
   *  seats, so that an effect may set them. */
  called = (names: readonly string[]): string[] =>
    numbered(
      names.map(
        (name, seat) =>
          name ||
          (this.words.has('seat-unnamed')
            ? this.words.text('seat-unnamed', { n: seat + 1 })
            : String(seat + 1)),
      ),
    )

  /** What the game calls a seat (its house, leader or faction), or nothing. Reads no seats either. */
  titled = (id: string | null | undefined): string =>
    id && this.words.has(`name-${id}`) ? this.words.name(id) : ''

  /** Names that came with a card file, and the ledger of the game. */
  add(more: { overlay?: Overlay; rules?: Rules }): void {
    this.extra = {
      overlay: { ...this.extra.overlay, ...more.overlay },
      rules: { ...this.extra.rules, ...more.rules },
    }
    this.words = this.words.but(more)
  }

  private attempt<T>(act: () => T, otherwise: T): T {
    try {
      return act()
    } catch (error) {
      const message = String(error)
      if (!told.has(message)) console.warn(message)
      told.add(message)
      return otherwise
    }
  }

  /** A word of the client: `ui('undo')`. */
  ui = (id: string, args: Args = {}): string =>
    this.attempt(() => this.words.text(`ui-${id}`, args, this.seats), this.ready ? id : '')

  text = (id: string, args: Args = {}, attribute: string | null = null): string =>
    this.attempt(() => this.words.text(id, args, this.seats, attribute), id)

  has = (id: string, attribute: string | null = null): boolean => this.words.has(id, attribute)

  name = (id: string): string =>
    this.words.has(`name-${id}`)
      ? this.attempt(() => this.words.name(id), id)
      : id.replaceAll('_', ' ')

  player = (seat: number): string =>
    this.seats[seat] ??
    this.attempt(() => this.words.text('seat-unnamed', { n: seat + 1 }), String(seat + 1))

  /** The question: its arguments are `$a`, `$b` ... in order, as in the terminal. */
  prompt = (question: Pick<Question, 'kind' | 'seat' | 'least' | 'most' | 'args'>): Part[] => {
    const args: Args = { seat: question.seat, least: question.least, most: question.most }
    question.args.forEach((arg, i) => {
      args['abcdefgh'[i] ?? `x${i}`] = arg as Arg
    })
    return this.attempt(
      () => this.words.prompt(question.kind, args, this.seats),
      [{ text: question.kind }],
    )
  }

  option = (kind: string, key: string): Part[] =>
    this.attempt(
      () => this.words.option(kind, key, this.seats),
      [{ text: key.replaceAll(':', ' ').replaceAll('_', ' ') }],
    )

  /** An answer as the labels of its options; of a place, whose words are the board's own, nothing. */
  answer = ({ kind, shape }: { kind: string; shape: string }, answer: unknown): string => {
    const option = (key: unknown) => plain(this.option(kind, String(key)))
    if (typeof answer === 'number') return String(answer)
    if (Array.isArray(answer))
      return answer.length ? this.list(answer.map(option)) : this.ui('nothing')
    if (shape === 'place') return ''
    const pairs = Object.entries(answer as Record<string, unknown>)
    return this.list(pairs.map(([slot, token]) => `${option(slot)}: ${option(token)}`))
  }

  event = ({ kind, args }: Pick<Told, 'kind' | 'args'>): Part[] =>
    this.attempt(() => this.words.event(kind, args, this.seats), [{ text: kind }])

  refusal = ({ rule, args }: Refusal): Part[] => {
    // A game's ledger comes a moment after its words; until then only what those say is said.
    const known = this.game === null || this.words.ruled || this.words.has(why(rule))
    return known
      ? this.attempt(() => this.words.refusal(rule, args, this.seats), [{ text: rule }])
      : []
  }

  /** What a kind of decision is called where others wait for it: by itself, or by its chapter. */
  kind = (kind: string): string => {
    const [chapter, name = ''] = kind.split('.')
    const id = [`doing-${this.speaks}-${chapter}-${name}`, `doing-${this.speaks}-${chapter}`].find(
      (each) => this.words.has(each),
    )
    return id ? this.text(id) : ''
  }

  list = (items: readonly string[]): string =>
    this.attempt(() => this.words.join(items), items.join(', '))
}

export { plain }
