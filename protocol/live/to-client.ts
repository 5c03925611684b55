import { z } from 'zod'
import { playableSubject } from '../http/solo.ts'
import { reminder } from '../reminder.ts'
import { challengeReceived, challengeSent } from './challenge.ts'
import { liveErrorCode } from './error.ts'
import { boardUpdate } from './leaderboard.ts'
import { botLevel } from './profile.ts'
import { duelHint, duelQuestion } from './question.ts'
import { duelEnd, roundResult } from './result.ts'
import { duelStart, duelState } from './state.ts'

/**
 * The messages of a server. `seq` of a message about a duel is the duel's own number, which every change of it raises:
 * drop a message whose number is lower than the last one applied to the same matchId (several messages may be about one
 * change and share it). Elsewhere it is 0.
 */
const message = <T extends string, P extends z.ZodType>(type: T, payload: P) =>
  z.object({ type: z.literal(type), seq: z.int().min(0), payload })

const nothing = z.object({})
const ofMatch = z.object({ matchId: z.uuid() })
const ofChallenge = z.object({ challengeId: z.uuid() })

/** A friend game of this player is decided and settled, or was declined; winner: 0 you, 1 your opponent, -1 nobody. */
export const matchOver = ofMatch.extend({
  opponentName: z.string(),
  subject: playableSubject,
  winner: duelEnd.shape.winner,
  ended: z.enum([...duelEnd.shape.ended.options, 'declined']),
})

const queueWaiting = z.object({
  subject: playableSubject,
  botDifficulty: botLevel,
  waitedMs: z.int(),
  /** ms until a bot steps in */
  botInMs: z.int(),
})

export const toClient = z.discriminatedUnion('type', [
  /** The answer to hello: where the player stands. A duel in progress shows in `duel`, seat included. */
  message(
    'presence:welcome',
    z.object({
      /** the version both speak */
      protocol: z.int(),
      userId: z.uuid(),
      duel: duelState.nullable(),
      queue: queueWaiting.nullable(),
      /** open challenges to this player, and the one sent */
      challenges: z.array(challengeReceived),
      challengeSent: challengeSent.nullable(),
    }),
  ),
  message('presence:pong', nothing),

  message('queue:waiting', queueWaiting),
  /** this player no longer looks for an opponent: left, or joined again in another tab */
  message('queue:left', nothing),

  message('duel:start', duelStart),
  /** the start of a duel between friends: the screen moves straight to it. No duel:start is sent beside it. */
  message('duel:friend_match_start', duelStart.extend({ opponentName: z.string() })),
  message('duel:question', duelQuestion),
  /** your answer is stored for good; place -1 for the no-answer */
  message('duel:ack', z.object({ matchId: z.uuid(), qid: z.string(), round: z.int(), place: z.int() })),
  message(
    'duel:opponent',
    z.object({ matchId: z.uuid(), round: z.int(), status: z.enum(['answered', 'left', 'back']) }),
  ),
  /** the bot has answered; what, the result tells */
  message('duel:botAnswer', z.object({ matchId: z.uuid(), round: z.int() })),
  message('duel:hint', duelHint),
  message('duel:result', roundResult),
  message('duel:end', duelEnd),
  message('duel:state', duelState),
  /** to every tab of a player whose duel was settled, in whatever page: it is over, and how */
  message(
    'presence:duel_over',
    ofMatch.extend({
      opponentName: z.string(),
      winner: duelEnd.shape.winner,
      ended: duelEnd.shape.ended,
      scores: duelEnd.shape.scores,
    }),
  ),
  /** another tab of yours plays this duel now; duel:enter takes it back */
  message('duel:seat_taken', ofMatch),

  message('challenge:sent', challengeSent),
  message('challenge:received', challengeReceived),
  /** to the challenger */
  message('challenge:declined', ofChallenge.extend({ targetUsername: z.string() })),
  /** to both */
  message(
    'challenge:expired',
    ofChallenge.extend({ targetUsername: z.string(), challengerName: z.string() }),
  ),
  /** to the challenged: withdrawn, or no longer possible; and to the challenger as the receipt of a cancel */
  message('challenge:cancelled', ofChallenge),

  message(
    'rematch:offer',
    z.object({ matchId: z.uuid(), from: z.enum(['you', 'opponent']), expiresInMs: z.int() }),
  ),
  /** the offer is gone: declined, its time ran out, or one of the two has left or plays elsewhere */
  message('rematch:expired', ofMatch.extend({ why: z.enum(['declined', 'time', 'left']).optional() })),

  message('leaderboard:update', boardUpdate),
  /** a friend game waits for this player's answer, or, an invitation, for their yes or no */
  message(
    'async:turn_notification',
    z.object({
      matchId: z.uuid(),
      opponentName: z.string(),
      subject: playableSubject,
      round: z.int(),
      /** absent from older servers */
      invitation: z.boolean().optional(),
    }),
  ),
  message('async:match_over', matchOver),
  /** to the tabs of a player who wants reminders; a browser's own come as push messages */
  message('reminder', reminder),

  message(
    'error',
    z.object({
      code: liveErrorCode,
      message: z.string(),
      /** the type of the message refused, as far as it could be read */
      refused: z.string().nullable(),
      /** the fresh snapshot, where the refusal concerns a duel of this player */
      state: duelState.nullable(),
    }),
  ),
])

export type ToClient = z.infer<typeof toClient>
export type ToClientType = ToClient['type']
export type ToClientPayload<T extends ToClientType> = Extract<ToClient, { type: T }>['payload']
