import { z } from 'zod'
import { SUBJECTS } from '#rules/subjects.ts'
import { recentAttempts } from '#study/store/player.ts'
import type { Database } from '../../store/database.ts'

const SHOWN = {
  id: true,
  username: true,
  displayName: true,
  lawSchool: true,
  avatarData: true,
  level: true,
  levelTitle: true,
  points: true,
  overallElo: true,
  isRanked: true,
  heldAt: true,
  placementMatches: true,
  totalWins: true,
  totalLosses: true,
  totalQuestionsAnswered: true,
  totalCorrectAnswers: true,
  currentOverallStreak: true,
  dailyStreak: true,
  bestDailyStreak: true,
  lastDailyDate: true,
  recentAttempts: true,
  subjectStats: { select: { subject: true, correctAnswers: true, questionsAnswered: true } },
} as const

const subject = z.enum(SUBJECTS)

/**
 * Returns the columns of a player that others may see, and reads no others; null when there is none, or none any
 * more, or it is suspended.
 */
export async function publicRecord(db: Database, userId: string) {
  const row = await db.prisma.user.findUnique({
    where: { id: userId, role: { not: 'deleted' }, deletesAt: null, suspendedAt: null },
    select: SHOWN,
  })
  return (
    row && {
      ...row,
      recentAttempts: recentAttempts.parse(row.recentAttempts),
      subjectStats: row.subjectStats.map((one) => ({ ...one, subject: subject.parse(one.subject) })),
    }
  )
}

export type PublicRecord = NonNullable<Awaited<ReturnType<typeof publicRecord>>>
