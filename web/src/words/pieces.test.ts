import { expect, test } from 'vitest'
import { piecesOf } from './pieces'

test('a name keeps the marks around it', () => {
  const said = piecesOf([
    { text: 'Gana la ficha «' },
    { text: 'Debilitada', id: 'weakened' },
    { text: '».' },
  ])
  expect(said).toEqual([
    { id: undefined, text: 'Gana la ficha ', open: '', stop: '' },
    { id: 'weakened', text: 'Debilitada', open: '«', stop: '».' },
    { id: undefined, text: '', open: '', stop: '' },
  ])
})

test('between two names the marks go to the one they touch', () => {
  const said = piecesOf([
    { text: 'Robb', id: 'robb' },
    { text: ', (' },
    { text: 'Jon', id: 'jon' },
    { text: ')' },
  ])
  expect(said.map(({ open, text, stop }) => [open, text, stop])).toEqual([
    ['', 'Robb', ','],
    ['', ' ', ''],
    ['(', 'Jon', ')'],
    ['', '', ''],
  ])
})
