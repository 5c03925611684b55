import type { AcceptedAnswer, SyncSnapshot } from '#protocol/sync/snapshot.ts'
import { AT, ID } from '../contract.ts'

const now = Date.parse(AT)

/** A player with one answer given in solo. */
export const snapshot: SyncSnapshot = {
  seq: 12,
  progress: {
    level: 7,
    xp: 20,
    totalXp: 920,
    levelTitle: 'Law Student',
    dailyXpEarned: 40,
    lastDailyReset: now,
    totalQuestionsAnswered: 600,
    totalCorrectAnswers: 420,
    currentOverallStreak: 3,
    recentAttempts: [{ correct: true, subject: 'Torts', timestamp: '2026-11-23T07:59:00.000Z' }],
    totalHoursPlayed: 9.5,
    subjectsMastered: 1,
    hasAchievedVictory: true,
    victoryDate: now,
    dailyStreak: 8,
    bestDailyStreak: 20,
    lastDailyDate: '2026-11-22',
  },
  soloBest: 900,
  subjects: [
    {
      subject: 'Torts',
      questionsAnswered: 90,
      correctAnswers: 60,
      currentStreak: 3,
      isProvisional: false,
      masteryPoints: 61.25,
      currentDifficultyLevel: 4,
      highestDifficultyReached: 5,
      correctByDifficulty: { 4: 10 },
      attemptsByDifficulty: { 4: 16 },
      hoursPlayed: 1.5,
      averageTimePerQuestion: 42.5,
      lastMilestone: 50,
      recentAttempts: [{ correct: false, subject: 'Torts', timestamp: '2026-11-23T07:59:00.000Z' }],
    },
  ],
  topics: [
    {
      subject: 'Torts',
      subtopic: 'Negligence',
      area: 'Duty',
      mastery: 61.25,
      attempts: 8,
      correct: 5,
      lastPracticedAt: now,
    },
  ],
  runs: [
    {
      id: ID,
      userId: ID,
      subject: 'Mixed Questions',
      round: 4,
      score: 310,
      lives: 0,
      difficulty: 3,
      correct: 3,
      startedAt: now,
      endedAt: now,
    },
  ],
}

export const accepted: AcceptedAnswer = {
  seq: 12,
  id: ID,
  showingId: ID,
  questionId: 'torts-0007',
  runId: ID,
  context: 'solo',
  subject: 'Torts',
  subtopic: 'Negligence',
  area: 'Duty',
  selectedAnswer: 2,
  isCorrect: true,
  hintUsed: false,
  timeSpent: 14_200,
  difficulty: 4,
  xpGained: 12,
  streakBonus: 5,
  masteryDelta: 0.5,
  pointsEarned: 120,
  at: now,
}
