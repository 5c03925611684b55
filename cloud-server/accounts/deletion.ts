import type { FastifyInstance } from 'fastify'
import { isRefusal } from '#http/refusal.ts'
import { serve } from '#http/serve.ts'
import { DELETION_DAYS } from '#rules/accounts/deletion.ts'
import { DAY_MS } from '#rules/days.ts'
import type { NoteSecurity } from '../security/security-log.ts'
import type { AccountMail } from './account-mail.ts'
import type { CheckChange } from './limits.ts'
import type { PasswordProof } from './password-proof.ts'
import type { Sessions } from './session.ts'
import type { DeletionStore } from './store/deletions.ts'

export interface DeletionParts {
  deletions: DeletionStore
  sessions: Sessions
  proved: PasswordProof
  limitedChange: CheckChange
  mail: AccountMail
  note: NoteSecurity
  now: () => number
}

/** The end of an account: asked for with its password, and taken back for as long as it still is there. */
export function deletionRoutes(app: FastifyInstance, parts: DeletionParts): void {
  const { deletions, sessions, proved, limitedChange, mail, note, now } = parts

  serve(app, sessions.identify, 'POST /api/account/deletion', async ({ caller, request, body }) => {
    const user = await proved(request, caller.userId, body.password)
    if (isRefusal(user)) return user
    const refused = await limitedChange('deletion', user.id)
    if (refused) return refused
    const asked = await deletions.ask(user.id, new Date(now() + DELETION_DAYS * DAY_MS))
    await sessions.endOthers(user.id, request, null)
    if (asked.first) {
      await note(request, user.id, 'deletion_asked')
      mail.leaving(user, asked.at)
    }
    return { deletesAt: asked.at.toISOString() }
  })

  serve(app, sessions.identify, 'DELETE /api/account/deletion', async ({ caller, request }) => {
    if (await deletions.takeBack(caller.userId)) await note(request, caller.userId, 'deletion_taken_back')
    return { ok: true as const }
  })
}
