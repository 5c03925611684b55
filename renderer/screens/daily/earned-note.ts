import { whole } from '#protocol/figures.ts'
import type { DailyAttempt } from '#protocol/http/daily.ts'
import { masteryText } from '../../components/mastery-text.ts'

type Earned = Pick<DailyAttempt, 'isCorrect' | 'masteryDelta' | 'points'>

/** Returns the mastery and points that an answer changed, beside its XP; null where it changed neither. */
export function earnedNote({ isCorrect, masteryDelta, points }: Earned): string | null {
  if (isCorrect === null) return 'after grading'
  const mastery = masteryDelta === 0 ? [] : [`mastery ${masteryText(masteryDelta)}`]
  const paid = points > 0 ? [`+${whole(points)} points`] : []
  return [...mastery, ...paid].join(' · ') || null
}
