import { publicStatsRoutes } from '#protocol/http/public-stats.ts'
import { ANSWERED_SUBJECT } from '../bounds.ts'
import { AT, holds, ID } from '../contract.ts'
import { avatar } from '../samples.ts'

const { params, reply } = publicStatsRoutes['GET /api/stats/user/:userId']

holds('the player asked after', params, { userId: ID })

holds(
  'a player’s public record',
  reply,
  {
    user: {
      id: ID,
      username: 'ada',
      displayName: 'Ada L',
      lawSchool: 'Harvard',
      avatarData: avatar,
      level: 7,
      levelTitle: 'Law Student',
      points: 340,
      overallElo: 1016,
      isRanked: true,
      underReview: false,
      placementMatches: 5,
      totalWins: 4,
      totalLosses: 2,
      totalQuestionsAnswered: 600,
      totalCorrectAnswers: 420,
      currentOverallStreak: 3,
      dailyStreak: 8,
      recentAttempts: [{ correct: true, subject: 'Torts', timestamp: AT }],
    },
    address: `https://barduel.example/stats/${ID}`,
    subjectStats: [{ subject: 'Torts', correctAnswers: 60, questionsAnswered: 90 }],
  },
  {
    mayMiss: ['user.lawSchool'],
    heldElsewhere: ['user.avatarData'],
    drops: ['user.email', 'user.role'],
    values: [
      ['user.recentAttempts.0.subject', ...ANSWERED_SUBJECT],
      ['subjectStats.0.subject', ...ANSWERED_SUBJECT],
      ['address', [], ['', `/stats/${ID}`]],
    ],
  },
)
