import { describe, expect, it } from 'vitest'
import { registration } from '#protocol/http/auth.ts'
import { archetypeOf } from '#rules/avatar/archetypes.ts'
import {
  applicantIn,
  type Entry,
  entryFor,
  faultsOf,
  fieldNamed,
  missingIn,
  registrationOf,
} from '../../../../renderer/screens/signup/signup-entry.ts'

const applicant = { username: 'Portia Ames', email: 'portia@school.edu' }

const entry = (part: Partial<Entry> = {}): Entry => ({
  displayName: 'Portia',
  password: 'secret1',
  confirmPassword: 'secret1',
  lawSchool: 'Yale',
  archetype: archetypeOf('gideon-crow'),
  ...part,
})

describe('the applicant in the address', () => {
  it('is read when both parts are good', () => {
    expect(applicantIn(new URLSearchParams(applicant))).toEqual(applicant)
  })

  it.each([
    ['nothing', {}],
    ['no email', { username: 'portia' }],
    ['no username', { email: 'portia@school.edu' }],
    ['a bad email', { username: 'portia', email: 'portia@school' }],
    ['a short username', { username: 'p', email: 'portia@school.edu' }],
    ['a long username', { username: 'p'.repeat(19), email: 'portia@school.edu' }],
    ['a username with signs in it', { username: '<b>portia</b>', email: 'portia@school.edu' }],
    ['a username with two spaces', { username: 'portia  ames', email: 'portia@school.edu' }],
  ] as const)('is nobody with %s', (_, query) => {
    expect(applicantIn(new URLSearchParams(query))).toBeNull()
  })
})

describe('the parts the form waits for', () => {
  it('names everything but the display name at first, which starts as the username', () => {
    expect(entryFor(applicant).displayName).toBe('Portia Ames')
    expect(missingIn(entryFor(applicant))).toEqual([
      'password',
      'password confirmation',
      'law school',
      'character',
    ])
  })

  it('is nothing once all is given', () => {
    expect(missingIn(entry())).toEqual([])
    expect(missingIn(entry({ displayName: '  ', archetype: null }))).toEqual(['display name', 'character'])
  })
})

describe('the faults of an entry (spec section 5)', () => {
  it('finds nothing wrong with a good one', () => {
    expect(faultsOf(entry())).toEqual({})
  })

  it('says so in the words of the spec', () => {
    expect(faultsOf(entry({ confirmPassword: 'secret2' }))).toEqual({
      confirmPassword: 'Passwords do not match',
    })
    expect(faultsOf(entry({ password: 'five5', confirmPassword: 'five5' }))).toEqual({
      password: 'Password must be at least 6 characters',
    })
    expect(faultsOf(entry({ displayName: 'P' }))).toEqual({ displayName: 'Display name is required' })
  })
})

describe('the request', () => {
  it('fits the contract of the call', () => {
    const body = registrationOf(applicant, entry({ displayName: ' Portia ' }))
    expect(registration.safeParse(body).success).toBe(true)
    expect(body).toMatchObject({
      ...applicant,
      displayName: 'Portia',
      lawSchool: 'Yale',
      avatarData: { archetypeId: 'gideon-crow', accessories: [], level: 1 },
    })
  })
})

describe('a refusal', () => {
  it('belongs to the field it names, else to the whole form', () => {
    expect(fieldNamed('email')).toBe('email')
    expect(fieldNamed('confirmPassword')).toBe('confirmPassword')
    expect(fieldNamed('avatarData.base')).toBe('whole')
    expect(fieldNamed(null)).toBe('whole')
  })
})
