import { z } from 'zod'
import {
  isPassword,
  PASSWORD_MAX,
  PASSWORD_MISMATCH,
  PASSWORD_RULE,
  PASSWORD_TOO_LONG,
} from '#rules/accounts/profile.ts'
import type { Route } from '../route.ts'

/** The secret of a mailed link: 32 bytes, base64url. Others are refused as links that are gone. */
const token = z.string().max(100)

const ok = z.object({ ok: z.literal(true) })

/** A new password, typed twice. */
const reset = z
  .object({
    token,
    password: z
      .string({ error: PASSWORD_RULE })
      .max(PASSWORD_MAX, PASSWORD_TOO_LONG)
      .refine(isPassword, PASSWORD_RULE),
    confirmPassword: z.string({ error: PASSWORD_MISMATCH }).max(PASSWORD_MAX, PASSWORD_TOO_LONG),
  })
  .refine((r) => r.password === r.confirmPassword, { error: PASSWORD_MISMATCH, path: ['confirmPassword'] })

/** Calls around mailed links: they confirm an address or reset a password. */
export const recoveryRoutes = {
  'POST /api/auth/forgot': {
    home: 'cloud',
    uses: 'nothing',
    access: 'anyone',
    summary: 'Mail a link that resets the password; the reply is the same whether the account exists or not',
    body: z.object({
      /** a username or an email address */
      name: z
        .string({ error: 'Enter your username or email address' })
        .trim()
        .min(1, 'Enter your username or email address')
        .max(300, 'Enter your username or email address'),
    }),
    reply: ok,
  },
  'POST /api/auth/reset': {
    home: 'cloud',
    uses: 'nothing',
    access: 'anyone',
    summary: 'Set a new password with a mailed link; ends every session of the account',
    body: reset,
    reply: ok,
  },
  'POST /api/auth/confirm-email': {
    home: 'cloud',
    uses: 'nothing',
    access: 'anyone',
    summary: 'Confirm an email address with a mailed link',
    body: z.object({ token }),
    reply: ok,
  },
  'GET /api/auth/email': {
    home: 'cloud',
    uses: 'nothing',
    access: 'player',
    summary: 'One’s own email address, and whether it’s confirmed',
    reply: z.object({ email: z.string().nullable(), confirmed: z.boolean() }),
  },
  'POST /api/auth/send-confirmation': {
    home: 'cloud',
    uses: 'nothing',
    access: 'player',
    summary: 'Mail the link that confirms one’s address once more',
    reply: ok,
  },
} as const satisfies Record<string, Route>
