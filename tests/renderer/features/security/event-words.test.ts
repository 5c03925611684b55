import { expect, test } from 'vitest'
import { WORRYING } from '../../../../renderer/features/security/event-words.ts'

test('a stranger’s try at an admin page is to be looked at, and an admin’s before two-factor sign-in isn’t', () => {
  expect(['role_refused', 'two_factor_refused'].map((kind) => WORRYING.has(kind as never))).toEqual([
    true,
    false,
  ])
})
