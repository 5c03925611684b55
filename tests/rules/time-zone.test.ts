import { expect, test } from 'vitest'
import { hourIn, knownTimeZone } from '#rules/time-zone.ts'

test.each([
  ['America/New_York', 'America/New_York'],
  ['UTC', 'UTC'],
  [undefined, 'UTC'],
  ['Moon/Tycho', 'UTC'],
  ['', 'UTC'],
  ["'; drop table users", 'UTC'],
])('the zone %s is counted in as %s', (asked, used) => {
  expect(knownTimeZone(asked)).toBe(used)
})

test.each([
  ['UTC', '2026-11-20T23:59:59.999Z', 23],
  ['UTC', '2026-11-21T00:00:00.000Z', 0],
  ['America/New_York', '2026-03-08T06:59:00Z', 1], // the last minute before clocks go forward
  ['America/New_York', '2026-03-08T07:00:00Z', 3],
  ['America/New_York', '2026-11-01T05:30:00Z', 1], // 1:30 comes twice when they go back
  ['America/New_York', '2026-11-01T06:30:00Z', 1],
  ['America/New_York', '2026-11-01T07:30:00Z', 2],
  ['Asia/Kolkata', '2026-06-01T18:29:59Z', 23],
  ['Asia/Kolkata', '2026-06-01T18:30:00Z', 0],
  ['Asia/Kathmandu', '2026-06-01T18:15:00Z', 0],
  ['Australia/Lord_Howe', '2026-04-04T15:00:00Z', 1], // clocks go back by half an hour
  ['Australia/Lord_Howe', '2026-04-04T15:30:00Z', 2],
  ['Pacific/Kiritimati', '2026-12-31T10:00:00Z', 0],
  ['Pacific/Apia', '2024-02-29T10:59:00Z', 23],
])('in %s it is %s at hour %i', (zone, instant, hour) => {
  expect(hourIn(zone)(Date.parse(instant))).toBe(hour)
})
