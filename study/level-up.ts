import { levelOf } from '#rules/levels.ts'
import type { PlayerProgress } from '#rules/progress/state.ts'
import type { Attempt } from './attempt.ts'

/** Returns the level an answer lifted the player to, from the progress right after it; nothing where it lifted to none. */
export function levelUp(
  { xpGained, streakBonus }: Attempt,
  { level, levelTitle, totalXp }: PlayerProgress,
): { levelUp?: { level: number; title: string } } {
  const before = levelOf(totalXp - xpGained - streakBonus).level
  return level > before ? { levelUp: { level, title: levelTitle } } : {}
}
