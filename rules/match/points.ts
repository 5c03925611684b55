import type { Result } from './result.ts'
import type { MatchKind } from './settings.ts'

/** Points, which boards rank and which never fall (design section 4): live 30 / 15 / 5 and 2 a right answer. */
const LIVE: Record<Result, number> = { win: 30, draw: 15, loss: 5, abandoned: 0 }
const PER_RIGHT_LIVE = 2
const PER_RIGHT_BOT = 1

/** Points of a match; friend games pay half, rounded down; bots 1 a right answer. */
export function matchPoints(kind: MatchKind, result: Result, right: number): number {
  if (kind === 'bot') return PER_RIGHT_BOT * right
  const live = LIVE[result] + PER_RIGHT_LIVE * right
  return kind === 'friend' ? Math.floor(live / 2) : live
}
