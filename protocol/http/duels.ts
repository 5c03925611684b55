import { z } from 'zod'
import { SUBJECTS } from '#rules/subjects.ts'
import { duelProfile } from '../live/profile.ts'
import { duelEnd } from '../live/result.ts'
import type { Route } from '../route.ts'
import { playableSubject } from './solo.ts'

/** One question of a finished duel. Places are as both saw them; -1 for silence. */
const reviewedQuestion = z.object({
  round: z.int(),
  subject: z.enum(SUBJECTS),
  subtopic: z.string(),
  /** absent from older servers */
  area: z.string().optional(),
  difficulty: z.int(),
  stem: z.string(),
  choices: z.array(z.string()),
  correctIndex: z.int(),
  yourAnswer: z.int(),
  opponentAnswer: z.int(),
  /** ms from shown to received */
  yourTimeMs: z.int(),
  opponentTimeMs: z.int(),
  hintUsed: z.boolean(),
  /** names the answer where it's reported; null where the match was too short to store it. Absent from older servers. */
  showingId: z.uuid().nullable().optional(),
  explanation: z.string(),
  why: z.array(z.string()),
  authorities: z.array(z.string()),
})

export type ReviewedQuestion = z.infer<typeof reviewedQuestion>

/** Two numbers: player 1's, then player 2's. */
const pair = z.tuple([z.int(), z.int()])

/** A question of a finished duel as those who look at it see it: of neither side more than the choice and its time. */
const watchedRound = reviewedQuestion
  .omit({
    yourAnswer: true,
    opponentAnswer: true,
    yourTimeMs: true,
    opponentTimeMs: true,
    hintUsed: true,
    showingId: true,
  })
  .extend({
    /** places as both saw them; -1 for silence */
    answers: pair,
    /** ms from shown to received */
    timesMs: pair,
  })

const watchedDuel = z.object({
  matchId: z.uuid(),
  kind: z.enum(['live', 'bot', 'friend']),
  subject: playableSubject,
  players: z.tuple([duelProfile, duelProfile]),
  /** 0 player 1, 1 player 2, -1 nobody */
  winner: z.union([z.literal(0), z.literal(1), z.literal(-1)]),
  ended: duelEnd.shape.ended,
  scores: pair,
  finishedAt: z.iso.datetime(),
  rounds: z.array(watchedRound),
})

export type WatchedDuel = z.infer<typeof watchedDuel>

/** A question of the duel test page (spec section 3, duel test entities). */
const testQuestion = z.object({
  id: z.uuid(),
  subject: z.enum(SUBJECTS),
  topic: z.string(),
  stem: z.string(),
  choices: z.array(z.string()),
  round: z.int(),
  totalRounds: z.int(),
  timeLimitSec: z.int(),
})

const testId = z.string().min(1).max(64)

export const duelRoutes = {
  'GET /api/duels/:id/review': {
    home: 'cloud',
    uses: 'nothing',
    access: 'player',
    own: 'not_found',
    summary: 'The questions of one’s own finished match, with explanation and both players’ choices',
    params: z.object({ id: z.uuid() }),
    reply: z.object({
      matchId: z.uuid(),
      subject: playableSubject,
      opponent: duelProfile,
      /** null until the duel is settled */
      end: duelEnd.nullable(),
      finishedAt: z.iso.datetime(),
      questions: z.array(reviewedQuestion),
      /** where others may look at the match; null while one of its players keeps it. Absent from older servers. */
      address: z.url().nullable().optional(),
    }),
  },
  'GET /api/duels/:id': {
    home: 'cloud',
    uses: 'nothing',
    access: 'player',
    summary: 'A finished match round by round, for any player, where each of its players lets others look',
    params: z.object({ id: z.uuid() }),
    reply: watchedDuel,
  },
  'POST /test/duel-next': {
    home: 'cloud',
    uses: 'nothing',
    access: 'anyone',
    summary: 'Duel test: the next question; the same one again until it’s answered',
    body: z.object({ duelId: testId, subjects: z.array(z.enum(SUBJECTS)).max(7).default([]) }),
    reply: z.object({ done: z.boolean(), question: testQuestion.nullable() }),
  },
  'POST /test/duel-answer': {
    home: 'cloud',
    uses: 'nothing',
    access: 'anyone',
    summary: 'Duel test: answer the question now asked; -1 for a timeout',
    body: z.object({
      duelId: testId,
      playerId: testId.optional(),
      questionId: z.uuid(),
      choiceIndex: z.int().min(-1).max(3),
      timeMs: z.number().optional(),
    }),
    reply: z.object({
      correct: z.boolean(),
      correctIndex: z.int(),
      explanation: z.string(),
      explanationLong: z.string(),
      scores: z.object({ player: z.int(), bot: z.int() }),
      duelComplete: z.boolean(),
    }),
  },
} as const satisfies Record<string, Route>
