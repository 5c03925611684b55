import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Refusal, refuse } from '#http/refusal.ts'
import { usernameKey } from '#rules/accounts/username.ts'
import { networkOf } from '../plugins/network-of.ts'
import type { NoteSecurity } from '../security/security-log.ts'
import type { User, UserStore } from '../store/users.ts'
import type { Guess, Guesses } from './guesses.ts'
import type { KnownDevices } from './known-devices.ts'
import { digest } from './limits.ts'
import { BUSY, type PasswordHasher } from './password.ts'

const WRONG = refuse('wrong_credentials', 'Invalid username or password')

/** Said only to who knows the password. */
const suspended = (reason: string | null): Refusal =>
  refuse('suspended', `This account is suspended. The reason given: ${reason ?? 'none'}`)

interface SignInParts {
  users: Pick<UserStore, 'byName'>
  passwords: PasswordHasher
  devices: Pick<KnownDevices, 'of'>
  guesses: Guesses
  note: NoteSecurity
}

/** Returns the account that a name and password open, or why they don't. */
export type SignInCheck = (
  request: FastifyRequest,
  reply: FastifyReply,
  tried: { username: string; password: string },
) => Promise<User | Refusal>

/** Checks passwords, and makes those who guess them wait; a device that signed in to the account before is counted apart. */
export function signInCheck({ users, passwords, devices, guesses, note }: SignInParts): SignInCheck {
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
      if (user) await note(request, user.id, 'sign_in_delayed')
      reply.header('retry-after', waits.retryAfter)
      return waits.refusal
    }
    const right = await passwords.matches(user?.passwordHash ?? null, password, networkOf(request.ip))
    if (right === null) {
      await guesses.undone(guess)
      return BUSY
    }
    if (!right || !user) {
      if (user) await note(request, user.id, 'sign_in_refused')
      return WRONG
    }
    await guesses.right(guess)
    if (user.suspendedAt === null) return user
    await note(request, user.id, 'sign_in_suspended')
    return suspended(user.suspendedFor)
  }
}
