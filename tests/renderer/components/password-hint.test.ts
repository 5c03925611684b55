import { expect, test } from 'vitest'
import { passwordHint } from '../../../renderer/components/password-hint.ts'

test.each([
  ['', 'At least 6 characters'],
  ['short', 'At least 6 characters'],
  ['aaaaaaaaaaaaaaaaaaaa', 'easy to guess'],
  ['abcdefghijklmnop', 'easy to guess'],
  ['1234567890', 'easy to guess'],
  ['portia', 'easy to guess'],
  ['portiaduels', 'easy to guess'],
  ['quality of mercy', 'fair'],
  ['the quality of mercy is not strained', 'hard to guess'],
  ['w7#Kp!zR2v$Lq9xT', 'hard to guess'],
])('%j: %s', (password, words) => {
  expect(passwordHint(password)).toContain(words)
})

test('a fault of the password stands alone', () => {
  expect(
    passwordHint('Password1', 'That password is one of the first people guess. Choose another.'),
  ).toBeUndefined()
})
