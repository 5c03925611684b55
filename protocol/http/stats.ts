import { z } from 'zod'
import { SUBJECTS } from '#rules/subjects.ts'
import type { Route } from '../route.ts'

const subject = z.enum(SUBJECTS)
const instant = z.iso.datetime()

/** How a player stands in one subject (spec section 3, 'Mastery and stats reads'). */
const subjectProgress = z.object({
  subject,
  correctAnswers: z.int(),
  questionsAnswered: z.int(),
  currentDifficultyLevel: z.int(),
  highestDifficultyReached: z.int(),
  masteryPoints: z.number(),
  hoursPlayed: z.number(),
  isProvisional: z.boolean(),
})

/** One subtopic or area, with the fields of both readings of spec section 3. Mastery is 0-100, percentages likewise. */
const topic = z.object({
  subject,
  subtopic: z.string(),
  /** empty for the subtopic as a whole */
  area: z.string(),
  name: z.string(),
  mastery: z.number(),
  proficiencyScore: z.number(),
  masteryLevel: z.string(),
  attempts: z.int(),
  correct: z.int(),
  questionsAttempted: z.int(),
  questionsCorrect: z.int(),
  percentCorrect: z.number(),
  lastPracticed: instant.nullable(),
})

const subtopic = topic.extend({ areas: z.array(topic) })

export const statsRoutes = {
  'GET /api/mastery/progress': {
    home: 'engine',
    uses: 'questions',
    access: 'player',
    summary: 'The path to victory: the seven subjects and what they add up to',
    reply: z.object({
      overallStats: z.object({
        totalCorrectAnswers: z.int(),
        totalQuestionsAnswered: z.int(),
        totalHoursPlayed: z.number(),
        subjectsMastered: z.int(),
        hasAchievedVictory: z.boolean(),
        victoryDate: instant.nullable(),
      }),
      subjectStats: z.array(subjectProgress),
    }),
  },
  'GET /api/stats/subtopics': {
    home: 'engine',
    uses: 'questions',
    access: 'player',
    summary: 'Mastery by subtopic and area, keyed by the short subject name',
    reply: z.record(
      z.string(),
      z.object({
        name: subject,
        overall: topic.omit({ subtopic: true, area: true }),
        subtopics: z.array(subtopic),
      }),
    ),
  },
  'GET /api/stats/recommendations': {
    home: 'engine',
    uses: 'questions',
    access: 'player',
    summary: 'What to practice next, weakest first; priority High under 40 after 20 answers',
    reply: z.array(
      z.object({
        subject,
        subtopic: z.string(),
        priority: z.enum(['High', 'Medium']),
        proficiencyScore: z.number(),
        attempts: z.int(),
        correct: z.int(),
      }),
    ),
  },
  'GET /api/stats/own': {
    home: 'engine',
    uses: 'questions',
    access: 'player',
    summary: 'One’s own answers: accuracy, streak, recent attempts, time and XP',
    reply: z.object({
      totalQuestionsAnswered: z.int(),
      totalCorrectAnswers: z.int(),
      currentStreak: z.int(),
      totalHoursPlayed: z.number(),
      totalXp: z.int(),
      /** of answers alone; mean over the active days of the last 30 */
      averageDailyXp: z.number(),
      subjectsMastered: z.int(),
      /** the newest first */
      recentAttempts: z.array(z.object({ correct: z.boolean(), subject, timestamp: z.string() })),
      /** days in a row with the day's case answered, as they stand today, and the most ever */
      dailyStreak: z.int(),
      bestDailyStreak: z.int(),
    }),
  },
} as const satisfies Record<string, Route>

export type TopicRecord = z.infer<typeof topic>
export type SubtopicRecord = z.infer<typeof subtopic>
