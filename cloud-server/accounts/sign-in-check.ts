import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Refusal, refuse } from '#http/refusal.ts'
import { usernameKey } from '#rules/accounts/username.ts'
import { networkOf } from '../plugins/network-of.ts'
import type { User, UserStore } from '../store/users.ts'
import type { Guess, Guesses } from './guesses.ts'
import type { KnownDevices } from './known-devices.ts'
import { digest } from './limits.ts'
import { BUSY, type PasswordHasher } from './password.ts'

const WRONG = refuse('wrong_credentials', 'Invalid username or password')

interface SignInParts {
  users: Pick<UserStore, 'byName'>
  passwords: PasswordHasher
  devices: Pick<KnownDevices, 'of'>
  guesses: Guesses
}

/** Returns the account that a name and password open, or why they don't. */
export type SignInCheck = (
  request: FastifyRequest,
  reply: FastifyReply,
  tried: { username: string; password: string },
) => Promise<User | Refusal>

/** Checks passwords, and makes those who guess them wait; a device that signed in to the account before is counted apart. */
export function signInCheck({ users, passwords, devices, guesses }: SignInParts): SignInCheck {
  async function guessOf(request: FastifyRequest, name: string, user: User | null): Promise<Guess> {
    const device = user && (await devices.of(request, user.id))
    if (device) return { target: `${user.id}:${device}`, network: null }
    return {
      target: user ? user.id : digest(usernameKey(name)),
      network: digest(networkOf(request.ip)),
    }
  }

  return async (request, reply, { username, password }) => {
    const user = await users.byName(username)
    const guess = await guessOf(request, username, user)
    const waits = await guesses.begin(guess)
    if (waits) {
      reply.header('retry-after', waits.retryAfter)
      return waits.refusal
    }
    const right = await passwords.matches(user?.passwordHash ?? null, password, networkOf(request.ip))
    if (right === null) {
      await guesses.undone(guess)
      return BUSY
    }
    if (!right || !user) return WRONG
    await guesses.right(guess)
    return user
  }
}
