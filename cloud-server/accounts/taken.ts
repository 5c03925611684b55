import { type Refusal, refuse } from '#http/refusal.ts'
import { mixesAlphabets } from '#rules/accounts/look-alikes.ts'
import { isReserved } from '#rules/accounts/reserved.ts'
import type { Taken } from '../store/users.ts'

const NAME_IS_OURS = refuse(
  'invalid',
  'That name looks like it belongs to Bar Duel’s staff. Pick another display name.',
  'displayName',
)
const MIXED_ALPHABETS = refuse(
  'invalid',
  'Write your display name in one alphabet. Letters of two that look alike can pass for another player’s name.',
  'displayName',
)

/** Returns why a display name could pass for ours, or for another player's; null where it can't. */
export function refusedName(displayName: string): Refusal | null {
  if (isReserved(displayName)) return NAME_IS_OURS
  return mixesAlphabets(displayName) ? MIXED_ALPHABETS : null
}

/** The refusals of a name or an address that another account has. */
export const TAKEN: Record<Taken['taken'], Refusal> = {
  username: refuse('username_taken', 'That username is taken. Try another one.', 'username'),
  email: refuse('email_taken', 'That email already has an account. Sign in instead.', 'email'),
}
