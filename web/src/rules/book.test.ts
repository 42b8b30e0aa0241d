import { expect, test } from 'vitest'
import { called, placed, standing, type Book } from './book'

const rule = (id: string) => ({
  id,
  text: [],
  plain: id,
  source: '',
  basis: 'rulebook' as const,
  done: true,
  pictures: [],
})
const book: Book = {
  game: 'btwixt',
  lang: 'en',
  title: '',
  blurb: '',
  five: [],
  settings: [],
  box: [],
  glossary: [],
  chapters: [
    {
      id: 'scoring',
      title: 'Scoring',
      sections: [
        { title: '', rules: [rule('scoring.tokens')] },
        { title: 'The winner', rules: [rule('scoring.winner'), rule('scoring.shared')] },
      ],
    },
  ],
}

test('a reader is sent to places by their names, to each of them once', () => {
  const at = placed(book)
  expect(called(at.get('scoring.winner')!)).toBe('Scoring › The winner')
  expect(
    standing(at, ['scoring.shared', 'scoring.winner', 'scoring.tokens', 'scoring.gone']),
  ).toEqual([
    { title: 'Scoring › The winner', rule: 'scoring.shared' },
    { title: 'Scoring', rule: 'scoring.tokens' },
  ])
})
