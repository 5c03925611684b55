import { dictionary } from '@zxcvbn-ts/language-common'
import { type Refusal, refuse } from '#http/refusal.ts'
import type { IsBreached } from './breached.ts'

/** The commonest passwords of published breaches, in lower case, that no account may have (OWASP ASVS 5.0, 6.2.4, 6.2.12). */
const COMMON = new Set(dictionary['passwords-common'] as readonly string[])

/** The words around the app, without spaces (6.2.11). A number or a sign beside one is guessed as soon. */
const AROUND = new Set([
  ...['barduel', 'barduels', 'barexam', 'barprep', 'nextgenbar', 'lawschool', 'lawstudent', 'lawyer'],
  ...['attorney', 'attorneyatlaw', 'casefile', 'dailycasefile', 'atticus', 'objection', 'courtroom'],
])

const TOO_COMMON = 'That password is one of the first people guess. Choose another.'
const ONES_OWN = 'Your password can’t be your username or email address.'
const BREACHED = 'That password has appeared in a data breach. Choose a different one.'

/** Returns why a password, sent in this field, is too easy to guess for this account, or null. */
export type RefuseGuessable = (
  password: string,
  account: { username: string; email: string | null },
  field?: string,
) => Promise<Refusal | null>

/** The rule for new passwords; `isBreached` knows those that the operator has a list of. */
export const refuseGuessable =
  (isBreached: IsBreached): RefuseGuessable =>
  async (password, { username, email }, field = 'password') => {
    const text = password.trim().toLowerCase()
    if (COMMON.has(text) || AROUND.has(text.replace(/[^a-z]/g, '')))
      return refuse('invalid', TOO_COMMON, field)
    const own = [username, email, email?.split('@')[0]].map((name) => name?.toLowerCase())
    if (own.includes(text)) return refuse('invalid', ONES_OWN, field)
    return (await isBreached(password)) ? refuse('invalid', BREACHED, field) : null
  }
