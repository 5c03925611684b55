import type { FastifyRequest } from 'fastify'
import { type Refusal, refuse, SIGN_IN } from '#http/refusal.ts'
import { networkOf } from '../plugins/network-of.ts'
import type { User, UserStore } from '../store/users.ts'
import type { Guesses } from './guesses.ts'
import { BUSY, type PasswordHasher } from './password.ts'

const NOT_YOURS = refuse('invalid', 'That isn’t your password', 'password')

export interface ProofParts {
  users: Pick<UserStore, 'byId'>
  passwords: PasswordHasher
  guesses: Guesses
}

/** Returns the caller's account once they gave its password; wrong ones are counted as guesses at it. */
export type PasswordProof = (
  request: FastifyRequest,
  userId: string,
  password: string,
) => Promise<User | Refusal>

export const passwordProof =
  ({ users, passwords, guesses }: ProofParts): PasswordProof =>
  async (request, userId, password) => {
    const user = await users.byId(userId)
    if (!user) return SIGN_IN
    const guess = { target: `${userId}:settings`, network: null }
    const waits = await guesses.begin(guess)
    if (waits) return waits.refusal
    const right = await passwords.matches(user.passwordHash, password, networkOf(request.ip))
    if (right) await guesses.right(guess)
    if (right === null) await guesses.undone(guess)
    return right ? user : right === null ? BUSY : NOT_YOURS
  }
