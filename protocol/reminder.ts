import { z } from 'zod'

/** The thing that a player is reminded of: facts, put into words by news-words.ts. */
const reminderTask = z.discriminatedUnion('task', [
  z.object({ task: z.literal('streak'), days: z.int().positive(), hoursLeft: z.int().positive() }),
  z.object({ task: z.literal('case'), hoursLeft: z.int().positive() }),
  z.object({ task: z.literal('reviews'), due: z.int().positive() }),
])

/** One reminder, of which there is at most one a day. */
export const reminder = z.object({ id: z.uuid(), reminder: reminderTask })

export type Reminder = z.infer<typeof reminder>

/** A push message, which the service worker shows as it is. */
export interface PushedReminder {
  title: string
  body: string
}
