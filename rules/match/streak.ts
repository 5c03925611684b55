import type { Result } from './result.ts'

/** The loss shield and the winning streak (design section 4): live duels between people only. */
export interface WinStreak {
  /** live human duels won in a row; a draw leaves it */
  streakWins: number
  bestStreak: number
  lossShieldActive: boolean
}

const SHIELD_EVERY = 3

/** The streak after a live duel between people: each multiple of 3 raises the shield, the next loss uses it. */
export function streakAfter(before: WinStreak, result: Result): WinStreak {
  if (result === 'win') {
    const streakWins = before.streakWins + 1
    return {
      streakWins,
      bestStreak: Math.max(before.bestStreak, streakWins),
      lossShieldActive: before.lossShieldActive || streakWins % SHIELD_EVERY === 0,
    }
  }
  return result === 'loss' ? { ...before, streakWins: 0, lossShieldActive: false } : before
}
