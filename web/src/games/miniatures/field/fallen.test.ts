import { expect, test } from 'vitest'
import type { UnitView } from '../view'
import { fell } from './fallen'

const unit = (nr: number, place: UnitView['place'], x = 0): UnitView =>
  ({ nr, place, x, y: 0, facing: 0 }) as UnitView

test('a regiment falls where it stood, once', () => {
  const before = [unit(0, 'table', 5), unit(1, 'table'), unit(2, 'reserve')]
  const now = [unit(0, 'destroyed', -1), unit(1, 'table'), unit(2, 'destroyed')]
  expect(fell(before, now)).toEqual([before[0]])
  expect(fell(now, now)).toEqual([])
  expect(fell([], now)).toEqual([])
})
