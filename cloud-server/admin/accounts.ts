import type { FastifyInstance } from 'fastify'
import { isRefusal, type Refusal, refuse } from '#http/refusal.ts'
import { type Identify, serve } from '#http/serve.ts'
import { DELETION_DAYS } from '#rules/accounts/deletion.ts'
import { isReserved } from '#rules/accounts/reserved.ts'
import { usernameKey } from '#rules/accounts/username.ts'
import { DAY_MS } from '#rules/days.ts'
import type { AccountServices } from '../accounts/accounts.ts'
import { printedResetLink } from '../accounts/reset-link.ts'
import { deletionStore } from '../accounts/store/deletions.ts'
import { TAKEN } from '../accounts/taken.ts'
import {
  liftedLetter,
  removedLetter,
  renamedLetter,
  resetMadeLetter,
  suspendedLetter,
} from '../mail/admin-letters.ts'
import { eventsOf } from '../security/store/security-events.ts'
import { auditAdmin } from '../store/audit.ts'
import type { Database } from '../store/database.ts'
import { NONE_KEPT, shutOthersOut } from '../store/sessions.ts'
import { type AccountChange, type Changed, changeAccount, NO_ACCOUNT, replyOf } from './account-change.ts'
import { findAccounts, isNameTaken, readAccount, setSuspension, setUsername } from './store/accounts.ts'

const ALREADY_SUSPENDED = refuse('invalid', 'This account is already suspended')
const NOT_SUSPENDED = refuse('invalid', 'This account isn’t suspended')
const ALREADY_LEAVING = refuse('invalid', 'This account is already set to be deleted')
const NOT_LEAVING = refuse('invalid', 'This account isn’t set to be deleted')
const SAME_NAME = refuse('invalid', 'That’s already the username', 'username')

export interface AdminAccountParts extends AccountServices {
  db: Database
  identify: Identify
  now: () => number
}

/** A change that was asked for, by an admin and for an account. */
interface Asked {
  caller: { userId: string }
  params: { userId: string }
}

type Change = (asked: Asked, change: AccountChange) => Promise<Changed | Refusal>

/** An address is no name for a log that is kept for good. */
const searched = (text: string): string => (text.includes('@') ? 'an email address' : text)

/** Accounts, found and acted on by admins; each is written to the audit log before it is answered. */
export function adminAccountRoutes(app: FastifyInstance, parts: AdminAccountParts): void {
  const { db, identify, now } = parts
  const change: Change = ({ caller, params }, what) =>
    changeAccount(db, { adminId: caller.userId, userId: params.userId.toLowerCase(), now: now() }, what)
  readRoutes(app, parts)
  suspensionRoutes(app, parts, change)
  deletionRoutes(app, parts, change)
  keyRoutes(app, parts, change)

  serve(app, identify, 'POST /api/admin/accounts/:userId/sign-out', async (asked) =>
    replyOf(
      await change(asked, {
        action: 'account_signed_out',
        kind: 'admin_signed_out',
        ofAdmins: true,
        apply: (tx, { id }) => shutOthersOut(tx, id, NONE_KEPT),
      }),
    ),
  )
}

function readRoutes(app: FastifyInstance, { db, identify, now }: AdminAccountParts): void {
  serve(app, identify, 'GET /api/admin/accounts', async ({ caller, query }) => {
    const text = query.q ?? ''
    await auditAdmin(
      db,
      caller.userId,
      'accounts_searched',
      text === '' ? {} : { text: searched(text) },
      now(),
    )
    return findAccounts(db, text, new Date(now()))
  })

  serve(app, identify, 'GET /api/admin/accounts/:userId', async ({ caller, params }) => {
    const account = await readAccount(db, params.userId.toLowerCase(), new Date(now()))
    if (!account) return NO_ACCOUNT
    await auditAdmin(db, caller.userId, 'account_viewed', { username: account.username }, now())
    return { account, events: await eventsOf(db, account.id) }
  })
}

function suspensionRoutes(app: FastifyInstance, parts: AdminAccountParts, change: Change): void {
  const { identify, mail, now } = parts

  serve(app, identify, 'POST /api/admin/accounts/:userId/suspension', async (asked) => {
    const { reason } = asked.body
    const outcome = await change(asked, {
      action: 'account_suspended',
      kind: 'admin_suspended',
      detail: { reason },
      refused: ({ suspendedAt }) => (suspendedAt === null ? null : ALREADY_SUSPENDED),
      apply: async (tx, { id }) => {
        await setSuspension(tx, id, { at: new Date(now()), reason })
        await shutOthersOut(tx, id, NONE_KEPT)
      },
    })
    if (!isRefusal(outcome)) mail.tell(outcome.account, (to) => suspendedLetter(to, reason))
    return replyOf(outcome)
  })

  serve(app, identify, 'DELETE /api/admin/accounts/:userId/suspension', async (asked) => {
    const outcome = await change(asked, {
      action: 'suspension_lifted',
      kind: 'admin_lifted',
      ofAdmins: true,
      refused: ({ suspendedAt }) => (suspendedAt === null ? NOT_SUSPENDED : null),
      apply: (tx, { id }) => setSuspension(tx, id, null),
    })
    if (!isRefusal(outcome)) mail.tell(outcome.account, liftedLetter)
    return replyOf(outcome)
  })
}

function deletionRoutes(app: FastifyInstance, parts: AdminAccountParts, change: Change): void {
  const { identify, mail, now } = parts

  serve(app, identify, 'POST /api/admin/accounts/:userId/deletion', async (asked) => {
    const at = new Date(now() + DELETION_DAYS * DAY_MS)
    const outcome = await change(asked, {
      action: 'deletion_asked',
      kind: 'admin_asked_deletion',
      refused: ({ deletesAt }) => (deletesAt === null ? null : ALREADY_LEAVING),
      apply: async (tx, { id }) => {
        await deletionStore(tx).ask(id, at)
        await shutOthersOut(tx, id, NONE_KEPT)
      },
    })
    if (!isRefusal(outcome)) mail.tell(outcome.account, (to, origin) => removedLetter(to, at, origin))
    return replyOf(outcome)
  })

  serve(app, identify, 'DELETE /api/admin/accounts/:userId/deletion', async (asked) =>
    replyOf(
      await change(asked, {
        action: 'deletion_taken_back',
        kind: 'admin_took_back_deletion',
        refused: ({ deletesAt }) => (deletesAt === null ? NOT_LEAVING : null),
        apply: (tx, { id }) => deletionStore(tx).takeBack(id),
      }),
    ),
  )
}

/** An account's keys: its name, and a link that sets another password. */
function keyRoutes(app: FastifyInstance, parts: AdminAccountParts, change: Change): void {
  const { db, identify, mail, origin, now } = parts

  serve(app, identify, 'POST /api/admin/accounts/:userId/username', async (asked) => {
    const { username } = asked.body
    if (isReserved(username)) return TAKEN.username
    try {
      const outcome = await change(asked, {
        action: 'account_renamed',
        kind: 'admin_renamed',
        detail: { to: username },
        refused: (account) => (account.username === username ? SAME_NAME : null),
        apply: (tx, { id }) => setUsername(tx, id, { username, usernameKey: usernameKey(username) }),
      })
      if (!isRefusal(outcome))
        mail.tell(outcome.account, (to, site) => renamedLetter(to, outcome.before.username, site))
      return replyOf(outcome)
    } catch (error) {
      if (isNameTaken(error)) return TAKEN.username
      throw error
    }
  })

  serve(app, identify, 'POST /api/admin/accounts/:userId/reset-link', async (asked) => {
    // The link is made after its entry in the log was committed: it's locked by its own transaction.
    const outcome = await change(asked, {
      action: 'reset_link_made',
      kind: 'admin_made_reset_link',
      apply: async () => undefined,
    })
    if (isRefusal(outcome)) return outcome
    const made = await printedResetLink(db, outcome.account.id, origin(), new Date(now()))
    if (!made) return NO_ACCOUNT
    mail.tell(outcome.account, resetMadeLetter)
    return { link: made.link, expiresAt: made.expiresAt.toISOString() }
  })
}
