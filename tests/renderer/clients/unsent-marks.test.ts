import { afterEach, expect, it, vi } from 'vitest'
import { forgetMarks, keepUnsent, type Marked, unsentMarks } from '../../../renderer/clients/unsent-marks.ts'
import { stubTab } from './stub-tab.ts'

const MARKS: Marked = [[2, { place: 1, flagged: true, struck: [0], highlights: [] }]]

afterEach(() => vi.unstubAllGlobals())

it('marks wait for their block alone, until the engine has them or the player signs out', () => {
  const kept = stubTab()
  expect(unsentMarks('b1')).toEqual([])
  keepUnsent('b1', MARKS)
  expect(unsentMarks('b1')).toEqual(MARKS)
  expect(unsentMarks('b2')).toEqual([])
  keepUnsent('b1', [])
  expect([...kept]).toEqual([])
  keepUnsent('b1', MARKS)
  forgetMarks()
  expect(unsentMarks('b1')).toEqual([])
})

it('where storage is refused nothing is kept', () => {
  stubTab(true)
  keepUnsent('b1', MARKS)
  forgetMarks()
  expect(unsentMarks('b1')).toEqual([])
})
