import type { FastifyInstance } from 'fastify'
import { type Refusal, refuse, SIGN_IN } from '#http/refusal.ts'
import { serve } from '#http/serve.ts'
import { withWait } from '#http/too-many.ts'
import { networkOf } from '../plugins/network-of.ts'
import type { NoteSecurity } from '../security/security-log.ts'
import type { UserStore } from '../store/users.ts'
import type { AccountMail } from './account-mail.ts'
import type { RefuseGuessable } from './guessable.ts'
import type { Guesses } from './guesses.ts'
import type { CheckLimit } from './limits.ts'
import { BUSY, type PasswordHasher } from './password.ts'
import type { Sessions } from './session.ts'
import type { MailLinks } from './store/mail-links.ts'

const GONE = refuse('link_gone', 'This link was already used, or it’s too old. Ask for a new one.')
const ENOUGH_MAIL = refuse(
  'rate_limited',
  'We’ve sent you three emails in the past hour. Check your spam folder, or try again later.',
)

/** Returns the refusal of one mail more, which may be asked for after so long (ms). */
export const enoughMail = (waitMs: number): Refusal => withWait(ENOUGH_MAIL, waitMs)

export interface RecoveryParts {
  users: UserStore
  links: MailLinks
  mail: AccountMail
  passwords: PasswordHasher
  refuseGuessable: RefuseGuessable
  guesses: Pick<Guesses, 'ownerCame'>
  sessions: Pick<Sessions, 'identify'>
  limited: CheckLimit
  /** told once an address was confirmed */
  addressConfirmed: () => Promise<void>
  note: NoteSecurity
  now: () => number
}

/** Calls around mailed links: they confirm an address or reset a password (spec section 7, 'Session and auth'). */
export function recoveryRoutes(app: FastifyInstance, parts: RecoveryParts): void {
  const { users, links, mail, note, now, limited } = parts
  const { identify } = parts.sessions

  /** A link was opened that only a reader of the account's mail has. */
  async function linkOpened(userId: string): Promise<void> {
    await parts.addressConfirmed()
    const user = await users.byId(userId)
    if (user) await parts.guesses.ownerCame(user)
  }

  serve(app, identify, 'POST /api/auth/forgot', async ({ body, request }) => {
    const refused = await limited('forgot', request)
    if (refused) return refused
    mail.resetOf(body.name)
    return { ok: true as const }
  })

  serve(app, identify, 'POST /api/auth/reset', async ({ body, request }) => {
    const refused = await limited('link', request)
    if (refused) return refused
    const account = await links.resets(body.token, new Date(now()))
    if (!account) return GONE
    const weak = await parts.refuseGuessable(body.password, account)
    if (weak) return weak
    const hash = await parts.passwords.hash(body.password, networkOf(request.ip))
    if (hash === null) return BUSY
    if (!(await links.reset(body.token, hash, new Date(now())))) return GONE
    await linkOpened(account.userId)
    await note(request, account.userId, 'password_reset')
    mail.passwordChanged(account)
    return { ok: true as const }
  })

  serve(app, identify, 'POST /api/auth/confirm-email', async ({ body, request }) => {
    const refused = await limited('link', request)
    if (refused) return refused
    const account = await links.confirm(body.token, new Date(now()))
    if (!account) return GONE
    await linkOpened(account.userId)
    await note(request, account.userId, account.before === null ? 'address_confirmed' : 'address_changed')
    mail.moved(account)
    return { ok: true as const }
  })

  serve(app, identify, 'GET /api/auth/email', async ({ caller }) => {
    const user = await users.byId(caller.userId)
    return user ? { email: user.email, confirmed: user.emailConfirmedAt !== null } : SIGN_IN
  })

  serve(app, identify, 'POST /api/auth/send-confirmation', async ({ caller }) => {
    const user = await users.byId(caller.userId)
    if (!user) return SIGN_IN
    const waitMs = user.emailConfirmedAt === null ? await mail.askAgain(user) : null
    return waitMs === null ? { ok: true as const } : enoughMail(waitMs)
  })
}
