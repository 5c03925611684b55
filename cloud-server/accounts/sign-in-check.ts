import type { FastifyRequest } from 'fastify'
import { type Refusal, refuse } from '#http/refusal.ts'
import { usernameKey } from '#rules/accounts/username.ts'
import { digest } from '../plugins/digest.ts'
import { networkOf } from '../plugins/network-of.ts'
import type { NoteSecurity } from '../security/security-log.ts'
import type { User, UserStore } from '../store/users.ts'
import type { Guess, Guesses } from './guesses.ts'
import type { KnownDevices } from './known-devices.ts'
import { BUSY, type PasswordHasher } from './password.ts'
import type { SecondStep } from './second-step.ts'

const CODE_NEEDED = refuse(
  'code_needed',
  'Enter the code from your authenticator app, or a recovery code.',
  'code',
)
export const WRONG = refuse('wrong_credentials', 'Invalid username or password')

/** Told only to someone who knows the password. */
const suspended = (reason: string | null): Refusal =>
  refuse('suspended', `This account is suspended. The reason given: ${reason ?? 'none'}`)

interface SignInParts {
  users: Pick<UserStore, 'byName'>
  passwords: PasswordHasher
  devices: Pick<KnownDevices, 'of'>
  secondStep: Pick<SecondStep, 'check'>
  guesses: Guesses
  note: NoteSecurity
}

/** Returns the account that a name, a password and, where it asks for one, a code open, or why they don't. */
export type SignInCheck = (
  request: FastifyRequest,
  tried: { username: string; password: string; code?: string | undefined },
) => Promise<User | Refusal>

/**
 * Checks passwords and codes, and makes those who guess them wait; a device that signed in to the
 * account before is counted apart.
 */
export function signInCheck({
  users,
  passwords,
  devices,
  secondStep,
  guesses,
  note,
}: SignInParts): SignInCheck {
  async function guessOf(request: FastifyRequest, name: string, user: User | null): Promise<Guess> {
    const device = user && (await devices.of(request, user.id))
    if (device) return { target: `${user.id}:${device}`, network: null }
    return {
      target: user ? user.id : digest(usernameKey(name)),
      network: digest(networkOf(request.ip)),
    }
  }

  /** Why a right password is not enough; the failures before it count on until the code is right too. */
  async function refusedCode(
    request: FastifyRequest,
    user: User,
    code: string | undefined,
  ): Promise<Refusal | null> {
    if (user.twoFactorSince === null) return null
    return code === undefined ? CODE_NEEDED : secondStep.check(request, user, code)
  }

  return async (request, { username, password, code }) => {
    const user = await users.byName(username)
    const guess = await guessOf(request, username, user)
    const waits = await guesses.begin(guess)
    if (waits) {
      if (user) await note(request, user.id, 'sign_in_delayed')
      return waits
    }
    const hash = user?.passwordHash ?? null
    const right = await passwords.matches(hash, password, networkOf(request.ip))
    const refused = right === null ? BUSY : right && user ? await refusedCode(request, user, code) : WRONG
    if (refused === BUSY || refused === CODE_NEEDED) await guesses.undone(guess)
    else if (refused && user) await note(request, user.id, right ? 'code_refused' : 'sign_in_refused')
    if (refused || !user) return refused ?? WRONG
    await guesses.right(guess)
    if (user.suspendedAt === null) return user
    await note(request, user.id, 'sign_in_suspended')
    return suspended(user.suspendedFor)
  }
}
