import { expect, it } from 'vitest'
import { isDisplayName, isPassword, PASSWORD_TOO_LONG } from '#rules/accounts/profile.ts'
import { usernameKey } from '#rules/accounts/username.ts'

it.each<[string, boolean]>([
  ['', false],
  ['12345', false],
  ['123456', true],
  ['1234567', true],
  ['      ', false],
  ['     x', true],
  ['\t\n \t\n \t', false],
])('a password has six characters that are not all white space: %j %s', (text, fits) => {
  expect(isPassword(text)).toBe(fits)
})

it('a password that is too long is refused in words', () => {
  expect(PASSWORD_TOO_LONG).toBe('Password must be at most 256 characters')
})

it('a display name has more to see than marks on nothing', () => {
  expect(isDisplayName('\u0301\u0301')).toBe(false)
  expect(['42', '?!', '++', 'Ωμ'].map(isDisplayName)).toEqual([true, true, true, true])
})

it('names are kept unique in small letters', () => {
  expect(usernameKey('Ada L')).toBe('ada l')
})
