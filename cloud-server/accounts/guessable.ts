import { dictionary } from '@zxcvbn-ts/language-common'
import { type Refusal, refuse } from '#http/refusal.ts'

/** The commonest passwords, in lower case, that no account may have (OWASP ASVS 5.0, 6.2.4). */
const COMMON = new Set((dictionary['passwords-common'] as readonly string[]).slice(0, 10_000))

/** The words around the app, without spaces (6.2.11). A number or a sign beside one is guessed as soon. */
const AROUND = new Set([
  ...['barduel', 'barduels', 'barexam', 'barprep', 'nextgenbar', 'lawschool', 'lawstudent', 'lawyer'],
  ...['attorney', 'attorneyatlaw', 'casefile', 'dailycasefile', 'atticus', 'objection', 'courtroom'],
])

const TOO_COMMON = 'That password is one of the first people guess. Choose another.'
const ONES_OWN = 'Your password can’t be your username or email address.'

/** Returns why a password, sent in this field, is too easy to guess for this account, or null. */
export function refuseGuessable(
  password: string,
  { username, email }: { username: string; email: string | null },
  field = 'password',
): Refusal | null {
  const text = password.trim().toLowerCase()
  if (COMMON.has(text) || AROUND.has(text.replace(/[^a-z]/g, ''))) return refuse('invalid', TOO_COMMON, field)
  const own = [username, email, email?.split('@')[0]].map((name) => name?.toLowerCase())
  return own.includes(text) ? refuse('invalid', ONES_OWN, field) : null
}
