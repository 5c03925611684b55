import { afterEach, expect, it, vi } from 'vitest'
import { forgetMarks, keepUntold, type Marked, untoldMarks } from '../../../renderer/clients/untold-marks.ts'
import { stubTab } from './stub-tab.ts'

const MARKS: Marked = [[2, { place: 1, flagged: true, struck: [0], highlights: [] }]]

afterEach(() => vi.unstubAllGlobals())

it('marks wait for their block alone, until the engine has them or the player signs out', () => {
  const kept = stubTab()
  expect(untoldMarks('b1')).toEqual([])
  keepUntold('b1', MARKS)
  expect(untoldMarks('b1')).toEqual(MARKS)
  expect(untoldMarks('b2')).toEqual([])
  keepUntold('b1', [])
  expect([...kept]).toEqual([])
  keepUntold('b1', MARKS)
  forgetMarks()
  expect(untoldMarks('b1')).toEqual([])
})

it('where storage is refused nothing is kept', () => {
  stubTab(true)
  keepUntold('b1', MARKS)
  forgetMarks()
  expect(untoldMarks('b1')).toEqual([])
})
