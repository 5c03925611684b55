import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { avatarData } from '#protocol/avatar.ts'
import { authRoutes, displayName, lawSchool, registration, username } from '#protocol/http/auth.ts'
import { profileChange } from '#protocol/http/users.ts'
import {
  DISPLAY_NAME_RULE,
  EMAIL_RULE,
  INVALID_AVATAR,
  PASSWORD_MAX,
  PASSWORD_MISMATCH,
  PASSWORD_RULE,
  PASSWORD_TOO_LONG,
} from '#rules/accounts/profile.ts'
import { USERNAME_RULE } from '#rules/accounts/username.ts'
import { LAW_SCHOOL_MAX } from '#rules/law-schools.ts'

/** Returns a form's refusals, each the field's path and the words. */
const refusals = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []

const ada = {
  username: 'Ada',
  email: 'ada@example.org',
  displayName: 'Ada L',
  password: 'secret1',
  confirmPassword: 'secret1',
}

describe('a registration (spec sections 5 and 8)', () => {
  it('keeps what was typed, trimmed', () => {
    const avatar = { base: 'arcane', palette: 'lawyer_navy', props: ['gavel'] }
    const typed = { ...ada, email: ' ada@example.org ', displayName: ' Ada L ', avatarData: avatar }
    expect(registration.parse(typed)).toEqual({ ...ada, avatarData: avatar })
  })

  const tooLong = 'x'.repeat(PASSWORD_MAX + 1)
  it.each<[object, string[]]>([
    [{ username: undefined }, [`username: ${USERNAME_RULE}`]],
    [{ username: 'A' }, [`username: ${USERNAME_RULE}`]],
    [{ email: undefined }, [`email: ${EMAIL_RULE}`]],
    [{ email: 'ada' }, [`email: ${EMAIL_RULE}`]],
    [{ email: `ada@example.org${' '.repeat(300)}` }, [`email: ${EMAIL_RULE}`]],
    [{ displayName: undefined }, [`displayName: ${DISPLAY_NAME_RULE}`]],
    [{ displayName: ' ' }, [`displayName: ${DISPLAY_NAME_RULE}`]],
    [{ confirmPassword: 'secret2' }, [`confirmPassword: ${PASSWORD_MISMATCH}`]],
    [{ password: 'short', confirmPassword: 'short' }, [`password: ${PASSWORD_RULE}`]],
    [{ password: undefined }, [`password: ${PASSWORD_RULE}`]],
    [{ confirmPassword: undefined }, [`confirmPassword: ${PASSWORD_MISMATCH}`]],
    [
      { password: tooLong, confirmPassword: tooLong },
      [`password: ${PASSWORD_TOO_LONG}`, `confirmPassword: ${PASSWORD_TOO_LONG}`],
    ],
  ])('with %j is refused in the form’s words', (change, words) => {
    expect(refusals(registration, { ...ada, ...change })).toEqual(words)
  })

  it('takes a password of the greatest length', () => {
    const password = 'x'.repeat(PASSWORD_MAX)
    expect(refusals(registration, { ...ada, password, confirmPassword: password })).toEqual([])
  })
})

describe('a name', () => {
  it('that is no text is refused in the same words as a bad one', () => {
    expect(refusals(username, 5)).toEqual([`: ${USERNAME_RULE}`])
    expect(refusals(displayName, 5)).toEqual([`: ${DISPLAY_NAME_RULE}`])
  })

  it('of display may be typed with spaces around it, up to 50 characters in all', () => {
    expect(displayName.parse(`${' '.repeat(20)}${'x'.repeat(30)}`)).toBe('x'.repeat(30))
    expect(refusals(displayName, `${' '.repeat(21)}${'x'.repeat(30)}`)).toEqual([`: ${DISPLAY_NAME_RULE}`])
  })
})

describe('a law school', () => {
  const rule = ': Choose a law school from the list'

  it('is one of the list; a ‘ Law School’ ending is dropped', () => {
    expect(lawSchool.parse('Harvard Law School')).toBe('Harvard')
  })

  it.each(['Nowhere', '', 'x'.repeat(LAW_SCHOOL_MAX + 1)])(
    'that is not on the list is refused: %j',
    (text) => {
      expect(refusals(lawSchool, text)).toContain(rule)
      expect(new Set(refusals(lawSchool, text))).toEqual(new Set([rule]))
    },
  )

  it('is refused as the list’s own rule', () => {
    expect(lawSchool.safeParse('Nowhere').error?.issues[0]?.code).toBe('custom')
  })
})

describe('a sign-in', () => {
  const form = authRoutes['POST /api/auth/login'].body

  it('keeps the name trimmed and the password as it is', () => {
    expect(form.parse({ username: ' Ada ', password: ' secret ' })).toEqual({
      username: 'Ada',
      password: ' secret ',
    })
  })

  it.each<[object, string[]]>([
    [{ username: undefined }, ['username: Username is required']],
    [{ username: '  ' }, ['username: Username is required']],
    [{ username: 'x'.repeat(PASSWORD_MAX) }, []],
    [{ username: 'x'.repeat(PASSWORD_MAX + 1) }, ['username: Invalid username or password']],
    [{ password: undefined }, ['password: Password is required']],
    [{ password: '' }, ['password: Password is required']],
    [{ password: 'x'.repeat(PASSWORD_MAX) }, []],
    [{ password: 'x'.repeat(PASSWORD_MAX + 1) }, ['password: Invalid username or password']],
  ])('with %j', (change, words) => {
    expect(refusals(form, { username: 'Ada', password: 'secret', ...change })).toEqual(words)
  })
})

describe('a change of the profile', () => {
  it('keeps what it names, and may take the law school away', () => {
    const change = { displayName: 'Ada L', lawSchool: null, username: 'Ada' }
    expect(profileChange.parse(change)).toEqual(change)
  })

  it('names something', () => {
    expect(refusals(profileChange, {})).toEqual([': Nothing to change'])
    expect(refusals(profileChange, { lawSchool: null })).toEqual([])
  })
})

describe('a character (spec section 3, Avatar)', () => {
  const avatar = { base: 'arcane', palette: 'lawyer_navy', props: ['gavel'] }
  const isAvatar = (change: object) => avatarData.safeParse({ ...avatar, ...change }).success

  it('keeps every field, trimmed', () => {
    const whole = {
      ...avatar,
      archetypeId: 'id',
      customLabel: 'label',
      accessories: ['ring'],
      level: 3,
      needsCharacterCreation: true,
    }
    expect(avatarData.parse({ ...whole, customLabel: ' label ', palette: ' lawyer_navy ' })).toEqual(whole)
  })

  it('is refused beyond the bounds of its texts, lists and level', () => {
    const sizes = [0, 1, 10, 11, 60, 61]
    expect(sizes.filter((size) => isAvatar({ palette: 'x'.repeat(size) }))).toEqual([1, 10, 11, 60])
    expect(sizes.filter((size) => isAvatar({ archetypeId: 'x'.repeat(size) }))).toEqual([1, 10, 11, 60])
    expect(sizes.filter((size) => isAvatar({ props: Array(size).fill('x') }))).toEqual([0, 1, 10])
    expect(sizes.filter((size) => isAvatar({ accessories: Array(size).fill('x') }))).toEqual([0, 1, 10])
    expect([0, 1, 1000, 1001].filter((level) => isAvatar({ level }))).toEqual([1, 1000])
    expect(isAvatar({ palette: '   ' })).toBe(false)
    expect(isAvatar({ customLabel: '   ' })).toBe(false)
  })

  it.each<[unknown, string]>([
    [null, ''],
    [{ ...avatar, base: 'robot' }, 'base'],
    [{ ...avatar, palette: 5 }, 'palette'],
    [{ ...avatar, palette: '' }, 'palette'],
    [{ ...avatar, palette: 'x'.repeat(61) }, 'palette'],
    [{ ...avatar, props: 'gavel' }, 'props'],
    [{ ...avatar, props: Array(11).fill('gavel') }, 'props'],
  ])('%j is refused in the words of spec section 5', (value, field) => {
    expect(refusals(avatarData, value)).toEqual([`${field}: ${INVALID_AVATAR}`])
  })
})
