import { describe, expect, test } from 'vitest'
import { DAY_MS, utcDayStart } from '#rules/days.ts'
import { isQuietAt, nextReminder, type ReminderTimes } from '../../../cloud-server/reminders/reminder-time.ts'

const NIGHT = { from: '22:00', to: '08:00' }
const at = (iso: string) => Date.parse(iso)
const iso = (ms: number) => new Date(ms).toISOString()

describe('the next reminder', () => {
  test.each([
    [
      'in New York two hours before the case closes, at 5 PM',
      'America/New_York',
      NIGHT,
      '2026-11-25T22:00:00.000Z',
    ],
    ['in Berlin before the night begins', 'Europe/Berlin', NIGHT, '2026-11-25T20:45:00.000Z'],
    ['in Tokyo on the evening before', 'Asia/Tokyo', NIGHT, '2026-11-25T12:45:00.000Z'],
    ['without quiet hours two hours before the end', 'Asia/Tokyo', null, '2026-11-25T22:00:00.000Z'],
    ['in Kolkata, half an hour off', 'Asia/Kolkata', NIGHT, '2026-11-25T16:15:00.000Z'],
  ])('%s', (_where, timeZone, quiet, due) => {
    expect(iso(nextReminder(at('2026-11-25T01:00:00Z'), { quiet, timeZone }))).toBe(due)
  })

  test('after a day’s reminder is the next day’s, and across a change of clocks it keeps the local time', () => {
    const times = { quiet: NIGHT, timeZone: 'Europe/Berlin' }
    const before = nextReminder(at('2026-10-23T01:00:00Z'), times)
    const after = nextReminder(before, times)
    expect([iso(before), iso(after)]).toEqual(['2026-10-23T19:45:00.000Z', '2026-10-24T19:45:00.000Z'])
    expect(iso(nextReminder(after, times))).toBe('2026-10-25T20:45:00.000Z')
  })

  test('is one a UTC day, later than asked, and never quiet, whatever the hours and the zone', () => {
    const zones = ['UTC', 'America/Los_Angeles', 'Pacific/Auckland', 'Asia/Kathmandu', 'America/Sao_Paulo']
    for (const timeZone of zones)
      for (let from = 0; from < 24; from++)
        for (const hours of [1, 8, 20, 23]) {
          const clock = (hour: number) => `${String(hour % 24).padStart(2, '0')}:00`
          const times: ReminderTimes = { quiet: { from: clock(from), to: clock(from + hours) }, timeZone }
          let now = at('2026-03-27T09:30:00Z')
          for (let day = 0; day < 3; day++) {
            const next = nextReminder(now, times)
            expect(next).toBeGreaterThan(now)
            expect(isQuietAt(next, times)).toBe(false)
            if (day > 0) expect(utcDayStart(next) - utcDayStart(now)).toBe(DAY_MS)
            now = next
          }
        }
  })
})
