import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isUsername, tidyUsername, typedUsername, usernameKey } from '#rules/accounts/username.ts'

describe('usernames: 2–18 letters, digits and single inner spaces (design section 4, Accounts)', () => {
  test.each(['ab', 'A1', '12', 'Portia', 'Atticus Finch', 'a b c', 'ABCDEFGHIJKLMNOPQR', 'x'.repeat(18)])(
    '‘%s’ is one',
    (name) => {
      expect(isUsername(name)).toBe(true)
    },
  )

  test.each([
    ['', 'empty'],
    ['a', 'too short'],
    ['x'.repeat(19), 'too long'],
    [' ab', 'a space before'],
    ['ab ', 'a space after'],
    ['a  b', 'two spaces'],
    ['a\tb', 'a tab'],
    ['a\nb', 'a line end'],
    ['ab\n', 'a line end after'],
    ['a_b', 'an underscore'],
    ['a-b', 'a hyphen'],
    ["o'neil", 'an apostrophe'],
    ['zoë', 'a letter beyond ASCII'],
    ['аdmin', 'a Cyrillic look-alike'],
    ['a\u00a0b', 'a space beyond ASCII'],
    ['<b>hi</b>', 'HTML'],
    ["x'; drop", 'SQL'],
    ['１２', 'full-width digits'],
  ])('‘%s’ is none: %s', (name) => {
    expect(isUsername(name)).toBe(false)
  })

  test('are one name when only case differs', () => {
    expect(usernameKey('Atticus FINCH')).toBe(usernameKey('atticus finch'))
    expect(usernameKey('Atticus')).not.toBe(usernameKey('Atticus 2'))
  })
})

describe('what a field keeps (spec section 5)', () => {
  test('strips other characters and cuts to 18', () => {
    expect(typedUsername('At-ti_cus!')).toBe('Atticus')
    expect(typedUsername('x'.repeat(30))).toBe('x'.repeat(18))
    expect(typedUsername('a b ')).toBe('a b ')
  })

  test('sends it with its ends trimmed and single spaces', () => {
    expect(tidyUsername('  Atticus \t Finch ')).toBe('Atticus Finch')
  })

  test('whatever is typed, what is sent is a username or too short for one', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (text) => {
        const sent = tidyUsername(text)
        expect(isUsername(sent) || sent.length < 2).toBe(true)
      }),
    )
  })
})
