import type { Share } from './counted.ts'
import { matchPoints } from './points.ts'
import { type Rated, rateDuel } from './rating.ts'
import type { BotLevel } from './result.ts'
import type { MatchKind } from './settings.ts'
import { matchXp } from './xp.ts'

export interface StakeFacts {
  kind: MatchKind
  botLevel: BotLevel | null
  /** whether its players met by chance, so that it may change ratings */
  rated: boolean
  share: Share
  own: Rated
  opponentRating: number
  shieldUp: boolean
}

/** A change for the one who wins, and for the one who loses. */
export interface WinOrLose {
  win: number
  loss: number
}

/**
 * The worth of a result to one player, before the first question: the answers' own XP and points, and
 * a day's doubling, come on top.
 */
export interface Stake {
  /** null where the match changes no ratings */
  rating: WinOrLose | null
  points: WinOrLose
  xp: WinOrLose
}

export function stakeOf(facts: StakeFacts): Stake {
  const { kind, botLevel, rated, share, own, opponentRating, shieldUp } = facts
  const xp = (result: 'win' | 'loss') =>
    matchXp({ kind, botLevel, result, answerXp: 0, shieldUp, firstOfDay: false }).change
  const points = (result: 'win' | 'loss') => matchPoints(kind, result, 0, share)
  const rating = (score: 0 | 1) => rateDuel(own, opponentRating, score, share).change
  return {
    rating: rated ? { win: rating(1), loss: rating(0) } : null,
    points: { win: points('win'), loss: points('loss') },
    xp: { win: xp('win'), loss: xp('loss') },
  }
}
