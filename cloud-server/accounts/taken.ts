import { type Refusal, refuse } from '#http/refusal.ts'
import type { Taken } from '../store/users.ts'

/** The refusals of a name or an address that another account has. */
export const TAKEN: Record<Taken['taken'], Refusal> = {
  username: refuse('username_taken', 'That username is already taken', 'username'),
  email: refuse('email_taken', 'An account with that e-mail address already exists', 'email'),
}
