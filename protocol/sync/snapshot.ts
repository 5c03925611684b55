import { z } from 'zod'
import { CONFIDENCES, MISS_REASONS } from '#rules/memory/memory.ts'
import { SHOWING_CONTEXTS } from '#rules/showing-context.ts'
import { SUBJECTS } from '#rules/subjects.ts'
import { playableSubject } from '../http/solo.ts'
import { examFacts } from './exam-block.ts'

const subject = z.enum(SUBJECTS)
/** an instant in ms */
const at = z.int()
const counts = z.record(z.string(), z.int())
const recent = z.array(z.object({ correct: z.boolean(), subject, timestamp: z.string() })).max(100)

const progress = z.object({
  level: z.int(),
  xp: z.int(),
  totalXp: z.int(),
  levelTitle: z.string(),
  dailyXpEarned: z.int(),
  lastDailyReset: at.nullable(),
  totalQuestionsAnswered: z.int(),
  totalCorrectAnswers: z.int(),
  currentOverallStreak: z.int(),
  recentAttempts: recent,
  totalHoursPlayed: z.number(),
  subjectsMastered: z.int(),
  hasAchievedVictory: z.boolean(),
  victoryDate: at.nullable(),
  dailyStreak: z.int(),
  bestDailyStreak: z.int(),
  lastDailyDate: z.string().nullable(),
  // A server that does not know practice tells nothing of it.
  practicedOn: z.string().nullable().default(null),
  practicedCount: z.int().default(0),
})

const subjectStats = z.object({
  subject,
  questionsAnswered: z.int(),
  correctAnswers: z.int(),
  currentStreak: z.int(),
  isProvisional: z.boolean(),
  masteryPoints: z.number(),
  currentDifficultyLevel: z.int(),
  highestDifficultyReached: z.int(),
  correctByDifficulty: counts,
  attemptsByDifficulty: counts,
  hoursPlayed: z.number(),
  averageTimePerQuestion: z.number(),
  lastMilestone: z.int(),
  recentAttempts: recent,
})

/** The memory of an area's rule (rules/memory/memory.ts). */
const memory = z.object({
  stability: z.number(),
  difficulty: z.number(),
  reviewedAt: at,
  reps: z.int(),
  lapses: z.int(),
  path: z.string(),
  correct: z.boolean(),
  correctAt: at.nullable(),
  other: z.object({ stability: z.number(), difficulty: z.number() }).optional(),
  excused: z.boolean().optional(),
  reason: z.enum(MISS_REASONS).optional(),
  sureWrong: z.object({ at, rightOn: z.string().nullable() }).optional(),
  lapsesAtCard: z.int().optional(),
})

const topicStats = z.object({
  subject,
  subtopic: z.string(),
  area: z.string(),
  mastery: z.number(),
  attempts: z.int(),
  correct: z.int(),
  lastPracticedAt: at.nullable(),
  memory: memory.nullable().default(null),
})

const runRecord = z.object({
  id: z.uuid(),
  userId: z.uuid(),
  subject: playableSubject,
  round: z.int(),
  score: z.int(),
  lives: z.int(),
  difficulty: z.int(),
  correct: z.int(),
  startedAt: at,
  endedAt: at.nullable(),
})

/** A block that was handed in; its answers are in the history. */
const blockRecord = examFacts.extend({ id: z.uuid(), startedAt: at, finishedAt: at })

/** Blocks a snapshot brings at most, the last ones. */
export const BLOCKS_SENT = 60

/**
 * Where the player stands after event `seq`: what the fold of their events and their games came to. Bounded: 7 subjects,
 * the taxonomy's topics, the runs that still matter.
 */
export const syncSnapshot = z.object({
  seq: z.int().min(0),
  progress,
  soloBest: z.int(),
  subjects: z.array(subjectStats),
  topics: z.array(topicStats),
  /** the open run, the runs of the last wait, and those the device asked after */
  runs: z.array(runRecord),
  blocks: z.array(blockRecord).max(BLOCKS_SENT).default([]),
})

export type BlockRecord = z.infer<typeof blockRecord>
export type SyncSnapshot = z.infer<typeof syncSnapshot>

/** One accepted event as the history tells it. */
export const acceptedAnswer = z.object({
  seq: z.int(),
  id: z.uuid(),
  showingId: z.uuid(),
  questionId: z.string(),
  /** or the block it is of */
  runId: z.uuid().nullable(),
  context: z.enum(SHOWING_CONTEXTS),
  subject,
  subtopic: z.string(),
  area: z.string(),
  selectedAnswer: z.int(),
  isCorrect: z.boolean(),
  hintUsed: z.boolean(),
  timeSpent: z.int(),
  difficulty: z.int(),
  xpGained: z.int(),
  streakBonus: z.int(),
  masteryDelta: z.number(),
  pointsEarned: z.int(),
  confidence: z.enum(CONFIDENCES).nullable().default(null),
  at,
  /**
   * of an exam block: how the options stood (by the item's own indices), and the player's marks; `first` is the place chosen
   * first. Absent from older servers.
   */
  shown: z
    .object({ order: z.array(z.int()).max(10), flagged: z.boolean(), first: z.int().nullable() })
    .optional(),
})

export type AcceptedAnswer = z.infer<typeof acceptedAnswer>
