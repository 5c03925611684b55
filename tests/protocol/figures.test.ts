import { describe, expect, test } from 'vitest'
import {
  atStart,
  clockText,
  counted,
  countedInWords,
  fixed,
  gameDay,
  hourRange,
  inWords,
  lengthOfTime,
  minutes,
  minutesText,
  momentText,
  ordinal,
  plural,
  relative,
  seconds,
  share,
  sheetDay,
  shortGameDay,
  signed,
  timesInWords,
  upTo,
  weekGameDay,
  weekMoment,
  whole,
} from '#protocol/figures.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#rules/days.ts'

/** Intl sets narrow spaces before AM and PM and around the dash of a range. */
const plain = (text: string): string => text.replace(/\s/g, ' ')

test('numbers have separators, and the decimals asked for', () => {
  expect([whole(1_204.4), fixed(1), fixed(2.345, 2), upTo(2), upTo(2.25)]).toEqual([
    '1,204',
    '1.0',
    '2.35',
    '2',
    '2.3',
  ])
  expect([signed(1_500), signed(-3), signed(0), signed(-0.25, fixed)]).toEqual(['+1,500', '−3', '+0', '−0.3'])
})

test('a sentence has small numbers in words', () => {
  expect([inWords(1), inWords(3), inWords(10)]).toEqual(['one', 'three', 'ten'])
  expect([inWords(11), inWords(1_500), inWords(0), inWords(1.5)]).toEqual(['11', '1,500', '0', '1.5'])
  expect(countedInWords(1, 'round', 'rounds')).toBe('one round')
  expect(countedInWords(2, 'round', 'rounds')).toBe('two rounds')
  expect([timesInWords(1), timesInWords(2), timesInWords(3)]).toEqual(['once', 'twice', 'three times'])
  expect(atStart('ten answers')).toBe('Ten answers')
})

test('a place in an order', () => {
  expect([1, 2, 3, 4, 11, 12, 13, 21, 102, 1_003].map(ordinal)).toEqual([
    ...['1st', '2nd', '3rd', '4th', '11th', '12th', '13th', '21st', '102nd', '1,003rd'],
  ])
})

test('a length of time is counted in the unit asked for', () => {
  expect([lengthOfTime(3 * DAY_MS, 'day'), lengthOfTime(DAY_MS, 'hour')]).toEqual(['three days', '24 hours'])
  expect([lengthOfTime(DAY_MS, 'day'), lengthOfTime(HOUR_MS, 'hour')]).toEqual(['a day', 'an hour'])
  expect([lengthOfTime(2_000, 'second'), lengthOfTime(MINUTE_MS, 'minute')]).toEqual([
    'two seconds',
    'a minute',
  ])
  expect([lengthOfTime(21 * DAY_MS, 'week'), lengthOfTime(7 * DAY_MS, 'week')]).toEqual([
    'three weeks',
    'a week',
  ])
  expect(lengthOfTime(10 * MINUTE_MS, 'minute', whole)).toBe('10 minutes')
})

test('a share of one is a percentage', () => {
  expect([share(0.374), share(0.018, 1), share(1)]).toEqual(['37%', '1.8%', '100%'])
})

test('plurals go with their count', () => {
  expect([0, 1, 2, 1_000].map((count) => counted(count, 'life', 'lives'))).toEqual([
    '0 lives',
    '1 life',
    '2 lives',
    '1,000 lives',
  ])
  expect([plural(1, 'is', 'are'), plural(0, 'is', 'are')]).toEqual(['is', 'are'])
})

test('lengths of time carry their unit', () => {
  expect([seconds(12), seconds(2.44, 1), minutes(1.8, 1), relative(-1, 'day'), relative(12, 'day')]).toEqual([
    '12 sec',
    '2.4 sec',
    '1.8 min',
    'yesterday',
    'in 12 days',
  ])
  expect([0, 18, 60, 72, 120].map(minutesText)).toEqual(['0 min', '18 min', '1 hr', '1 hr 12 min', '2 hr'])
})

describe('dates have the month first', () => {
  test('of an instant in the reader’s own zone', () => {
    const local = new Date(2026, 10, 23, 16, 5)
    expect(plain(momentText(local.toISOString()))).toBe('Nov 23, 2026, 4:05 PM')
    expect(sheetDay(local)).toBe('11/23/2026')
    expect(plain(weekMoment(local))).toBe('Mon 4:05 PM')
  })

  test('of days of the game in UTC', () => {
    expect([gameDay('2026-11-20'), shortGameDay(Date.UTC(2026, 10, 20)), weekGameDay('2026-11-20')]).toEqual([
      'Nov 20, 2026',
      'Nov 20',
      'Fri, Nov 20',
    ])
  })

  test('and times of day have twelve hours', () => {
    expect([plain(clockText('21:30')), plain(clockText('07:00'))]).toEqual(['9:30 PM', '7:00 AM'])
    expect(plain(hourRange(20))).toBe('8 – 9 PM')
    expect(plain(hourRange(11))).toBe('11 AM – 12 PM')
  })
})
