import type { FastifyInstance } from 'fastify'
import { isRefusal, refuse, SIGN_IN } from '#http/refusal.ts'
import { serve } from '#http/serve.ts'
import { isExamAhead } from '#rules/plan/study-plan.ts'
import { networkOf } from '../plugins/network-of.ts'
import type { NoteSecurity } from '../security/security-log.ts'
import type { UserStore } from '../store/users.ts'
import type { AccountMail } from './account-mail.ts'
import type { RefuseGuessable } from './guessable.ts'
import type { CheckChange } from './limits.ts'
import { BUSY, type PasswordHasher } from './password.ts'
import type { PasswordProof } from './password-proof.ts'
import { enoughMail } from './recovery.ts'
import type { Sessions } from './session.ts'
import type { AccountStore } from './store/account.ts'

const TOO_OLD = refuse(
  'client_too_old',
  'This version of Bar Duel can’t sign out other devices. Reload the page or update the app, then try again.',
)
const EXAM_OVER = refuse(
  'invalid',
  'That exam date has passed. Choose a later one, or leave it empty.',
  'examDate',
)
const SAME = refuse('invalid', 'That’s already your address', 'email')
const SAME_PASSWORD = refuse('invalid', 'That’s already your password. Choose another.', 'newPassword')

export interface SettingsParts {
  users: UserStore
  account: AccountStore
  sessions: Sessions
  passwords: PasswordHasher
  proved: PasswordProof
  refuseGuessable: RefuseGuessable
  limitedChange: CheckChange
  mail: AccountMail
  note: NoteSecurity
  now: () => number
}

const iso = (at: Date | null): string | null => at?.toISOString() ?? null

/** One's own account: its keys, its devices, and what may be done with its address (spec section 7, 'Account'). */
export function settingsRoutes(app: FastifyInstance, parts: SettingsParts): void {
  const { users, account, sessions, passwords, proved, mail, note, now } = parts
  const { identify } = sessions

  serve(app, identify, 'GET /api/account', async ({ caller }) => {
    const user = await users.byId(caller.userId)
    if (!user) return SIGN_IN
    return {
      email: user.email,
      emailConfirmed: user.emailConfirmedAt !== null,
      newEmail: await account.newEmail(user.id, new Date(now())),
      createdAt: user.createdAt.toISOString(),
      newsSince: iso(user.newsSince),
      deletesAt: iso(user.deletesAt),
      showsDuels: user.showsDuels,
    }
  })

  serve(app, identify, 'POST /api/account/password', async ({ caller, request, body }) => {
    const user = await proved(request, caller.userId, body.password)
    if (isRefusal(user)) return user
    if (body.newPassword === body.password) return SAME_PASSWORD
    const refused =
      (await parts.refuseGuessable(body.newPassword, user, 'newPassword')) ??
      (await parts.limitedChange('password', user.id))
    if (refused) return refused
    const hash = await passwords.hash(body.newPassword, networkOf(request.ip))
    if (hash === null) return BUSY
    if (!(await account.setPassword(user.id, hash, sessions.hashOf(request)))) return SIGN_IN
    await note(request, user.id, 'password_changed')
    mail.passwordChanged(user)
    return { ok: true as const }
  })

  serve(app, identify, 'POST /api/account/email', async ({ caller, request, body }) => {
    const user = await proved(request, caller.userId, body.password)
    if (isRefusal(user)) return user
    if (user.emailKey === body.email.toLowerCase()) return SAME
    const waitMs = await mail.askToChange(user, body.email, sessions.hashOf(request))
    if (waitMs !== null) return enoughMail(waitMs)
    await note(request, user.id, 'address_asked')
    return { ok: true as const }
  })

  serve(app, identify, 'PATCH /api/account/news', async ({ caller, body }) => ({
    newsSince: iso(await account.agreeToNews(caller.userId, body.wanted ? new Date(now()) : null)),
  }))

  serve(app, identify, 'PATCH /api/account/duels', async ({ caller, body }) => {
    await account.showDuels(caller.userId, body.shown)
    return { showsDuels: body.shown }
  })

  serve(app, identify, 'PATCH /api/account/extra-time', async ({ caller, body }) => {
    await account.setExtraTime(caller.userId, body.extraTime)
    return { extraTime: body.extraTime }
  })

  serve(app, identify, 'PATCH /api/study/plan', async ({ caller, body }) => {
    if (body.examDate !== null && !isExamAhead(body, now())) return EXAM_OVER
    await account.setStudyPlan(caller.userId, body)
    return body
  })

  serve(app, identify, 'GET /api/account/sessions', async ({ caller, request }) => ({
    sessions: await sessions.listOf(caller.userId, request),
  }))

  serve(app, identify, 'POST /api/account/sessions/end', async ({ caller, request, body }) => {
    if (body.password === undefined) return TOO_OLD
    const user = await proved(request, caller.userId, body.password)
    if (isRefusal(user)) return user
    const ended = await sessions.endOthers(user.id, request, body.id)
    if (ended > 0) await note(request, user.id, 'others_signed_out')
    return { ended }
  })
}
