import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isRefusal, type Refusal, refuse, SIGN_IN } from '#http/refusal.ts'
import { serve } from '#http/serve.ts'
import { bareCode, shownRecovery } from '#rules/accounts/two-factor.ts'
import { MINUTE_MS } from '#rules/days.ts'
import { networkOf } from '../plugins/network-of.ts'
import type { NoteSecurity } from '../security/security-log.ts'
import type { User, UserStore } from '../store/users.ts'
import type { AccountMail } from './account-mail.ts'
import type { CheckChange } from './limits.ts'
import { BUSY, type PasswordHasher } from './password.ts'
import type { PasswordProof } from './password-proof.ts'
import { newRecoveryCodes } from './recovery-codes.ts'
import { type SecondStep, WRONG_CODE } from './second-step.ts'
import type { Sessions } from './session.ts'
import type { TwoFactorStore } from './store/two-factor.ts'
import { appLink, newSecret, stepOf } from './totp.ts'

/** A secret that was shown waits so long (ms) for the first code of the app. */
const SETUP_MS = 30 * MINUTE_MS

const ON_ALREADY = refuse('invalid', 'Two-factor sign-in is already on')
const OFF = refuse('invalid', 'Two-factor sign-in is off')
const BEGIN_AGAIN = refuse('invalid', 'That took too long. Start the setup again.')

export interface TwoFactorParts {
  users: UserStore
  store: TwoFactorStore
  sessions: Sessions
  passwords: PasswordHasher
  proved: PasswordProof
  secondStep: SecondStep
  limitedChange: CheckChange
  mail: AccountMail
  note: NoteSecurity
  now: () => number
}

/** Two-factor sign-in of one's own account (spec section 7, 'Account'). */
export function twoFactorRoutes(app: FastifyInstance, parts: TwoFactorParts): void {
  setupRoutes(app, parts)
  changeRoutes(app, parts)
}

/** Returns the step whose code this is, of a secret that waits for its first one. */
async function firstStep(
  { store, secondStep, now }: TwoFactorParts,
  request: FastifyRequest,
  { userId, code }: { userId: string; code: string },
): Promise<{ secret: string; step: number } | Refusal> {
  const kept = await store.of(userId)
  if (!kept || now() - kept.createdAt.getTime() > SETUP_MS) return BEGIN_AGAIN
  const step = stepOf(bareCode(code), kept, now())
  const refused = await secondStep.counted(request, userId, async () => (step === null ? WRONG_CODE : null))
  if (refused) return refused
  return step === null ? WRONG_CODE : { secret: kept.secret, step }
}

/** How it stands, and how it's turned on: a secret is shown, and the app's first code proves that it was read. */
function setupRoutes(app: FastifyInstance, parts: TwoFactorParts): void {
  const { users, store, sessions, passwords, proved, mail, note, now } = parts
  const { identify } = sessions

  serve(app, identify, 'GET /api/account/two-factor', async ({ caller }) => {
    const user = await users.byId(caller.userId)
    if (!user) return SIGN_IN
    const isOn = user.twoFactorSince !== null
    return {
      since: user.twoFactorSince?.toISOString() ?? null,
      recoveryCodesLeft: isOn ? ((await store.of(user.id))?.recovery.length ?? 0) : 0,
      required: user.role === 'admin',
    }
  })

  serve(app, identify, 'POST /api/account/two-factor/setup', async ({ caller, request, body }) => {
    const user = await proved(request, caller.userId, body.password)
    if (isRefusal(user)) return user
    const secret = newSecret()
    if (!(await store.propose(user.id, secret, new Date(now())))) return ON_ALREADY
    return { secret, link: appLink(secret, user.username) }
  })

  serve(app, identify, 'POST /api/account/two-factor/on', async ({ caller, request, body }) => {
    const user = await users.byId(caller.userId)
    if (!user) return SIGN_IN
    if (user.twoFactorSince !== null) return ON_ALREADY
    const found = await firstStep(parts, request, { userId: user.id, code: body.code })
    if (isRefusal(found)) return found
    const made = await newRecoveryCodes(passwords, networkOf(request.ip))
    if (made === null) return BUSY
    const proof = { ...found, recovery: made.hashes, at: new Date(now()) }
    if (!(await store.turnOn(user.id, proof, sessions.hashOf(request)))) return BEGIN_AGAIN
    await note(request, user.id, 'two_factor_on')
    mail.twoFactorTurned(user, true)
    return { recoveryCodes: made.codes.map(shownRecovery) }
  })
}

/** The calls that change it; each asks for the password and a code. */
function changeRoutes(app: FastifyInstance, parts: TwoFactorParts): void {
  const { store, sessions, passwords, proved, secondStep, mail, note } = parts
  const { identify } = sessions

  async function provedTwice(
    request: FastifyRequest,
    userId: string,
    { password, code }: { password: string; code: string },
  ): Promise<User | Refusal> {
    const user = await proved(request, userId, password)
    if (isRefusal(user)) return user
    if (user.twoFactorSince === null) return OFF
    const judge = () => secondStep.check(request, user, code)
    // Before the code, which works once: a change that's one too many spends none.
    const refused =
      (await parts.limitedChange('codes', user.id)) ?? (await secondStep.counted(request, user.id, judge))
    return refused ?? user
  }

  serve(app, identify, 'POST /api/account/two-factor/recovery-codes', async ({ caller, request, body }) => {
    const user = await provedTwice(request, caller.userId, body)
    if (isRefusal(user)) return user
    const made = await newRecoveryCodes(passwords, networkOf(request.ip))
    if (made === null) return BUSY
    await store.setRecovery(user.id, made.hashes)
    await note(request, user.id, 'recovery_codes_made')
    mail.recoveryCodesMade(user)
    return { recoveryCodes: made.codes.map(shownRecovery) }
  })

  serve(app, identify, 'POST /api/account/two-factor/off', async ({ caller, request, body }) => {
    const user = await provedTwice(request, caller.userId, body)
    if (isRefusal(user)) return user
    await store.turnOff(user.id, sessions.hashOf(request))
    await note(request, user.id, 'two_factor_off')
    mail.twoFactorTurned(user, false)
    return { ok: true as const }
  })
}
