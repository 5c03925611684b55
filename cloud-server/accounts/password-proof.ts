import type { FastifyRequest } from 'fastify'
import { type Refusal, refuse, SIGN_IN } from '#http/refusal.ts'
import { networkOf } from '../plugins/network-of.ts'
import type { NoteSecurity } from '../security/security-log.ts'
import type { User, UserStore } from '../store/users.ts'
import type { Guesses } from './guesses.ts'
import { BUSY, type PasswordHasher } from './password.ts'

const NOT_YOURS = refuse('invalid', 'That isn’t your password', 'password')

export interface ProofParts {
  users: Pick<UserStore, 'byId'>
  passwords: PasswordHasher
  guesses: Guesses
  note: NoteSecurity
}

/** Returns the caller's account once they gave its password; wrong ones are counted as guesses at it. */
export type PasswordProof = (
  request: FastifyRequest,
  userId: string,
  password: string,
) => Promise<User | Refusal>

export const passwordProof =
  ({ users, passwords, guesses, note }: ProofParts): PasswordProof =>
  async (request, userId, password) => {
    const user = await users.byId(userId)
    if (!user) return SIGN_IN
    const guess = { target: `${userId}:settings`, network: null }
    const waits = await guesses.begin(guess)
    if (waits) return waits
    const right = await passwords.matches(user.passwordHash, password, networkOf(request.ip))
    if (right) await guesses.right(guess)
    if (right) return user
    if (right === null) {
      await guesses.undone(guess)
      return BUSY
    }
    await note(request, userId, 'password_refused')
    return NOT_YOURS
  }
