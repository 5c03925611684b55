import { expect, test } from 'vitest'
import { discreet } from '../../cloud-server/plugins/logging.ts'

test.each([
  ['Unique constraint failed: (ann.o+x@mail.example.test)', 'Unique constraint failed: ([e-mail])'],
  ['no user "a@b.co", <c@d.org>', 'no user "[e-mail]", <[e-mail]>'],
  ['postgresql://duel:hunter2@db.example:5432/x', 'postgresql://duel:[secret]@db.example:5432/x'],
  [`cookie bar-duel-session=${'aB3_'.repeat(10)}xyz.`, 'cookie bar-duel-session=[secret].'],
  ['question tt-0001 took 12 ms', 'question tt-0001 took 12 ms'],
])('%j is logged as %j', (text, logged) => {
  expect(discreet(text)).toBe(logged)
})
