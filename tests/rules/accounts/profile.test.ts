import { describe, expect, test } from 'vitest'
import {
  DISPLAY_NAME_RULE,
  EMAIL_RULE,
  INVALID_AVATAR,
  isDisplayName,
  isEmail,
  PASSWORD_MIN,
  PASSWORD_MISMATCH,
  PASSWORD_RULE,
} from '#rules/accounts/profile.ts'
import { USERNAME_RULE } from '#rules/accounts/username.ts'

describe('email addresses', () => {
  test.each([
    'a@b.co',
    'portia.ames@example.test',
    'first+last@sub.domain.example',
    'o’neil@example.test',
    "o'neil@example.test",
    'x_y-z@ex-ample.test',
    'jürgen@bücher.example',
    `${'x'.repeat(242)}@example.com`,
  ])('%s is one', (email) => {
    expect(isEmail(email)).toBe(true)
  })

  test.each([
    '',
    'a',
    'a@',
    '@b.co',
    'a@b',
    'a@b.',
    'a@.co',
    'a@b..co',
    'a@@b.co',
    'a b@c.de',
    'a@b c.de',
    'a@b.co\n',
    '<a@b.co>',
    'a@b.co, c@d.ef',
    'a@b.co; c@d.ef',
    '"a"@b.co',
    'mailto:a@b.co',
    `${'x'.repeat(243)}@example.com`,
  ])('‘%s’ is none', (email) => {
    expect(isEmail(email)).toBe(false)
  })
})

test('a display name is 2–30 characters, trimmed (spec section 9)', () => {
  expect(['ab', ' ab ', 'x'.repeat(30), 'Zoë “Z”'].every(isDisplayName)).toBe(true)
  expect(['', 'a', ' a ', '   ', 'x'.repeat(31)].some(isDisplayName)).toBe(false)
})

test('a display name has no pile of marks that reaches into other lines', () => {
  expect(['Nguyễn Thị Hằng', 'Nguyê\u0303n Thị', 'กิ่งแก้ว', 'e\u0301'.repeat(10)].every(isDisplayName)).toBe(
    true,
  )
  expect(['Z\u0351\u036b\u0343\u036aalgo', `x${'\u0338'.repeat(20)}y`].some(isDisplayName)).toBe(false)
})

test('a display name shows all that it has', () => {
  expect(['한글', 'ភាសា', 'Zoë ⚖️'].every(isDisplayName)).toBe(true)
  // Fillers of Hangul, blanks of Braille, a vowel of Khmer that shows nothing, and a joiner.
  const blank = [
    '\u3164\u3164',
    '\u115f\u1160',
    '\uffa0\uffa0',
    '\u2800\u2800',
    '\u17b4\u17b5',
    'Por\u034ftia',
  ]
  expect(blank.filter(isDisplayName)).toEqual([])
})

test('a password has at least 6 characters (spec section 9)', () => {
  expect(PASSWORD_MIN).toBe(6)
})

test('the messages of spec sections 5 and 8, to the letter', () => {
  expect([
    USERNAME_RULE,
    DISPLAY_NAME_RULE,
    PASSWORD_RULE,
    PASSWORD_MISMATCH,
    EMAIL_RULE,
    INVALID_AVATAR,
  ]).toEqual([
    'Username must be 2-18 characters, letters, numbers, and spaces only',
    'Display name is required',
    'Password must be at least 6 characters',
    "Passwords don't match",
    'Please enter a valid email address',
    'Invalid avatar configuration',
  ])
})
