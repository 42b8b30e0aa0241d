import { expect, test } from 'vitest'
import { botAt, BOTS } from './bots'

test('nobody at a table has a namesake, and the same room meets the same company', () => {
  for (const room of ['', 'a', 'kQ3_x', 'zz-top']) {
    const company = [0, 1, 2, 3, 4, 5].map((seat) => botAt(room, seat))
    expect(new Set(company).size).toBe(6)
    expect(company.every((each) => each >= 0 && each < BOTS)).toBe(true)
    expect(company).toEqual([0, 1, 2, 3, 4, 5].map((seat) => botAt(room, seat)))
  }
})
