import { expect, it, test } from 'vitest'
import { quietHours } from '#protocol/away.ts'
import {
  localTime,
  quietFault,
  quietText,
  trayWords,
  USUAL_NIGHT,
} from '../../../../renderer/features/desktop-settings/away-words.ts'

test.each([
  [{ from: '22:00', to: '08:00' }, 'Quiet from 22:00 until 08:00 the next day.'],
  [{ from: '09:30', to: '11:00' }, 'Quiet from 09:30 to 11:00.'],
  [{ from: '20:00', to: '00:00' }, 'Quiet from 20:00 until 00:00 the next day.'],
])('%j are said as: %s', (hours, words) => expect(quietText(hours, (time) => time)).toBe(words))

it('finds no fault in times the shell takes, and one in times it refuses', () => {
  for (const hours of [
    USUAL_NIGHT,
    { from: '00:00', to: '23:59' },
    { from: '', to: '08:00' },
    { from: '22:00', to: '' },
    { from: '08:00', to: '08:00' },
  ])
    expect(quietFault(hours) === null).toBe(quietHours.safeParse(hours).success)
})

it('writes a time as its place does', () => {
  expect([localTime('22:05'), localTime('00:05')]).toEqual([
    new Date(2026, 5, 1, 22, 5).toLocaleTimeString('en-US', { timeStyle: 'short' }),
    new Date(2026, 5, 1, 0, 5).toLocaleTimeString('en-US', { timeStyle: 'short' }),
  ])
})

it('calls the tray by the name its system has for it', () => {
  expect(trayWords('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)').label).toBe('Keep in the menu bar')
  expect(trayWords('Mozilla/5.0 (Windows NT 10.0; Win64; x64)').label).toBe('Keep in the tray')
})
