import { z } from 'zod'
import { knownTimeZone } from '#rules/time-zone.ts'
import { quietHours } from '../away.ts'
import type { Route } from '../route.ts'

/** The times at which a player who wants reminders wants none, on the clocks of their zone. */
export const reminderTimes = z.object({
  quiet: quietHours.nullable(),
  timeZone: z.string().max(64).transform(knownTimeZone),
})

/** unpadded base64url of so many bytes */
const bytes = (count: number) =>
  z.base64url().refine((text) => Buffer.from(text, 'base64url').length === count)

/** A browser's push subscription (RFC 8030, RFC 8291). */
export const pushSubscription = z.object({
  endpoint: z.url({ protocol: /^https?$/ }).max(1024),
  p256dh: bytes(65),
  auth: bytes(16),
})

export type PushSubscriptionKept = z.infer<typeof pushSubscription>

export const reminderRoutes = {
  'GET /api/reminders': {
    home: 'cloud',
    uses: 'nothing',
    access: 'player',
    summary: 'Whether one is reminded, and what a browser needs to be the one that shows it',
    reply: z.object({
      /** null where the player wants none */
      wanted: z.object({ quiet: quietHours.nullable(), timeZone: z.string() }).nullable(),
      /** the server's public key (VAPID), base64url */
      key: z.string(),
      /** this session's browser shows them */
      here: z.boolean(),
    }),
  },
  'PATCH /api/reminders': {
    home: 'cloud',
    uses: 'nothing',
    access: 'player',
    summary: 'Ask to be reminded once a day at most, outside quiet hours, or take it back',
    body: z.object({ wanted: reminderTimes.nullable() }),
    reply: z.object({ ok: z.literal(true) }),
  },
  'POST /api/reminders/browser': {
    home: 'cloud',
    uses: 'nothing',
    access: 'player',
    summary: 'Have this session’s browser show reminders',
    body: pushSubscription,
    reply: z.object({ ok: z.literal(true) }),
  },
} as const satisfies Record<string, Route>
