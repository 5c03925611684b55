import { describe, expect, it, test } from 'vitest'
import { awayChoice, isQuiet, type QuietHours, quietHours } from '#protocol/away.ts'
import { isShown, timeOfDay } from '../../../../electron/main/away/quiet-hours.ts'

const night: QuietHours = { from: '22:00', to: '08:00' }
const lecture: QuietHours = { from: '09:30', to: '11:00' }
const toMidnight: QuietHours = { from: '20:00', to: '00:00' }
const fromMidnight: QuietHours = { from: '00:00', to: '06:00' }
const allButOneMinute: QuietHours = { from: '00:01', to: '00:00' }

test.each<[string, QuietHours, boolean]>([
  ['21:59', night, false],
  ['22:00', night, true],
  ['23:59', night, true],
  ['00:00', night, true],
  ['07:59', night, true],
  ['08:00', night, false],
  ['12:00', night, false],
  ['09:29', lecture, false],
  ['09:30', lecture, true],
  ['10:59', lecture, true],
  ['11:00', lecture, false],
  ['23:00', lecture, false],
  ['19:59', toMidnight, false],
  ['23:59', toMidnight, true],
  ['00:00', toMidnight, false],
  ['00:00', fromMidnight, true],
  ['05:59', fromMidnight, true],
  ['06:00', fromMidnight, false],
  ['00:00', allButOneMinute, false],
  ['00:01', allButOneMinute, true],
  ['23:59', allButOneMinute, true],
])('%s in %j is quiet: %s', (time, hours, quiet) => expect(isQuiet(time, hours)).toBe(quiet))

test('every minute of a day is in the hours or in the hours between them', () => {
  for (let minute = 0; minute < 1_440; minute++) {
    const time = timeOfDay(new Date(2026, 10, 20, 0, minute))
    expect(isQuiet(time, night)).not.toBe(isQuiet(time, { from: night.to, to: night.from }))
  }
})

it('reads the computer’s own clock', () => {
  expect(timeOfDay(new Date(2026, 0, 2, 7, 5, 59))).toBe('07:05')
  expect(timeOfDay(new Date(2026, 6, 2, 0, 0))).toBe('00:00')
})

describe('news is shown', () => {
  const on = { notify: true, quiet: night, tray: false }
  const away = { forbidden: false, inFront: false, time: '12:00' }
  test.each<[string, Parameters<typeof isShown>, boolean]>([
    ['when it was asked for', [on, away], true],
    [
      'with no quiet hours, at night too',
      [
        { ...on, quiet: null },
        { ...away, time: '23:00' },
      ],
      true,
    ],
    ['never unless asked for', [{ ...on, notify: false }, away], false],
    ['never in quiet hours', [on, { ...away, time: '23:00' }], false],
    ['never to somebody who looks at the window', [on, { ...away, inFront: true }], false],
    ['never where it is forbidden', [on, { ...away, forbidden: true }], false],
  ])('%s', (_when, [choice, moment], shown) => expect(isShown(choice, moment)).toBe(shown))
})

describe('quiet hours', () => {
  test.each([
    { from: '22:00', to: '22:00' },
    { from: '24:00', to: '08:00' },
    { from: '7:00', to: '08:00' },
    { from: '22:60', to: '08:00' },
    { from: '22:00' },
    { from: '', to: '' },
    ['22:00', '08:00'],
    '22:00',
    null,
  ])('%j are none', (given) => expect(quietHours.safeParse(given).success).toBe(false))

  it('may be left out of a choice, but not be wrong in it', () => {
    expect(awayChoice.safeParse({ notify: true, quiet: null, tray: false }).success).toBe(true)
    expect(awayChoice.safeParse({ notify: true, quiet: { from: '1', to: '2' }, tray: false }).success).toBe(
      false,
    )
  })
})
