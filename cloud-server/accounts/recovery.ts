import type { FastifyInstance } from 'fastify'
import { refuse, SIGN_IN } from '#http/refusal.ts'
import { serve } from '#http/serve.ts'
import { DAY_MS } from '#rules/days.ts'
import {
  CONFIRM_DAYS,
  changedLetter,
  confirmLetter,
  confirmLink,
  type Letter,
  RESET_HOURS,
  resetLetter,
  resetLink,
} from '../mail/letters.ts'
import type { Mailer } from '../mail/mailer.ts'
import { networkOf } from '../plugins/network-of.ts'
import type { User, UserStore } from '../store/users.ts'
import { refuseGuessable } from './guessable.ts'
import type { CheckLimit } from './limits.ts'
import { BUSY, type PasswordHasher } from './password.ts'
import type { Sessions } from './session.ts'
import type { MailLinks } from './store/mail-links.ts'

const HOUR_MS = 3_600_000
const GONE = refuse('link_gone', 'This link has been used or is too old. Please ask for a new one.')
const ENOUGH = refuse(
  'rate_limited',
  "We've sent you three mails in an hour. Please look among your spam, or try again later.",
)

export interface RecoveryParts {
  users: UserStore
  links: MailLinks
  passwords: PasswordHasher
  sessions: Pick<Sessions, 'identify'>
  limited: CheckLimit
  mailer: Mailer
  /** the address people use, without a slash at its end */
  origin: () => string
  /** told once an address was confirmed */
  addressConfirmed: () => Promise<void>
  now: () => number
}

/** The letters of an account, sent behind the reply's back: how long it takes tells a caller nothing. */
export interface AccountMail {
  askToConfirm(user: User): void
}

/** Letters under way: they outlive the request that asked for them, and the server waits for them when it closes. */
function postRoom(app: FastifyInstance, mailer: Mailer) {
  const pending = new Set<Promise<void>>()
  app.addHook('onClose', async () => {
    await Promise.all(pending)
  })
  return (write: () => Promise<Letter | null>): void => {
    const sent = (async () => {
      const letter = await write()
      if (letter) await mailer.send(letter)
    })().catch((error: unknown) => app.log.error({ err: error }, 'a mail could not be sent'))
    pending.add(sent)
    void sent.finally(() => pending.delete(sent))
  }
}

/** Calls around mailed links: they confirm an address or reset a password (spec section 7, 'Session and auth'). */
export function recoveryRoutes(app: FastifyInstance, parts: RecoveryParts): AccountMail {
  const { users, links, mailer, origin, now, limited } = parts
  const { identify } = parts.sessions
  const post = postRoom(app, mailer)

  async function confirmation(user: User): Promise<Letter | null> {
    if (user.email === null || user.emailKey === null) return null
    const { id: userId, emailKey } = user
    const lifeMs = CONFIRM_DAYS * DAY_MS
    const token = await links.make({ userId, purpose: 'confirm', emailKey, now: new Date(now()), lifeMs })
    return token
      ? confirmLetter({ username: user.username, email: user.email }, confirmLink(origin(), token))
      : null
  }

  async function resetOf(name: string): Promise<Letter | null> {
    const user = await users.byName(name)
    if (!user || user.email === null) return null
    const { id: userId, emailKey, username, email } = user
    const lifeMs = RESET_HOURS * HOUR_MS
    const token = await links.make({ userId, purpose: 'reset', emailKey, now: new Date(now()), lifeMs })
    return token ? resetLetter({ username, email }, resetLink(origin(), token)) : null
  }

  serve(app, identify, 'POST /api/auth/forgot', async ({ body, request, reply }) => {
    const refused = await limited('forgot', request, reply)
    if (refused) return refused
    post(() => resetOf(body.name))
    return { ok: true as const }
  })

  serve(app, identify, 'POST /api/auth/reset', async ({ body, request, reply }) => {
    const refused = await limited('link', request, reply)
    if (refused) return refused
    const account = await links.resets(body.token, new Date(now()))
    if (!account) return GONE
    const weak = refuseGuessable(body.password, account)
    if (weak) return weak
    const hash = await parts.passwords.hash(body.password, networkOf(request.ip))
    if (hash === null) return BUSY
    if (!(await links.reset(body.token, hash, new Date(now())))) return GONE
    await parts.addressConfirmed()
    const { username, email } = account
    if (email !== null) post(async () => changedLetter({ username, email }, origin()))
    return { ok: true as const }
  })

  serve(app, identify, 'POST /api/auth/confirm-email', async ({ body, request, reply }) => {
    const refused = await limited('link', request, reply)
    if (refused) return refused
    if (!(await links.confirm(body.token, new Date(now())))) return GONE
    await parts.addressConfirmed()
    return { ok: true as const }
  })

  serve(app, identify, 'GET /api/auth/email', async ({ caller }) => {
    const user = await users.byId(caller.userId)
    return user ? { email: user.email, confirmed: user.emailConfirmedAt !== null } : SIGN_IN
  })

  serve(app, identify, 'POST /api/auth/send-confirmation', async ({ caller }) => {
    const user = await users.byId(caller.userId)
    if (!user) return SIGN_IN
    if (user.emailConfirmedAt !== null) return { ok: true as const }
    const letter = await confirmation(user)
    if (letter === null) return ENOUGH
    post(async () => letter)
    return { ok: true as const }
  })

  return { askToConfirm: (user) => post(() => confirmation(user)) }
}
