import { afterEach, expect, it, vi } from 'vitest'
import { keepChoice, keptChoice } from '../../../../renderer/screens/daily/kept-choice.ts'
import { stubTab } from '../../clients/stub-tab.ts'

afterEach(() => vi.unstubAllGlobals())

it('the last choice of a case is kept, for that case alone', () => {
  stubTab()
  expect(keptChoice('today')).toBeNull()
  keepChoice('today', 3)
  keepChoice('today', 0)
  expect(keptChoice('today')).toBe(0)
  expect(keptChoice('tomorrow')).toBeNull()
})

it('where storage is refused nothing is kept', () => {
  stubTab(true)
  keepChoice('today', 3)
  expect(keptChoice('today')).toBeNull()
})
