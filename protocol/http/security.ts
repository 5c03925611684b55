import { z } from 'zod'
import { SECURITY_DAYS } from '#rules/accounts/security.ts'
import type { Route } from '../route.ts'

/** The kinds of security events. Those that admins do begin with admin_. */
export const SECURITY_KINDS = [
  'registered',
  'signed_in',
  'sign_in_refused', // a wrong password
  'sign_in_delayed', // too many wrong ones: a try that was not judged
  'code_refused', // the right password, but a wrong code
  'sign_in_suspended', // the right password of a suspended account
  'password_refused', // a wrong one where the settings ask for it
  'password_changed',
  'password_reset', // by a link
  'address_asked', // a link was mailed to a new address
  'address_confirmed',
  'address_changed',
  'others_signed_out',
  'two_factor_on',
  'two_factor_off',
  'recovery_codes_made',
  'recovery_code_used',
  'deletion_asked',
  'deletion_taken_back',
  'role_refused', // a call that only admins may make
  'two_factor_refused', // such a call of an admin who hasn't turned two-factor sign-in on yet
  'record_refused', // a call about another player's record, or one that is gone
  'admin_signed_out',
  'admin_suspended',
  'admin_lifted',
  'admin_renamed',
  'admin_made_reset_link',
  'admin_asked_deletion',
  'admin_took_back_deletion',
] as const

export type SecurityKind = (typeof SECURITY_KINDS)[number]

/** A security event, gathered by the hour. */
export const securityEvent = z.object({
  kind: z.enum(SECURITY_KINDS),
  /** six characters of the hashed address, the same for the same network; null where an admin did it */
  network: z.string().nullable(),
  /** such as 'Firefox on Windows', as it called itself */
  device: z.string().nullable(),
  at: z.iso.datetime(),
  lastAt: z.iso.datetime(),
  times: z.int(),
})

export type SecurityEvent = z.infer<typeof securityEvent>

export const securityRoutes = {
  'GET /api/account/security': {
    home: 'cloud',
    uses: 'nothing',
    access: 'player',
    summary: `What happened to one’s account in the last ${SECURITY_DAYS} days, the newest first`,
    reply: z.object({ events: z.array(securityEvent) }),
  },
} as const satisfies Record<string, Route>
