import { z } from 'zod'
import {
  DISPLAY_NAME_MAX,
  DISPLAY_NAME_RULE,
  EMAIL_RULE,
  isDisplayName,
  isEmail,
  isPassword,
  PASSWORD_MAX,
  PASSWORD_MISMATCH,
  PASSWORD_RULE,
  PASSWORD_TOO_LONG,
} from '#rules/accounts/profile.ts'
import { isUsername, USERNAME_RULE } from '#rules/accounts/username.ts'
import { LAW_SCHOOL_MAX, type LawSchool, lawSchoolNamed } from '#rules/law-schools.ts'
import { avatarData } from '../avatar.ts'
import type { Route } from '../route.ts'
import { sessionUser } from '../user.ts'
import { code } from './two-factor.ts'

export const username = z.string({ error: USERNAME_RULE }).refine(isUsername, USERNAME_RULE)

export const displayName = z
  .string({ error: DISPLAY_NAME_RULE })
  .max(DISPLAY_NAME_MAX + 20, DISPLAY_NAME_RULE)
  .trim()
  .refine(isDisplayName, DISPLAY_NAME_RULE)

/** One of the fixed list; a ' Law School' ending is dropped. */
export const lawSchool = z
  .string()
  .max(LAW_SCHOOL_MAX, 'Choose a law school from the list')
  .transform((text, context): LawSchool => {
    const school = lawSchoolNamed(text)
    if (school) return school
    context.addIssue({ code: 'custom', message: 'Choose a law school from the list' })
    return z.NEVER
  })

/** The fields any sign-in form sends; length limits only keep absurd input from the hash. */
const credentials = z.object({
  /** or the email address of the account */
  username: z
    .string({ error: 'Username is required' })
    .trim()
    .min(1, 'Username is required')
    .max(PASSWORD_MAX, 'Invalid username or password'),
  password: z
    .string({ error: 'Password is required' })
    .min(1, 'Password is required')
    .max(PASSWORD_MAX, 'Invalid username or password'),
  /** where the account asks for one: of its authenticator app, or a recovery code */
  code: code.optional(),
})

export const registration = z
  .object({
    username,
    email: z.string({ error: EMAIL_RULE }).max(300, EMAIL_RULE).trim().refine(isEmail, EMAIL_RULE),
    displayName,
    password: z
      .string({ error: PASSWORD_RULE })
      .max(PASSWORD_MAX, PASSWORD_TOO_LONG)
      .refine(isPassword, PASSWORD_RULE),
    confirmPassword: z.string({ error: PASSWORD_MISMATCH }).max(PASSWORD_MAX, PASSWORD_TOO_LONG),
    lawSchool: lawSchool.optional(),
    /** left out: the player is asked to create a character at the first visit */
    avatarData: avatarData.optional(),
    /** a question answered as a visitor: the account takes the answer over, where it still can */
    trial: z.uuid().optional(),
  })
  .refine((r) => r.password === r.confirmPassword, { error: PASSWORD_MISMATCH, path: ['confirmPassword'] })

export const authRoutes = {
  'GET /api/auth/me': {
    home: 'engine',
    uses: 'file',
    access: 'player',
    summary: 'The signed-in player; 401 when no one is signed in',
    reply: sessionUser,
  },
  'POST /api/auth/login': {
    home: 'engine',
    uses: 'nothing',
    access: 'anyone',
    summary: 'Sign in; sets the session cookie',
    body: credentials,
    reply: sessionUser,
  },
  'POST /api/auth/register': {
    home: 'engine',
    uses: 'nothing',
    access: 'anyone',
    summary: 'Create an account and sign in',
    body: registration,
    reply: sessionUser,
  },
  'POST /api/auth/logout': {
    home: 'engine',
    uses: 'nothing',
    access: 'anyone',
    summary: 'End the session; also succeeds when there’s none',
    /** on a desktop that keeps nothing: sign out although answers would be lost */
    query: z.object({ discardUnsynced: z.literal('true').optional() }),
    reply: z.object({ ok: z.literal(true) }),
  },
  'POST /api/auth/check-username': {
    home: 'cloud',
    uses: 'nothing',
    access: 'anyone',
    summary: 'Whether a username is free',
    body: z.object({ username }),
    reply: z.object({ available: z.boolean(), message: z.string().optional() }),
  },
} as const satisfies Record<string, Route>
