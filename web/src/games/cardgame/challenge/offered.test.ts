import { expect, test } from 'vitest'
import { drawn } from './offered'

test('a plain answer has a drawing where it speaks of an icon, a type, a reward or a card', () => {
  expect(drawn('icon:intrigue')).toEqual(['icon', 'intrigue'])
  expect(drawn('type:location')).toEqual(['glyph', 'location'])
  expect(drawn('reward:draw')).toEqual(['glyph', 'hand'])
  expect(drawn('delay:01178:0')).toEqual(['glyph', 'event'])
  for (const key of ['pass', 'yes', 'keyword:renown', 'delay:none:0']) expect(drawn(key)).toBe(null)
})
