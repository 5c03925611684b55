import { expect, test } from 'vitest'
import { discreet } from '../../cloud-server/plugins/logging.ts'

test.each([
  ['Unique constraint failed: (ann.o+x@mail.example.test)', 'Unique constraint failed: ([e-mail])'],
  ['no user "a@b.co", <c@d.org>', 'no user "[e-mail]", <[e-mail]>'],
  ['postgresql://duel:hunter2@db.example:5432/x', 'postgresql://duel:[secret]@db.example:5432/x'],
  [`cookie bar-duel-session=${'aB3_'.repeat(10)}xyz.`, 'cookie bar-duel-session=[secret].'],
  ['question tt-0001 took 12 ms', 'question tt-0001 took 12 ms'],
  // The longest address there is.
  [`from ${'x'.repeat(242)}@example.com`, 'from [e-mail]'],
])('%j is logged as %j', (text, logged) => {
  expect(discreet(text)).toBe(logged)
})

test.each(['a', 'a.', 'a@', '@.', 'http://', 'a://b:'])(
  'a text of 250,000 characters, %s over and over, is looked through before this test gives up',
  (part) => {
    const text = part.repeat(Math.ceil(250_000 / part.length))
    expect(discreet(`${text} ann@mail.example.test`)).toMatch(/\[e-mail\]$/)
  },
)
