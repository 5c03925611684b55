import { z } from 'zod'
import { RECOVERY_CODES } from '#rules/accounts/two-factor.ts'
import type { Route } from '../route.ts'
import { password } from './account.ts'

const NO_CODE = 'Enter your code'

/** Of an authenticator app, or a recovery code; people type spaces and hyphens into both. */
export const code = z.string({ error: NO_CODE }).trim().min(1, NO_CODE).max(40, 'That code is too long')

const recoveryCodes = z.array(z.string()).length(RECOVERY_CODES)

/** Two-factor sign-in of one's own account: a code of an authenticator app beside the password. */
export const twoFactorRoutes = {
  'GET /api/account/two-factor': {
    home: 'cloud',
    uses: 'nothing',
    access: 'player',
    summary: 'Whether one’s account asks for a code at sign-in',
    reply: z.object({
      /** null where it is off */
      since: z.iso.datetime().nullable(),
      recoveryCodesLeft: z.int(),
      /** an admin’s pages stay closed without it */
      required: z.boolean(),
    }),
  },
  'POST /api/account/two-factor/setup': {
    home: 'cloud',
    uses: 'nothing',
    access: 'player',
    summary: 'A secret for an authenticator app; nothing changes before a code of it is sent back',
    body: z.object({ password }),
    reply: z.object({
      /** base32, to be typed where there is no camera */
      secret: z.string(),
      /** otpauth://, the text of the QR code */
      link: z.string(),
    }),
  },
  'POST /api/account/two-factor/on': {
    home: 'cloud',
    uses: 'nothing',
    access: 'player',
    summary: 'Turn two-factor sign-in on with a code of the app; every other device is signed out',
    body: z.object({ code }),
    /** shown once */
    reply: z.object({ recoveryCodes }),
  },
  'POST /api/account/two-factor/recovery-codes': {
    home: 'cloud',
    uses: 'nothing',
    access: 'player',
    summary: 'New recovery codes in place of those that are left',
    body: z.object({ password, code }),
    reply: z.object({ recoveryCodes }),
  },
  'POST /api/account/two-factor/off': {
    home: 'cloud',
    uses: 'nothing',
    access: 'player',
    summary: 'Turn two-factor sign-in off; every other device is signed out',
    body: z.object({ password, code }),
    reply: z.object({ ok: z.literal(true) }),
  },
} as const satisfies Record<string, Route>
