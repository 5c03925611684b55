import { z } from 'zod'
import { playableSubject } from '../http/solo.ts'
import { botLevel } from './profile.ts'

/** The messages of a client. Each is {type, payload}; a message without fields may leave its payload out. */
const message = <T extends string, P extends z.ZodType>(type: T, payload: P) =>
  z.object({ type: z.literal(type), payload })

const nothing = z.object({}).default({})
const ofMatch = z.object({ matchId: z.uuid() })
const ofChallenge = z.object({ challengeId: z.uuid() })
const qid = z.string().min(1).max(64)

/** The usual answer: place of the choice as shown. `ms` is what the client measured; the server measures for itself. */
const answered = z
  .object({ qid, idx: z.int().min(-1).max(3), ms: z.number().optional() })
  .transform((given) => ({ qid: given.qid, place: given.idx }))

/** The form in which a screen whose countdown ran out says that there is no answer: answerIndex -1. */
const timedOut = z
  .object({ qid, answerIndex: z.int().min(-1).max(3), responseTimeMs: z.number().optional() })
  .transform((given) => ({ qid: given.qid, place: given.answerIndex }))

export const toServer = z.discriminatedUnion('type', [
  /** First of all, and again after a reconnect. Identity is the session's: username and profile are ignored. */
  message(
    'presence:hello',
    z.object({
      protocol: z.int(),
      username: z.string().max(100).optional(),
      profile: z.unknown().optional(),
    }),
  ),
  /** is this socket alive? answered by presence:pong; browsers cannot send pings of their own */
  message('presence:ping', nothing),

  /** Look for an opponent. After 10 s a bot of this level steps in. Sent again it changes the wish. */
  message('queue:join', z.object({ subject: playableSubject, botDifficulty: botLevel })),
  message('queue:leave', nothing),
  /** A bot at once, whether queued or not. */
  message('queue:bot', z.object({ subject: playableSubject, botDifficulty: botLevel })),

  /** This tab plays the duel from now on, and gets duel:state; the tab that did is told duel:seat_taken. */
  message('duel:enter', ofMatch),
  /** This tab left the duel's screen. The clock runs on; duel:enter returns. */
  message('duel:leave', ofMatch),
  /** An answer to the open question, in either shape. Send it again until duel:ack or an error comes: it counts once. */
  message('duel:answer', z.union([answered, timedOut])),
  /** A hint to the open question (3 a duel, before answering). Asked again it is the same hint and costs nothing. */
  message('duel:hint', z.object({ matchId: z.uuid(), qid: qid.optional() })),
  message('duel:resign', ofMatch),
  /** Takes the win from an opponent who left two rounds in a row unanswered (design section 4). */
  message('duel:claim', ofMatch),

  message(
    'challenge:send',
    z.object({ targetUsername: z.string().trim().min(1).max(60), subject: playableSubject }),
  ),
  message('challenge:accept', ofChallenge),
  message('challenge:decline', ofChallenge),
  message('challenge:cancel', ofChallenge),

  /** After a duel. Against a bot it begins at once; when the other has offered too it is an acceptance. */
  message('rematch:offer', ofMatch),
  message('rematch:accept', ofMatch),
  message('rematch:decline', ofMatch),
])

export type ToServer = z.output<typeof toServer>
/** A message as it is written on the wire. */
export type ToServerWire = z.input<typeof toServer>
export type ToServerType = ToServer['type']
export type ToServerPayload<T extends ToServerType> = Extract<ToServer, { type: T }>['payload']
