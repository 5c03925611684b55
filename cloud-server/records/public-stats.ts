import { avatarData } from '#protocol/avatar.ts'
import type { ReplyOf } from '#protocol/routes.ts'
import { SCREENS } from '#protocol/screens.ts'
import { streakOn } from '#rules/day-streak.ts'
import { utcDate } from '#rules/days.ts'
import { SUBJECTS } from '#rules/subjects.ts'
import type { PublicRecord } from './store/public-records.ts'

/** Answers of another player that are listed (spec section 9, Accounts and profile). */
const RECENT_SHOWN = 10

/** A player as others see them: the one place that decides which of their figures go out. */
export function publicStats(
  record: PublicRecord,
  origin: string,
  now: number,
): ReplyOf<'GET /api/stats/user/:userId'> {
  const { heldAt, lawSchool, subjectStats, dailyStreak, bestDailyStreak, lastDailyDate, ...shown } = record
  const { needsCharacterCreation: _flag, ...character } = avatarData.parse(record.avatarData)
  const known = new Map(subjectStats.map((stats) => [stats.subject, stats]))
  return {
    user: {
      ...shown,
      isRanked: record.isRanked && heldAt === null,
      underReview: heldAt !== null,
      ...(lawSchool === null ? {} : { lawSchool }),
      avatarData: character,
      dailyStreak: streakOn(
        { days: dailyStreak, best: bestDailyStreak, lastDate: lastDailyDate },
        utcDate(now),
      ),
      recentAttempts: record.recentAttempts.slice(0, RECENT_SHOWN),
    },
    address: new URL(SCREENS.publicStats.replace(':userId', record.id), origin).href,
    subjectStats: SUBJECTS.map(
      (subject) => known.get(subject) ?? { subject, correctAnswers: 0, questionsAnswered: 0 },
    ),
  }
}
