// From ids and arguments to sentences, by the law that docs/words.md sets for Python and browser
// alike. tests/words/fixture.json is rendered by both.
import { Catalogue, fluentId, LANGUAGES, THOUSANDS, type Lang } from './catalogue'

export type Arg = string | number | boolean | null | undefined | Arg[]
export type Args = Record<string, Arg>
/** Message id (`name-x`, `text-x`, `name-x.the`) to language to plain text. */
export type Overlay = Record<string, Partial<Record<Lang, string>>>
/** The rules of a ledger, in the languages that were read. */
export type Rules = Record<string, Partial<Record<Lang, string>>>

/** A stretch of a sentence; one with an id names a thing, or a player (`seat:2`). */
export interface Part {
  text: string
  id?: string
}

const NOTHING = 'none'
const DEFAULTS: Record<string, string> = { gender: 'masculine', number: 'one' }

// Names travel through Fluent between private-use characters: the sentence can then tell a player's
// name (whose first letter is theirs to choose) from its own words, and a page can make links.
const [OPEN, TURN, CLOSE] = ['\ue000', '\ue001', '\ue002']
const MARKED = new RegExp(`${OPEN}([^${TURN}]*)${TURN}([^${CLOSE}]*)${CLOSE}`, 'g')
const SIGNS = new RegExp(`[${OPEN}${TURN}${CLOSE}]`, 'g')
const FIRST_LETTER = new RegExp(
  `^((?:${OPEN}[^${TURN}]*${TURN}|[^\\p{L}\\p{N}_${OPEN}])*)([\\p{L}\\p{N}_])`,
  'u',
)

class Seat {
  constructor(readonly index: number) {}
}
type Value = Arg | Seat | Value[]

const isNumber = (value: unknown): boolean =>
  typeof value === 'string' ? /^-?\p{Nd}+$/u.test(value) : typeof value === 'number'

const last = (name: string): [string, string] => {
  const at = name.lastIndexOf('_')
  return at < 0 ? ['', name] : [name.slice(0, at), name.slice(at + 1)]
}

/** Seat numbers are told by the name of their argument: `seat`, `to_seat`, `seats`. */
const asSeats = (variable: string, value: Value): Value => {
  const word = last(variable)[1]
  if (word === 'seat' && isNumber(value)) return new Seat(Number(value))
  if (word === 'seats' && Array.isArray(value))
    return value.map((item) => (isNumber(item) ? new Seat(Number(item)) : item))
  return value
}

const bareText = (text: string): string => text.replace(MARKED, '$2')

/** How a name begins to the ear, for words that change before it (y/e, e/ed, de/d'). */
const sound = (text: string): string => {
  const letters = [...bareText(text).toLowerCase().normalize('NFD')]
    .filter((c) => /\p{L}/u.test(c))
    .join('')
  if (letters.startsWith('hi') && !['a', 'e', 'o'].includes(letters[2] ?? '')) return 'i'
  if (letters.startsWith('y') && letters[1] && !'aeiou'.includes(letters[1])) return 'i'
  return 'aeiou'.includes(letters[0] ?? '-') ? letters[0]! : 'other'
}

/** The article in the name with its article: `il`, `l` (for l’), or `none`. */
const article = (whole: string, bare: string): string => {
  const [long, short] = [bareText(whole), bareText(bare)]
  if (!long.endsWith(short)) return NOTHING
  return (
    long
      .slice(0, long.length - short.length)
      .replace(/^[ '’]+|[ '’]+$/g, '')
      .toLowerCase() || NOTHING
  )
}

/** A sentence begins with a capital, unless it begins with a player's own name. */
const capital = (text: string): string => {
  const found = FIRST_LETTER.exec(text)
  if (!found || found[1]!.includes(`${OPEN}seat:`)) return text
  const at = found[1]!.length
  return text.slice(0, at) + text.charAt(at).toUpperCase() + text.slice(at + 1)
}

/** A rule without its game before it, and the message that says it more sharply. */
const bareRule = (rule: string): string => rule.slice(rule.lastIndexOf(':') + 1)
export const why = (rule: string): string => `why-${fluentId(bareRule(rule))}`

export class Words {
  readonly lang: Lang
  private readonly names = new Map<string, string>()

  constructor(
    private readonly catalogue: Catalogue,
    private readonly overlay: Overlay = {},
    private readonly rules: Rules = {},
  ) {
    this.lang = catalogue.lang
  }

  /** The same words with more names, or with the rules of a ledger. */
  but(more: { overlay?: Overlay; rules?: Rules }): Words {
    return new Words(
      this.catalogue,
      { ...this.overlay, ...more.overlay },
      { ...this.rules, ...more.rules },
    )
  }

  has(id: string, attribute: string | null = null): boolean {
    const message = fluentId(id)
    return this.plain(message, attribute) !== null || this.catalogue.has(message, attribute)
  }

  text(
    id: string,
    args: Args = {},
    seats: readonly string[] = [],
    attribute: string | null = null,
  ): string {
    return bareText(this.say(fluentId(id), args, seats, attribute))
  }

  name(id: string, form: string | null = null): string {
    return bareText(form ? this.form(id, form, []) : this.nameOf(id))
  }

  prompt(kind: string, args: Args = {}, seats: readonly string[] = []): Part[] {
    return this.sentence(`ask-${fluentId(kind)}`, args, seats)
  }

  /** The label of an option key, `word` or `word:id:id`; ids are `$a`, `$b` ... */
  option(kind: string, key: string, seats: readonly string[] = [], args: Args = {}): Part[] {
    const [head = '', ...ids] = key.split(':')
    const given: Args = { ...args }
    ids.slice(0, 8).forEach((part, i) => {
      given['abcdefgh'[i]!] = !this.has(`name-${part}`) && isNumber(part) ? Number(part) : part
    })
    const word = fluentId(head)
    for (const message of [`option-${fluentId(kind)}-${word}`, `option-${word}`])
      if (this.has(message)) return this.sentence(message, given, seats)
    if (!ids.length && this.has(`name-${word}`)) return parts(capital(this.nameOf(word)))
    throw new Error(`no option-${fluentId(kind)}-${word} and no option-${word} in ${this.lang}`)
  }

  event(kind: string, args: Args = {}, seats: readonly string[] = []): Part[] {
    return this.sentence(`event-${fluentId(kind)}`, args, seats)
  }

  /** Why not: the sharper sentence if the words have one, else the rule itself. */
  refusal(rule: string, args: Args = {}, seats: readonly string[] = []): Part[] {
    const bare = bareRule(rule)
    const message = why(rule)
    if (this.has(message)) return this.sentence(message, args, seats)
    const text = this.rule(bare)
    if (text) return [{ text }]
    throw new Error(`no ${message} in ${this.lang}, and no rule ${bare} in any ledger`)
  }

  /** Whether the rules of a ledger are among the words. */
  get ruled(): boolean {
    return Object.keys(this.rules).length > 0
  }

  /** The sentence of the ledger itself. */
  rule(rule: string): string | null {
    const found = this.rules[bareRule(rule)]
    // Those of another language come a moment after its words.
    return found?.[this.lang] ?? Object.values(found ?? {})[0] ?? null
  }

  number(value: number): string {
    const text = String(value)
    if (Math.abs(value) < 10_000) return text
    return text.replace(/\B(?=(\d{3})+$)/g, THOUSANDS[this.lang])
  }

  join(items: readonly string[]): string {
    return bareText(this.joined(items))
  }

  private sentence(message: string, args: Args, seats: readonly string[]): Part[] {
    return parts(capital(this.say(message, args, seats, null)))
  }

  private say(
    message: string,
    args: Args,
    seats: readonly string[],
    attribute: string | null,
  ): string {
    const plain = this.plain(message, attribute)
    if (plain !== null) return plain
    if (!this.catalogue.has(message, attribute))
      throw new Error(`no ${message}${attribute ? `.${attribute}` : ''} in ${this.lang}`)
    const needs = this.catalogue.needs(message, attribute)
    const values: Record<string, string | number> = {}
    for (const variable of needs.all) {
      const value = this.variable(variable, args, seats)
      if (value !== null) values[variable] = value
      else if (needs.chosenBy.has(variable)) values[variable] = NOTHING
    }
    return this.catalogue.format(message, attribute, values)
  }

  private plain(message: string, attribute: string | null): string | null {
    const texts = this.overlay[attribute === null ? message : `${message}.${attribute}`]
    if (!texts) return null
    for (const lang of [this.lang, ...LANGUAGES]) {
      const text = texts[lang]
      if (text !== undefined) return text
    }
    return null
  }

  /** What a message reads for `$variable`; null if it was not given. */
  private variable(variable: string, args: Args, seats: readonly string[]): string | number | null {
    if (variable in args) return this.value(asSeats(variable, args[variable]), seats)
    const [base, form] = last(variable)
    if (!base || !(base in args)) return null
    const value = asSeats(base, args[base])
    if (form === 'seat') return this.value(asSeats('seat', value), seats)
    if (form === 'id')
      return value === null || value === undefined ? NOTHING : fluentId(String(value))
    if (form === 'count') return Array.isArray(value) ? value.length : null
    return this.form(value, form, seats)
  }

  private value(value: Value, seats: readonly string[]): string | number {
    if (value === null || value === undefined) return NOTHING
    if (typeof value === 'boolean') return value ? 'true' : 'false'
    // Fluent chooses plurals by numbers; the runtimes differ in writing thousands.
    if (typeof value === 'number') return Math.abs(value) < 1000 ? value : this.number(value)
    if (typeof value === 'string') return this.has(`name-${value}`) ? this.nameOf(value) : value
    if (value instanceof Seat) return this.player(value, seats)
    return this.joined(value.map((item) => String(this.value(item, seats))))
  }

  /** `$card_the` and its like: an attribute of the name, or what stands in for it. */
  private form(value: Value, form: string, seats: readonly string[]): string {
    if (Array.isArray(value)) return this.formOfList(value, form, seats)
    if (typeof value === 'string' && this.has(`name-${value}`, form))
      return this.nameOf(value, form)
    if (form === 'number' && typeof value === 'number')
      return Math.abs(value) === 1 ? 'one' : 'other'
    if (DEFAULTS[form]) return DEFAULTS[form]
    const bare = String(this.value(value, seats))
    if (form === 'the') return bare
    // The shared words put a preposition before a name, and melt it with the article
    // ("di" and "il Bosco del Re" make "del Bosco del Re").
    const whole = this.form(value, 'the', seats)
    const before = article(whole, bare)
    const name = before === NOTHING ? whole : bare
    return this.say(`${form}-name`, { name, article: before, sound: sound(name) }, [], null)
  }

  private formOfList(values: Value[], form: string, seats: readonly string[]): string {
    if (form === 'number') return values.length === 1 ? 'one' : 'other'
    const forms = values.map((value) => this.form(value, form, seats))
    // The Romance rule: one masculine among many makes the plural masculine.
    if (form === 'gender') return new Set(forms).size === 1 ? forms[0]! : DEFAULTS['gender']!
    return this.joined(forms)
  }

  private nameOf(id: string, form: string | null = null): string {
    const key = `${id}.${form ?? ''}`
    let known = this.names.get(key)
    if (known === undefined) {
      known = this.say(`name-${fluentId(id)}`, {}, [], form)
      if (!form || !DEFAULTS[form]) known = `${OPEN}${id}${TURN}${known}${CLOSE}`
      this.names.set(key, known)
    }
    return known
  }

  private player(seat: Seat, seats: readonly string[]): string {
    const name = seats[seat.index]
    const shown =
      name === undefined
        ? this.say('seat-unnamed', { n: seat.index + 1 }, [], null)
        : name.replace(SIGNS, '')
    return `${OPEN}seat:${seat.index}${TURN}${shown}${CLOSE}`
  }

  private joined(items: readonly string[]): string {
    if (!items.length) return this.say('list-empty', {}, [], null)
    const [first = '', ...rest] = items
    const end = rest.pop()
    if (end === undefined) return first
    let head = first
    for (const next of rest) head = this.say('list-comma', { head, next }, [], null)
    return this.say('list-last', { head, last: end, sound: sound(end) }, [], null)
  }
}

/** A marked sentence as its stretches. */
export const parts = (text: string): Part[] => {
  const out: Part[] = []
  let at = 0
  for (const found of text.matchAll(MARKED)) {
    if (found.index > at) out.push({ text: text.slice(at, found.index) })
    out.push({ text: found[2]!, id: found[1]! })
    at = found.index + found[0].length
  }
  if (at < text.length) out.push({ text: text.slice(at) })
  return out
}

export const plain = (list: readonly Part[]): string => list.map((part) => part.text).join('')
