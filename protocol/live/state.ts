import { z } from 'zod'
import { playableSubject } from '../http/solo.ts'
import { duelProfile } from './profile.ts'
import { duelHint, duelQuestion } from './question.ts'
import { duelEnd, roundResult } from './result.ts'

const winOrLose = z.object({ win: z.int(), loss: z.int() })

/** The pause before round 1: the clock of the first question has not begun. */
export const faceOff = z.object({
  /** the player as the opponent sees them; `opponent` is the other */
  you: duelProfile,
  /** what the result changes for you, the answers' own part apart; rating is null where the duel changes none */
  stake: z.object({ rating: winOrLose.nullable(), points: winOrLose, xp: winOrLose }),
  /** ms until round 1 opens, when the message was made */
  remainingMs: z.int(),
})

export type FaceOff = z.infer<typeof faceOff>

/** A duel that begins. The first question follows when its face-off is over. */
export const duelStart = z.object({
  matchId: z.uuid(),
  roomCode: z.string(),
  subject: playableSubject,
  /** a person, or a bot */
  kind: z.enum(['live', 'bot']),
  /** whether it may change ratings */
  rated: z.boolean(),
  rounds: z.int(),
  hintsPerDuel: z.int(),
  opponent: duelProfile,
  /** null once round 1 has opened; absent from older servers, which open it at once */
  faceOff: faceOff.nullable().optional(),
})

export type DuelStart = z.infer<typeof duelStart>

/** All there is to draw a duel from nothing: sent on hello, on duel:enter and with refusals. It replaces what the screen held. */
export const duelState = duelStart.extend({
  /**
   * question: open for answers. reveal: the last result stands, or, in round 0, the face-off. settling: over, the
   * figures follow. over: `end` is there.
   */
  phase: z.enum(['question', 'reveal', 'settling', 'over']),
  round: z.int(),
  /** the open question with the time left, null outside phase question */
  question: duelQuestion.nullable(),
  /** your place in the open question, -1 for the no-answer; null while you may answer */
  yourAnswer: z.int().min(-1).max(3).nullable(),
  opponentAnswered: z.boolean(),
  /** false while the opponent's last tab is gone; true for a bot */
  opponentHere: z.boolean(),
  /** whether duel:claim would be taken now; absent from older servers */
  claimable: z.boolean().optional(),
  /** your places in the closed rounds, -1 for silence: what became of an answer never acknowledged; absent from older servers */
  yourAnswers: z.array(z.int().min(-1).max(3)).optional(),
  scores: z.tuple([z.int(), z.int()]),
  hp: z.tuple([z.int(), z.int()]),
  hintsUsed: z.int(),
  /** the hint you took on the open question */
  hint: duelHint.nullable(),
  /** the round closed last, null in round 1 */
  lastResult: roundResult.nullable(),
  end: duelEnd.nullable(),
  /** who plays it: this tab, no tab just now, or another tab of yours; duel:enter makes it this one */
  seat: z.enum(['here', 'free', 'elsewhere']),
})

export type DuelState = z.infer<typeof duelState>
