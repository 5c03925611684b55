import { z } from 'zod'
import { dailyCase } from '../http/daily.ts'
import { toldInstant } from '../instant.ts'
import { sessionUser } from '../user.ts'
import { eventEnvelope, SYNC_REFUSALS } from './event.ts'
import { pushedMarks, toldMarks } from './mark.ts'
import { acceptedAnswer, syncSnapshot } from './snapshot.ts'
import { SYNC_PAGE } from './version.ts'

/** One page of a device's pending events, in the order they happened there. */
export const syncRequest = z.object({
  protocol: z.int(),
  /** history wanted after this event */
  sinceSeq: z.int().min(0),
  events: z.array(eventEnvelope).max(SYNC_PAGE),
  /** runs the device still has pending answers of, so that the snapshot has them */
  runs: z.array(z.uuid()).max(SYNC_PAGE).default([]),
  /** the device's clock as it sent this: events are rebased by how far it is off */
  sentAt: toldInstant.optional(),
  marks: pushedMarks,
})

/**
 * The verdict on each event, and the player's state now. An event the reply does not name stays pending. Pushing
 * the same event again is harmless: it is accepted with the number it has, or refused with the code it had.
 */
export const syncReply = z.object({
  protocol: z.int(),
  accepted: z.array(z.object({ id: z.uuid(), seq: z.int() })),
  /** codes this build does not know are a newer server's */
  rejected: z.array(z.object({ id: z.uuid(), code: z.enum(SYNC_REFUSALS).or(z.string()) })),
  parked: z.array(z.uuid()),
  snapshot: syncSnapshot,
  /** of each event pushed that answers a day's case: the case as it is graded, whichever answer it was that counted */
  cases: z.array(z.object({ id: z.uuid(), told: dailyCase })).default([]),
  user: sessionUser,
  history: z.object({ answers: z.array(acceptedAnswer), more: z.boolean() }),
  /** the server's epoch, which a restore changes; null of a server that has none yet */
  epoch: z.uuid().nullable().default(null),
  /** SHA-256 of the practice questions the server grades by, or null when it has none */
  practiceBank: z.string().nullable(),
  /** SHA-256 of how hard questions turned out to be, or null while nothing is known */
  ratings: z.string().nullable().default(null),
  marks: toldMarks,
})

export type SyncRequest = z.infer<typeof syncRequest>
export type SyncReply = z.infer<typeof syncReply>
