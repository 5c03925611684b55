import { z } from 'zod'
import { DELETION_DAYS } from '#rules/accounts/deletion.ts'
import { SUSPENSION_REASON_MAX } from '#rules/admin.ts'
import { DAY_MS } from '#rules/days.ts'
import { counted, lengthOfTime } from '../figures.ts'
import type { Route } from '../route.ts'
import { username } from './auth.ts'
import { securityEvent } from './security.ts'

const instant = z.iso.datetime()

/** An account as admins see it. */
const adminAccount = z.object({
  id: z.uuid(),
  username: z.string(),
  displayName: z.string(),
  email: z.string().nullable(),
  emailConfirmed: z.boolean(),
  role: z.enum(['player', 'admin']),
  level: z.int(),
  createdAt: instant,
  lastLoginAt: instant.nullable(),
  /** devices that are signed in */
  devices: z.int(),
  suspendedAt: instant.nullable(),
  suspendedFor: z.string().nullable(),
  deletesAt: instant.nullable(),
})

export type AdminAccount = z.infer<typeof adminAccount>

/** Accounts that one search returns at most. */
export const MOST_FOUND = 20

const params = z.object({ userId: z.uuid() })
const changed = z.object({ account: adminAccount })

const REASON_RULE = `Give a reason of at most ${counted(SUSPENSION_REASON_MAX, 'character', 'characters')}`

/** Accounts, found and acted on by admins. Nothing of it is for an admin's own account, and most not for another admin's. */
export const adminAccountRoutes = {
  'GET /api/admin/accounts': {
    home: 'cloud',
    uses: 'nothing',
    access: 'admin',
    summary: `Accounts whose name or address has the text, those that start with it first, at most ${MOST_FOUND}; without a text, suspended ones`,
    query: z.object({ q: z.string().trim().max(300).optional() }),
    reply: z.object({ accounts: z.array(adminAccount), more: z.boolean() }),
  },
  'GET /api/admin/accounts/:userId': {
    home: 'cloud',
    uses: 'nothing',
    access: 'admin',
    summary: 'One account, and what happened to its safety lately',
    params,
    reply: z.object({ account: adminAccount, events: z.array(securityEvent) }),
  },
  'POST /api/admin/accounts/:userId/sign-out': {
    home: 'cloud',
    uses: 'nothing',
    access: 'admin',
    summary: 'Sign an account out on every device',
    params,
    reply: changed,
  },
  'POST /api/admin/accounts/:userId/suspension': {
    home: 'cloud',
    uses: 'nothing',
    access: 'admin',
    summary: 'Suspend an account: it’s signed out everywhere, can’t sign in, and no one sees it',
    params,
    /** its player reads it when they try to sign in */
    body: z.object({
      reason: z
        .string({ error: REASON_RULE })
        .trim()
        .min(1, REASON_RULE)
        .max(SUSPENSION_REASON_MAX, REASON_RULE),
    }),
    reply: changed,
  },
  'DELETE /api/admin/accounts/:userId/suspension': {
    home: 'cloud',
    uses: 'nothing',
    access: 'admin',
    summary: 'Lift a suspension',
    params,
    reply: changed,
  },
  'POST /api/admin/accounts/:userId/username': {
    home: 'cloud',
    uses: 'nothing',
    access: 'admin',
    summary: 'Give an account another username',
    params,
    body: z.object({ username }),
    reply: changed,
  },
  'POST /api/admin/accounts/:userId/deletion': {
    home: 'cloud',
    uses: 'nothing',
    access: 'admin',
    summary: `Have an account deleted in ${lengthOfTime(DELETION_DAYS * DAY_MS, 'day')}; it’s signed out everywhere`,
    params,
    reply: changed,
  },
  'DELETE /api/admin/accounts/:userId/deletion': {
    home: 'cloud',
    uses: 'nothing',
    access: 'admin',
    summary: 'Keep an account that was going to be deleted',
    params,
    reply: changed,
  },
  'POST /api/admin/accounts/:userId/reset-link': {
    home: 'cloud',
    uses: 'nothing',
    access: 'admin',
    summary: 'Make a link that sets a new password once, for an account whose mail doesn’t arrive',
    params,
    reply: z.object({ link: z.url(), expiresAt: instant }),
  },
} as const satisfies Record<string, Route>
