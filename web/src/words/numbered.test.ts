import { expect, test } from 'vitest'
import { numbered } from './numbered'

test('namesakes are told apart, others keep their name', () => {
  expect(numbered(['Stark', 'Ana', 'Stark'])).toEqual(['Stark Ⅰ', 'Ana', 'Stark Ⅲ'])
  expect(numbered(['Ana', 'Stark'])).toEqual(['Ana', 'Stark'])
})
