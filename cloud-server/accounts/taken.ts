import { type Refusal, refuse } from '#http/refusal.ts'
import type { Taken } from '../store/users.ts'

/** The refusal of a display name that would pass for ours. */
export const NAME_IS_OURS = refuse(
  'invalid',
  'That name looks like it belongs to Bar Duel’s staff. Pick another display name.',
  'displayName',
)

/** The refusals of a name or an address that another account has. */
export const TAKEN: Record<Taken['taken'], Refusal> = {
  username: refuse('username_taken', 'That username is taken. Try another one.', 'username'),
  email: refuse('email_taken', 'That email already has an account. Sign in instead.', 'email'),
}
