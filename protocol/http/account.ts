import { z } from 'zod'
import { DELETION_DAYS } from '#rules/accounts/deletion.ts'
import {
  EMAIL_RULE,
  isEmail,
  isPassword,
  PASSWORD_MAX,
  PASSWORD_RULE,
  PASSWORD_TOO_LONG,
} from '#rules/accounts/profile.ts'
import { DAY_MS } from '#rules/days.ts'
import { EXTRA_TIMES } from '#rules/extra-time.ts'
import { lengthOfTime } from '../figures.ts'
import type { Route } from '../route.ts'

const ok = z.object({ ok: z.literal(true) })

/** The password of now, without which nothing about an account's keys changes. */
export const password = z
  .string({ error: 'Enter your password' })
  .min(1, 'Enter your password')
  .max(PASSWORD_MAX, 'That isn’t your password')

const newPassword = z
  .string({ error: PASSWORD_RULE })
  .max(PASSWORD_MAX, PASSWORD_TOO_LONG)
  .refine(isPassword, PASSWORD_RULE)

const sessionId = z.string().regex(/^[\w-]{16}$/, 'This device is already signed out')

/** A device that is signed in. */
const accountSession = z.object({
  /** names the session, and opens nothing */
  id: sessionId,
  /** such as 'Firefox on Windows' */
  device: z.string(),
  signedInAt: z.iso.datetime(),
  /** by the hour */
  lastUsedAt: z.iso.datetime(),
  /** the one that asks */
  current: z.boolean(),
})

export type AccountSession = z.infer<typeof accountSession>

/** An answer in a player's copy of their data. */
const ownAnswer = z.object({
  at: z.iso.datetime(),
  /** solo | daily | duel | friend */
  context: z.string(),
  subject: z.string(),
  subtopic: z.string(),
  area: z.string(),
  /** the question's id */
  question: z.string(),
  /** the item's own index of the chosen option; -1 for none in time */
  selected: z.int(),
  correct: z.boolean(),
  hintUsed: z.boolean(),
  timeMs: z.int().nullable(),
  difficulty: z.int(),
  xp: z.int(),
  points: z.int(),
})

export type OwnAnswer = z.infer<typeof ownAnswer>

const records = z.array(z.record(z.string(), z.unknown()))

/** One's own account: its keys, its devices, what may be done with its address, a copy of its data, and its end. */
export const accountRoutes = {
  'GET /api/account': {
    home: 'cloud',
    uses: 'nothing',
    access: 'player',
    summary: 'One’s own account as the settings show it',
    reply: z.object({
      email: z.string().nullable(),
      emailConfirmed: z.boolean(),
      /** an address that waits for its link to be opened */
      newEmail: z.string().nullable(),
      createdAt: z.iso.datetime(),
      /** when the player agreed to news by mail; null where they did not */
      newsSince: z.iso.datetime().nullable(),
      /** when the account goes, as the player asked; null where they did not. Absent from older servers. */
      deletesAt: z.iso.datetime().nullable().optional(),
      /** whether others may look at the player's finished duels. Absent from older servers. */
      showsDuels: z.boolean().optional(),
    }),
  },
  'POST /api/account/password': {
    home: 'engine',
    uses: 'file',
    access: 'player',
    summary: 'Set a new password; every other device is signed out',
    body: z.object({ password, newPassword }),
    reply: ok,
  },
  'POST /api/account/email': {
    home: 'cloud',
    uses: 'nothing',
    access: 'player',
    summary: 'Mail a link to a new address; opening it makes the address the account’s',
    body: z.object({
      password,
      email: z.string({ error: EMAIL_RULE }).max(300, EMAIL_RULE).trim().refine(isEmail, EMAIL_RULE),
    }),
    reply: ok,
  },
  'PATCH /api/account/news': {
    home: 'cloud',
    uses: 'nothing',
    access: 'player',
    summary: 'Agree to news by mail, or take it back',
    body: z.object({ wanted: z.boolean() }),
    reply: z.object({ newsSince: z.iso.datetime().nullable() }),
  },
  'PATCH /api/account/duels': {
    home: 'cloud',
    uses: 'nothing',
    access: 'player',
    summary: 'Let others look at one’s finished duels, or take it back',
    body: z.object({ shown: z.boolean() }),
    reply: z.object({ showsDuels: z.boolean() }),
  },
  'PATCH /api/account/extra-time': {
    home: 'cloud',
    uses: 'nothing',
    access: 'player',
    summary: 'Set one’s time on clocks outside matches, in percent of the usual',
    body: z.object({ extraTime: z.literal(EXTRA_TIMES) }),
    reply: z.object({ extraTime: z.literal(EXTRA_TIMES) }),
  },
  'GET /api/account/sessions': {
    home: 'cloud',
    uses: 'nothing',
    access: 'player',
    summary: 'The devices that are signed in, the last used first',
    reply: z.object({ sessions: z.array(accountSession) }),
  },
  'POST /api/account/sessions/end': {
    home: 'cloud',
    uses: 'nothing',
    access: 'player',
    summary: 'Sign out one other device, or all of them',
    body: z.object({
      /** pages from before it was asked for leave it out, and are told that they're too old */
      password: password.optional(),
      /** null for all but the one that asks */
      id: sessionId.nullable(),
    }),
    reply: z.object({ ended: z.int() }),
  },
  'GET /api/account/data': {
    home: 'cloud',
    uses: 'nothing',
    access: 'player',
    summary: 'A copy of all that is kept of the player, a list for each part',
    reply: z.object({
      exportedAt: z.iso.datetime(),
      account: records,
      devices: records,
      security: records,
      subjects: records,
      topics: records,
      soloRuns: records,
      dailyCases: records,
      matches: records,
      leagues: records,
      reports: records,
      notes: records,
      blocked: records,
      atticus: records,
      /** in the order they were given */
      answers: z.array(ownAnswer),
    }),
  },
  'POST /api/account/deletion': {
    home: 'cloud',
    uses: 'nothing',
    access: 'player',
    summary: `Have the account deleted in ${lengthOfTime(DELETION_DAYS * DAY_MS, 'day')}; every other device is signed out`,
    body: z.object({ password }),
    reply: z.object({ deletesAt: z.iso.datetime() }),
  },
  'DELETE /api/account/deletion': {
    home: 'cloud',
    uses: 'nothing',
    access: 'player',
    summary: 'Keep the account after all',
    reply: ok,
  },
} as const satisfies Record<string, Route>
