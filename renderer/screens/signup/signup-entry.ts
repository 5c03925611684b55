import type { BodyOf } from '#protocol/routes.ts'
import {
  DISPLAY_NAME_RULE,
  isDisplayName,
  isEmail,
  PASSWORD_MIN,
  PASSWORD_RULE,
} from '#rules/accounts/profile.ts'
import { isUsername, tidyUsername } from '#rules/accounts/username.ts'
import type { Archetype } from '#rules/avatar/archetype.ts'
import { avatarOf } from '../../features/character/draft.ts'

/** The two facts the landing page hands over in the address. */
export interface Applicant {
  readonly username: string
  readonly email: string
}

/** The applicant named in the query; null when either part is missing or bad, and the landing page has to ask again. */
export function applicantIn(query: URLSearchParams): Applicant | null {
  const username = tidyUsername(query.get('username') ?? '')
  const email = (query.get('email') ?? '').trim()
  return isUsername(username) && username === query.get('username') && isEmail(email)
    ? { username, email }
    : null
}

/** The facts the signup page gathers beyond those. */
export interface Entry {
  readonly displayName: string
  readonly password: string
  readonly confirmPassword: string
  /** empty: not chosen yet */
  readonly lawSchool: string
  readonly archetype: Archetype | null
}

/** The display name starts as the username (spec section 2). */
export const entryFor = (applicant: Applicant): Entry => ({
  displayName: applicant.username,
  password: '',
  confirmPassword: '',
  lawSchool: '',
  archetype: null,
})

/** Returns the parts the submit button still waits for, in the words of the page; empty when it can be pressed. */
export function missingIn(entry: Entry): readonly string[] {
  const parts: readonly (readonly [string, boolean])[] = [
    ['display name', entry.displayName.trim() !== ''],
    ['password', entry.password !== ''],
    ['password confirmation', entry.confirmPassword !== ''],
    ['law school', entry.lawSchool !== ''],
    ['character', entry.archetype !== null],
  ]
  return parts.filter(([, given]) => !given).map(([name]) => name)
}

const FIELDS = ['username', 'email', 'displayName', 'password', 'confirmPassword', 'lawSchool'] as const
export type EntryField = (typeof FIELDS)[number]
/** Messages by field; `whole` is of no one field. */
export type EntryFaults = Partial<Record<EntryField | 'whole', string>>

/** The page's own words for a mismatch; the server's differ by spec section 5. */
const MISMATCH = 'Passwords do not match'

export function faultsOf(entry: Entry): EntryFaults {
  return {
    ...(isDisplayName(entry.displayName) ? {} : { displayName: DISPLAY_NAME_RULE }),
    ...(entry.password.length < PASSWORD_MIN ? { password: PASSWORD_RULE } : {}),
    ...(entry.password === entry.confirmPassword ? {} : { confirmPassword: MISMATCH }),
  }
}

/** Returns the field that a refusal's words belong to. */
export const fieldNamed = (field: string | null): EntryField | 'whole' =>
  FIELDS.find((name) => name === field) ?? 'whole'

export function registrationOf(applicant: Applicant, entry: Entry): BodyOf<'POST /api/auth/register'> {
  return {
    ...applicant,
    displayName: entry.displayName.trim(),
    password: entry.password,
    confirmPassword: entry.confirmPassword,
    lawSchool: entry.lawSchool,
    ...(entry.archetype ? { avatarData: avatarOf(entry.archetype) } : {}),
  }
}
