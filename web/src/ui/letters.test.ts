import { expect, test } from 'vitest'
import { fitted, folded, lines, parted, span } from './letters'

test('a short name keeps its size, a long word makes it smaller but never too small', () => {
  expect(fitted('Jardinero', 62, 13, 'es')).toEqual({ text: 'Jardinero', size: 13 })
  const port = fitted('Puerto de Rocadragón', 62, 13, 'es')
  expect(port.size).toBeLessThan(13)
  expect(span('Rocadragón', port.size)).toBeLessThanOrEqual(62)
  expect(fitted('Commerciante', 20, 13, 'it').size).toBe(11)
})

test('a word that no size makes fit is parted between its syllables', () => {
  expect(fitted('Guardaespaldas', 57, 12, 'es').text.replaceAll('\u00ad', '-')).toBe(
    'Guar-daes-pal-das',
  )
  expect(fitted('Addestramento', 57, 12, 'it').text).toContain('\u00ad')
  // Not every browser knows where English words part, and one that does not breaks them anywhere.
  expect(fitted('Confinement', 50, 12, 'en').text.replaceAll('\u00ad', '-')).toBe('Con-fi-ne-ment')
  expect(fitted('Reinforcements', 90, 12, 'en').text).toBe('Reinforcements')
})

test('names that are too long are parted, in every language', () => {
  const shown = (name: string, lang: string) => parted(name, 50, 13, lang).replaceAll('\u00ad', '-')
  expect(shown('Daenerys Targaryen', 'en')).toBe('Dae-ne-rys Tar-ga-ryen')
  expect(shown('Baratheon', 'en')).toBe('Ba-ra-theon')
  expect(shown('Doran Martell', 'en')).toBe('Doran Martell')
  expect(shown('Comandante', 'es')).toBe('Co-man-dan-te')
  expect(shown('Lannister', 'it')).toBe('Lan-nis-ter')
})

test('two lines are as even as the words allow', () => {
  expect(folded('Vasallaje', 12)).toBe(span('Vasallaje', 12))
  expect(folded('Consejero de los Rumores', 12)).toBe(
    Math.max(span('Consejero de', 12), span('los Rumores', 12)),
  )
})

test('words are parted into lines that fit', () => {
  const words = 'La esquina cercana izquierda'
  expect(lines(words, 100, 5000)).toEqual([words])
  expect(lines(words, 100, 700)).toEqual(['La esquina', 'cercana', 'izquierda'])
  for (const line of lines(words, 100, 700)) expect(span(line, 100)).toBeLessThanOrEqual(700)
})
