import { z } from 'zod'
import { PLAYABLE_SUBJECTS, type PlayableSubject, SUBJECTS } from '#rules/subjects.ts'
import { rankName } from '../rank.ts'
import type { Route } from '../route.ts'

export const playableSubject = z.enum(PLAYABLE_SUBJECTS as readonly [PlayableSubject, ...PlayableSubject[]])

/** A run as the player sees it. `difficulty` is the level the next question is drawn at. */
export const soloChallenge = z.object({
  id: z.uuid(),
  subject: playableSubject,
  round: z.int(),
  score: z.int(),
  livesRemaining: z.int(),
  difficulty: z.int(),
  correct: z.int(),
})

/**
 * A question without its key. `id` names this showing; `difficulty` is the level really served
 * (the nearest when one is used up).
 */
export const shownQuestion = z.object({
  id: z.uuid(),
  subject: z.enum(SUBJECTS),
  subtopic: z.string(),
  stem: z.string(),
  choices: z.array(z.string()),
  difficulty: z.int(),
  shownAt: z.iso.datetime(),
})

/** How often players get a question right the first time, 0 to 1, and how many players that rests on. */
const others = z.object({ share: z.number(), players: z.int() })

/** The reply to an answer, which reveals the key. Indices count the options as shown. */
export const gradedAnswer = z.object({
  isCorrect: z.boolean(),
  userAnswer: z.int(),
  correctAnswer: z.int(),
  explanation: z.string(),
  /** why each option is right or tempting, in the order shown */
  why: z.array(z.string()),
  authorities: z.array(z.string()),
  pointsEarned: z.int(),
  livesLost: z.int(),
  newDifficulty: z.int(),
  xpGained: z.int(),
  streakBonus: z.int(),
  /** correct answers in a row with this one, which the bonus is paid by; absent once later answers have overtaken it */
  streak: z.int().optional(),
  subject: z.enum(SUBJECTS),
  subtopic: z.string(),
  /** the rule it was about; absent from older servers */
  area: z.string().optional(),
  /** change of the area's mastery, in points of 100 */
  masteryChange: z.number(),
  /** null while too few players have answered it */
  others: others.nullable().default(null),
  levelUp: z.object({ level: z.int(), title: z.string() }).optional(),
  /** the rank in its subject that it reached */
  rankUp: rankName.optional(),
})

/** A miss of a run as its review shows it; indices count the options as shown. */
const missedQuestion = z.object({
  /** names the showing, to report it by */
  id: z.uuid(),
  subject: z.enum(SUBJECTS),
  subtopic: z.string(),
  /** absent from older servers */
  area: z.string().optional(),
  difficulty: z.int(),
  stem: z.string(),
  choices: z.array(z.string()),
  userAnswer: z.int(),
  correctAnswer: z.int(),
  explanation: z.string(),
  why: z.array(z.string()),
  authorities: z.array(z.string()),
})

export const soloRoutes = {
  'GET /api/solo-challenge/status': {
    home: 'engine',
    uses: 'questions',
    access: 'player',
    summary: 'Whether today’s lives are lost, when the next run may start, the best score, and an open run',
    reply: z.object({
      isDailyComplete: z.boolean(),
      /** milliseconds until the next run may start; 0 when it may */
      waitMs: z.int(),
      best: z.int(),
      open: soloChallenge.nullable(),
      /** the run that ended last, for the game-over screen */
      last: soloChallenge.nullable(),
    }),
  },
  'POST /api/solo-challenge/start': {
    home: 'engine',
    uses: 'questions',
    access: 'player',
    summary: 'Start a run, or resume the open one at the question last shown',
    body: z.object({ subject: playableSubject }),
    reply: z.object({
      challenge: soloChallenge,
      question: shownQuestion,
      resumed: z.boolean(),
    }),
  },
  'POST /api/solo-challenge/answer': {
    home: 'engine',
    uses: 'questions',
    access: 'player',
    own: 'no_open_run',
    summary: 'Answer the question now shown; graded by the engine, once',
    body: z.object({
      challengeId: z.uuid(),
      questionId: z.uuid(),
      userAnswer: z.int().min(0).max(3),
    }),
    reply: gradedAnswer.extend({ challenge: soloChallenge }),
  },
  'POST /api/solo-challenge/next-question': {
    home: 'engine',
    uses: 'questions',
    access: 'player',
    own: 'no_open_run',
    summary: 'The next question of the run; the same one again until it’s answered',
    body: z.object({ challengeId: z.uuid() }),
    reply: z.object({ challenge: soloChallenge, question: shownQuestion }),
  },
  'GET /api/solo-challenge/:challengeId/review': {
    home: 'engine',
    uses: 'questions',
    access: 'player',
    own: 'not_found',
    summary: 'What a run earned, and its misses so far with the reasons',
    params: z.object({ challengeId: z.uuid() }),
    reply: z.object({
      challenge: soloChallenge,
      /** streak bonuses included */
      xpEarned: z.int(),
      misses: z.array(missedQuestion),
      /** answers given on another device after its last life, which keep their XP and earn no score; absent where there are none */
      pastEnd: z.object({ answers: z.int(), xpEarned: z.int() }).optional(),
    }),
  },
} as const satisfies Record<string, Route>

export type SoloChallenge = z.infer<typeof soloChallenge>
export type ShownQuestion = z.infer<typeof shownQuestion>
export type Others = z.infer<typeof others>
export type GradedAnswer = z.infer<typeof gradedAnswer>
export type MissedQuestion = z.infer<typeof missedQuestion>
