import type { FastifyRequest } from 'fastify'
import { type Refusal, refuse, SIGN_IN } from '#http/refusal.ts'
import { networkOf } from '../plugins/network-of.ts'
import type { NoteSecurity } from '../security/security-log.ts'
import type { User, UserStore } from '../store/users.ts'
import type { Guesses } from './guesses.ts'
import { BUSY, type PasswordHasher } from './password.ts'
import { judgeGuess } from './session-guess.ts'

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
    const tried = { userId, secret: 'settings', event: 'password_refused' } as const
    const refused = await judgeGuess({ guesses, note }, request, tried, async () => {
      const right = await passwords.matches(user.passwordHash, password, networkOf(request.ip))
      return right === null ? BUSY : right ? null : NOT_YOURS
    })
    return refused ?? user
  }
