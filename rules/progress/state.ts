import type { Confidence, Memory } from '../memory/memory.ts'
import type { PracticeDay } from '../practice/pay.ts'
import type { Subject } from '../subjects.ts'

/** One entry of the lists of recent attempts (spec section 3). */
export interface RecentAttempt {
  correct: boolean
  subject: Subject
  /** ISO instant */
  timestamp: string
}

/** The player-wide part of the fold of a player's attempts; names as the users table of spec section 3. */
export interface PlayerProgress extends PracticeDay {
  level: number
  xp: number
  totalXp: number
  levelTitle: string
  dailyXpEarned: number
  /** instant in ms of the last XP day's start, null before the first */
  lastDailyReset: number | null
  totalQuestionsAnswered: number
  totalCorrectAnswers: number
  currentOverallStreak: number
  recentAttempts: RecentAttempt[]
  totalHoursPlayed: number
  subjectsMastered: number
  hasAchievedVictory: boolean
  /** instant in ms */
  victoryDate: number | null
  /** days in a row with the day's case answered, as they stood after lastDailyDate */
  dailyStreak: number
  bestDailyStreak: number
  /** yyyy-mm-dd (UTC), null before the first */
  lastDailyDate: string | null
}

/** A player's record in one subject (spec section 3, player_subject_stats). */
export interface SubjectStats {
  subject: Subject
  questionsAnswered: number
  correctAnswers: number
  currentStreak: number
  isProvisional: boolean
  masteryPoints: number
  currentDifficultyLevel: number
  highestDifficultyReached: number
  correctByDifficulty: Record<string, number>
  attemptsByDifficulty: Record<string, number>
  hoursPlayed: number
  /** seconds */
  averageTimePerQuestion: number
  lastMilestone: number
  recentAttempts: RecentAttempt[]
}

/** Mastery of one area, and the memory of its rule; or mastery of a subtopic where `area` is empty. */
export interface TopicStats {
  subject: Subject
  subtopic: string
  area: string
  mastery: number
  attempts: number
  correct: number
  /** instant in ms */
  lastPracticedAt: number | null
  /** null before the first answer, and for a subtopic */
  memory: Memory | null
}

/** One answer as the fold reads it. */
export interface AttemptFacts {
  subject: Subject
  subtopic: string
  area: string
  /** the legal path of the question; one of no family is a path of its own */
  path: string
  difficulty: number
  correct: boolean
  timedOut: boolean
  hintUsed: boolean
  /** milliseconds, shown to received */
  timeSpent: number
  daily: boolean
  /**
   * given in practice or an exam block; `repeat`: its question had been shown within 21 days. `before`: those of its own UTC day
   * before it, where a server counted them
   */
  practice?: { repeat: boolean; before?: number | undefined }
  confidence?: Confidence
  /** the UTC date of the case, where it is not that of `at`: one opened before midnight and answered after it */
  dailyDate?: string
  /** the case was answered offline and became known too late: it pays nothing and keeps no streak */
  dailyExpired?: boolean
  /** its answer became known after the key was published: right or wrong, it pays what a wrong one pays */
  dailyPublished?: boolean
  /** on a case of a day before the last one answered: all days answered so far, so that it fills its gap */
  dailyDays?: readonly string[]
  /** instant in ms */
  at: number
}

export const newProgress = (): PlayerProgress => ({
  level: 1,
  xp: 0,
  totalXp: 0,
  levelTitle: 'Novice Scribe',
  dailyXpEarned: 0,
  lastDailyReset: null,
  totalQuestionsAnswered: 0,
  totalCorrectAnswers: 0,
  currentOverallStreak: 0,
  recentAttempts: [],
  totalHoursPlayed: 0,
  subjectsMastered: 0,
  hasAchievedVictory: false,
  victoryDate: null,
  dailyStreak: 0,
  bestDailyStreak: 0,
  lastDailyDate: null,
  practicedOn: null,
  practicedCount: 0,
})

export const newSubjectStats = (subject: Subject): SubjectStats => ({
  subject,
  questionsAnswered: 0,
  correctAnswers: 0,
  currentStreak: 0,
  isProvisional: true,
  masteryPoints: 0,
  currentDifficultyLevel: 1,
  highestDifficultyReached: 1,
  correctByDifficulty: {},
  attemptsByDifficulty: {},
  hoursPlayed: 0,
  averageTimePerQuestion: 0,
  lastMilestone: 0,
  recentAttempts: [],
})

/** Whether anything of a subject, or of a topic, was answered: where nothing was, there's no record to keep. */
export const isSubjectMet = ({ questionsAnswered }: SubjectStats): boolean => questionsAnswered > 0
export const isTopicMet = ({ attempts, memory }: TopicStats): boolean => attempts > 0 || memory !== null

export const newTopicStats = (subject: Subject, subtopic: string, area: string): TopicStats => ({
  subject,
  subtopic,
  area,
  mastery: 0,
  attempts: 0,
  correct: 0,
  lastPracticedAt: null,
  memory: null,
})
