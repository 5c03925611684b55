import { z } from 'zod'
import { DAILY_LIMIT_MS } from '#rules/daily/casefile.ts'
import { SUBJECTS } from '#rules/subjects.ts'
import { lengthOfTime } from '../figures.ts'
import type { Route } from '../route.ts'

const date = z.iso.date()
/** place of a choice as shown; -1 for none */
const place = z.int().min(-1).max(3)

/** The day's case as its player sees it. `id` names this showing; what is optional is told once the answer is in. */
export const dailyQuestion = z.object({
  id: z.uuid(),
  subject: z.enum(SUBJECTS),
  topic: z.string(),
  difficulty: z.int(),
  stem: z.string(),
  choices: z.array(z.string()),
  /** the rule it is about */
  area: z.string().optional(),
  correctIndex: z.int().optional(),
  explanationLong: z.string().optional(),
  /** why each choice is right or tempting, in the order shown */
  why: z.array(z.string()).optional(),
  authorities: z.array(z.string()).optional(),
})

/** The answer given to a day's case. */
const dailyAttempt = z.object({
  choiceIndex: place,
  /** null while sealed: recorded offline, not graded yet */
  isCorrect: z.boolean().nullable(),
  xpAwarded: z.int(),
  /** points for the boards */
  points: z.int(),
  /** change of the area's mastery, in points of 100 */
  masteryDelta: z.number(),
  streakBefore: z.int(),
  streakAfter: z.int(),
  /** the milestone of days this answer reached; `level` is its days */
  streakMilestone: z.object({ level: z.int(), bonus: z.int() }).optional(),
})

export const dailyCase = z.object({
  dateUtc: date,
  /** null when the bank has no case left for this day */
  question: dailyQuestion.nullable(),
  hasAttempted: z.boolean(),
  attempt: dailyAttempt.nullable(),
  /** milliseconds left of its clock, by the server's; 0 once it is answered */
  remainingMs: z.int(),
  limitMs: z.int(),
  /** its day is over: another case is to be had */
  isClosed: z.boolean(),
  /** seconds until the next case */
  timeToReset: z.int(),
})

/** A day's case for a desktop to keep: without key, its clock not started. */
export const dailyKept = z.object({ dateUtc: date, question: dailyQuestion.nullable() })

export const dailyStreak = z.object({
  /** days in a row, as the streak stands today */
  currentStreak: z.int(),
  bestStreak: z.int(),
  /** days; null past the last one */
  nextMilestone: z.int().nullable(),
  /** percent: 100 · current / next */
  milestoneProgress: z.number(),
  /** whether today's case is answered, so that the streak is safe until tomorrow's end */
  answeredToday: z.boolean(),
  /** whether today's case takes no more answer: answered, or its time ran out; absent from older servers */
  attemptedToday: z.boolean().default(false),
  /** false on a desktop that is offline and has not got today's case */
  canOpen: z.boolean().optional(),
  lastDate: date.nullable(),
  /** seconds until the day ends, by the host’s clock */
  timeToReset: z.int(),
})

/** How all players answered the last case whose day is over. */
const dailyResults = z.object({
  dateUtc: date,
  question: dailyQuestion.omit({ id: true }),
  /** a choice each, in the order of the question's */
  choices: z.array(z.object({ players: z.int(), percent: z.number() })),
  noAnswer: z.object({ players: z.int(), percent: z.number() }),
  players: z.int(),
  /** what the caller answered; null for not at all */
  yourChoice: place.nullable(),
})

export const dailyRoutes = {
  'GET /api/daily-question': {
    home: 'cloud, else sealed or cached',
    uses: 'file',
    access: 'player',
    summary: `Today’s case; the first call of a player starts its ${lengthOfTime(DAILY_LIMIT_MS, 'second')}`,
    reply: dailyCase,
  },
  'POST /api/daily-answer': {
    home: 'cloud, else sealed or cached',
    uses: 'file',
    access: 'player',
    own: 'not_current',
    summary: 'Answer the open case, once; -1 when the time ran out with nothing chosen',
    body: z.object({ questionId: z.uuid(), choiceIndex: place }),
    reply: dailyCase.extend({ streakMilestone: dailyAttempt.shape.streakMilestone }),
  },
  'GET /api/daily-streak': {
    home: 'cloud, else sealed or cached',
    uses: 'file',
    access: 'player',
    summary: 'Days in a row, the best ever, and the way to the next milestone',
    reply: dailyStreak,
  },
  'GET /api/daily-results': {
    // The engine forwards it, but not while a case's clock runs on this machine alone.
    home: 'cloud, else sealed or cached',
    uses: 'file',
    access: 'player',
    summary: 'How all players answered the last case whose day is over',
    reply: z.object({ last: dailyResults.nullable() }),
  },
  'GET /api/daily-kept': {
    home: 'cloud',
    uses: 'nothing',
    access: 'player',
    summary: 'Today’s case for a desktop to keep against the time offline: no key, and no clock started',
    reply: dailyKept,
  },
} as const satisfies Record<string, Route>

export type DailyCase = z.infer<typeof dailyCase>
export type DailyQuestion = z.infer<typeof dailyQuestion>
export type DailyAttempt = z.infer<typeof dailyAttempt>
export type DailyStreak = z.infer<typeof dailyStreak>
export type DailyResults = z.infer<typeof dailyResults>
