import { expect, it } from 'vitest'
import { signInAt, signInIn } from '../../../renderer/clients/sign-in-link.ts'

it('opens Sign In at the step that the link names', () => {
  expect(signInIn(signInAt('password'))).toBe('password')
  expect(signInIn(signInAt('forgot'))).toBe('forgot')
})

it.each([null, undefined, 'forgot', {}, { signIn: true }, { signIn: 'code' }, { mode: 'duel' }])(
  'opens nothing for %o',
  (state) => {
    expect(signInIn(state)).toBeNull()
  },
)
