import type { FastifyRequest } from 'fastify'
import type { Refusal } from '#http/refusal.ts'
import type { NoteSecurity } from '../security/security-log.ts'
import type { Guesses } from './guesses.ts'
import { BUSY } from './password.ts'

/** A secret of an account that is tried from a session of it: its password, or a code. */
interface Tried {
  userId: string
  secret: 'settings' | 'code'
  /** noted where it's refused */
  event: 'password_refused' | 'code_refused'
}

/** Judges a secret that comes from a session of the account, counted as a guess at it; null when it was right. */
export async function judgeGuess(
  { guesses, note }: { guesses: Guesses; note: NoteSecurity },
  request: FastifyRequest,
  { userId, secret, event }: Tried,
  judge: () => Promise<Refusal | null>,
): Promise<Refusal | null> {
  const guess = { target: `${userId}:${secret}`, network: null }
  const waits = await guesses.begin(guess)
  if (waits) return waits
  const refused = await judge()
  if (refused === null) await guesses.right(guess)
  else if (refused === BUSY) await guesses.undone(guess)
  else await note(request, userId, event)
  return refused
}
