// A book of rules as the server writes it (src/weirwood/book/making.py), and how it is looked through.
import * as api from '../net/api'
import type { Found } from '../protocol'
import type { Lang } from '../words/catalogue'

/** A piece of a sentence: plain, or a word of the glossary with its term. */
export type Run = string | [text: string, term: string]
export interface Picture {
  id: string
  caption: string
}
export interface BookRule {
  id: string
  text: Run[]
  plain: string
  source: string
  basis: 'rulebook' | 'ruling' | 'derived'
  done: boolean
  pictures: Picture[]
}
export interface Section {
  title: string
  rules: BookRule[]
}
export interface Chapter {
  id: string
  title: string
  sections: Section[]
}
export interface Book {
  game: string
  lang: Lang
  title: string
  blurb: string
  five: { id: string; title: string; text: Run[][]; pictures: Picture[]; rules: string[] }[]
  chapters: Chapter[]
  settings: {
    name: string
    title: string
    help: string
    kind: string
    default: unknown
    choices: { id: string; title: string }[]
  }[]
  box: { id: string; title: string; count: number; names: { name: string; count: number }[] }[]
  glossary: { id: string; name: string; also: string[]; text: Run[]; rules: string[] }[]
}

/** A rule in its place. */
export interface Placed {
  rule: BookRule
  chapter: Chapter
  section: Section
}
export const placed = (book: Book): Map<string, Placed> =>
  new Map(
    book.chapters.flatMap((chapter) =>
      chapter.sections.flatMap((section) =>
        section.rules.map((rule) => [rule.id, { rule, chapter, section }] as const),
      ),
    ),
  )

/** Chapter and heading, as a reader knows a place. */
export const called = ({ chapter, section }: Placed): string =>
  section.title ? `${chapter.title} › ${section.title}` : chapter.title

/** Where these rules stand, each place once, with the first rule there. */
export const standing = (at: Map<string, Placed>, rules: readonly string[]) => {
  const found = new Map<string, string>()
  for (const rule of rules) {
    const place = at.get(rule)
    if (place && !found.has(called(place))) found.set(called(place), rule)
  }
  return [...found].map(([title, rule]) => ({ title, rule }))
}

export const fold = (text: string): string =>
  text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')

/** Without the server: the rules that hold every word as it is typed. */
export const simply = (book: Book, query: string): Found => {
  const words = fold(query).split(/\s+/).filter(Boolean)
  const hit = ({ id, plain, source }: BookRule) => {
    const text = fold(`${id} ${plain} ${source}`)
    return words.every((word) => text.includes(word))
  }
  const rules = book.chapters.flatMap(({ sections }) => sections.flatMap((each) => each.rules))
  return {
    rules: words.length
      ? rules.filter(hit).map(({ id }) => ({ rule: id, worth: 1, words: [...words] }))
      : [],
    suggestions: [],
  }
}

/** What the search on the server finds, or, where it cannot be reached, what is found here. */
export const look = (book: Book, query: string): Promise<Found> =>
  api.searchBook(book.game, book.lang, query).catch(() => simply(book, query))
