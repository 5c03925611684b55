import { describe, expect, it } from 'vitest'
import { counted, signed, whole } from '#protocol/figures.ts'
import { hours, percent, points, shareOf } from '../../../renderer/components/figures.ts'

describe('numbers as the stats page says them', () => {
  it('gives accuracy and win rate one decimal, and N/A where there is nothing to divide by', () => {
    expect(shareOf(2, 3)).toBe('66.7%')
    expect(shareOf(0, 4)).toBe('0.0%')
    expect(shareOf(4, 4)).toBe('100.0%')
    expect(shareOf(0, 0)).toBe('N/A')
  })

  it('gives mastery one decimal and a percent sign', () => {
    expect(percent(0)).toBe('0.0%')
    expect(percent(12.34)).toBe('12.3%')
  })

  it('separates thousands', () => {
    expect(whole(105_000)).toBe('105,000')
    expect(whole(1234.5)).toBe('1,235')
    expect(hours(1000)).toBe('1,000.0')
  })

  it('gives hours one decimal', () => {
    expect(hours(0)).toBe('0.0')
    expect(hours(0.26)).toBe('0.3')
  })

  it('hides the rounding errors of added multipliers', () => {
    expect(points(1.2 + 1.2 + 1.2)).toBe('3.6')
    expect(points(12)).toBe('12')
  })

  it('counts one and many', () => {
    expect(counted(1, 'win', 'wins')).toBe('1 win')
    expect(counted(0, 'win', 'wins')).toBe('0 wins')
  })
})

it.each([
  [60, '+60'],
  [0, '+0'],
  [-15, '−15'],
  [1_200, '+1,200'],
])('a change of %i is %s', (change, words) => {
  expect(signed(change)).toBe(words)
})
