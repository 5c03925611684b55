import { expect, it } from 'vitest'
import { ownDate } from '../../../../renderer/features/practice/own-date.ts'
import { planFaults } from '../../../../renderer/features/practice/plan-faults.ts'

const TODAY = '2026-11-27'
const faults = (examDate: string, hours = '') => planFaults({ examDate, hours }, TODAY)

it('takes the reader’s own date, whatever UTC has', () => {
  expect(ownDate(new Date(2026, 10, 27, 0, 1).getTime())).toBe(TODAY)
  expect(ownDate(new Date(2026, 10, 27, 23, 59).getTime())).toBe(TODAY)
})

it('takes a date from today on, five years ahead at most, and none', () => {
  for (const date of ['', TODAY, '2031-11-26']) expect(faults(date)).toEqual({})
  expect(faults('2026-11-26')).toEqual({ examDate: 'Choose Nov 27, 2026 or later.' })
  expect(faults('9999-01-01')).toEqual({ examDate: 'Choose Nov 26, 2031 or earlier.' })
})

it('takes whole hours from 1 to 60, and none', () => {
  for (const hours of ['', '1', '60']) expect(faults('', hours)).toEqual({})
  for (const hours of ['0', '-5', '2.5', '100', '1e1'])
    expect(faults('', hours)).toEqual({ hours: 'Choose a whole number from 1 to 60.' })
})
