import type { Share } from './counted.ts'
import type { Result } from './result.ts'
import type { MatchKind } from './settings.ts'

/** Points, which boards rank and which never fall (design section 4): live 30 / 15 / 5 and 2 a right answer. */
const LIVE: Record<Result, number> = { win: 30, draw: 15, loss: 5, abandoned: 0 }
const PER_RIGHT_LIVE = 2
const PER_RIGHT_BOT = 1

/**
 * Points of a match that counts; friend games pay half, bots 1 a right answer. `share` is what it is worth after others of the
 * same two people. Rounded down.
 */
export function matchPoints(kind: MatchKind, result: Result, right: number, share: Share = 1): number {
  if (kind === 'bot') return PER_RIGHT_BOT * right
  const live = LIVE[result] + PER_RIGHT_LIVE * right
  return Math.floor((kind === 'friend' ? live / 2 : live) * share)
}
