import { statsRoutes } from '#protocol/http/stats.ts'
import { ANSWERED_SUBJECT } from '../bounds.ts'
import { AT, holds } from '../contract.ts'

holds(
  'the path to victory',
  statsRoutes['GET /api/mastery/progress'].reply,
  {
    overallStats: {
      totalCorrectAnswers: 420,
      totalQuestionsAnswered: 600,
      totalHoursPlayed: 9.5,
      subjectsMastered: 1,
      hasAchievedVictory: true,
      victoryDate: AT,
    },
    subjectStats: [
      {
        subject: 'Torts',
        correctAnswers: 60,
        questionsAnswered: 90,
        currentDifficultyLevel: 4,
        highestDifficultyReached: 5,
        masteryPoints: 61.25,
        hoursPlayed: 1.5,
        isProvisional: false,
      },
    ],
  },
  { mayBeNull: ['overallStats.victoryDate'], values: [['subjectStats.0.subject', ...ANSWERED_SUBJECT]] },
)

const figures = {
  subject: 'Torts',
  name: 'Negligence',
  mastery: 61.25,
  proficiencyScore: 61.25,
  masteryLevel: 'Proficient',
  attempts: 8,
  correct: 5,
  questionsAttempted: 8,
  questionsCorrect: 5,
  percentCorrect: 62.5,
  lastPracticed: AT,
} as const
const area = { ...figures, subtopic: 'Negligence', area: 'Duty', name: 'Duty' } as const

holds(
  'mastery by subtopic and area',
  statsRoutes['GET /api/stats/subtopics'].reply,
  {
    Torts: {
      name: 'Torts',
      // A subject as a whole has no subtopic.
      overall: figures,
      subtopics: [{ ...area, area: '', name: 'Negligence', areas: [area] }],
    },
  },
  {
    // A subject of which nothing is known may be absent from the record.
    mayMiss: ['Torts'],
    mayBeNull: [
      'Torts.overall.lastPracticed',
      'Torts.subtopics.0.lastPracticed',
      'Torts.subtopics.0.areas.0.lastPracticed',
    ],
    values: [
      ['Torts.name', ...ANSWERED_SUBJECT],
      ['Torts.overall.subject', ...ANSWERED_SUBJECT],
      ['Torts.subtopics.0.areas', [[]], []],
    ],
  },
)

holds(
  'what to practice next',
  statsRoutes['GET /api/stats/recommendations'].reply,
  [
    {
      subject: 'Torts',
      subtopic: 'Negligence',
      priority: 'High',
      proficiencyScore: 31.5,
      attempts: 24,
      correct: 11,
    },
  ],
  {
    values: [
      ['0.subject', ...ANSWERED_SUBJECT],
      ['0.priority', ['High', 'Medium'], ['', 'Low']],
    ],
  },
)

holds(
  'one’s own record',
  statsRoutes['GET /api/stats/own'].reply,
  {
    totalQuestionsAnswered: 600,
    totalCorrectAnswers: 420,
    currentStreak: 3,
    totalHoursPlayed: 9.5,
    totalXp: 9_020,
    averageDailyXp: 41.5,
    subjectsMastered: 1,
    recentAttempts: [{ correct: true, subject: 'Torts', timestamp: '2026-11-23T09:30:00.000Z' }],
    dailyStreak: 8,
    bestDailyStreak: 20,
  },
  { values: [['recentAttempts.0.subject', ...ANSWERED_SUBJECT]] },
)
