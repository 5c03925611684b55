import { expect, test } from 'vitest'
import { gameDay } from '#protocol/figures.ts'
import { daysText, percentText } from '../../../renderer/components/day-text.ts'

test('dates, days and shares in words', () => {
  expect(gameDay('2028-02-29')).toBe('Feb 29, 2028')
  expect(daysText(1)).toBe('1 day')
  expect(daysText(1_000)).toBe('1,000 days')
  expect([percentText(0), percentText(33.333), percentText(100)]).toEqual(['0%', '33.3%', '100%'])
})
