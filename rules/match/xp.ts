import type { BotLevel, Result } from './result.ts'
import type { MatchKind } from './settings.ts'

/** XP of a match's end against people (spec section 9, Matches). */
const AGAINST_PEOPLE: Record<Result, number> = { win: 60, draw: 25, loss: -15, abandoned: 0 }
/** A bot pays for a win alone, by its level. */
const BOT_WIN: Record<BotLevel, number> = { easy: 15, medium: 30, hard: 45, expert: 60 }

export interface MatchXpFacts {
  kind: MatchKind
  botLevel: BotLevel | null
  result: Result
  /** XP the answers earned, streak bonus included */
  answerXp: number
  shieldUp: boolean
  /** the first duel of the UTC day, by its start */
  firstOfDay: boolean
}

export interface MatchXp {
  /** net change, before the level's floor */
  change: number
  /** part of it that the result paid or cost */
  resultXp: number
  shieldUsed: boolean
  doubled: boolean
}

/**
 * XP of a whole match. A live duel's loss shield saves the loss's XP; the first duel of a day doubles gains only;
 * friend games know neither.
 */
export function matchXp(facts: MatchXpFacts): MatchXp {
  const { kind, botLevel, result, answerXp, shieldUp, firstOfDay } = facts
  const paid =
    kind === 'bot' ? (result === 'win' && botLevel ? BOT_WIN[botLevel] : 0) : AGAINST_PEOPLE[result]
  const shieldUsed = kind === 'live' && paid < 0 && shieldUp
  const resultXp = shieldUsed ? 0 : paid
  const gains = answerXp + Math.max(0, resultXp)
  const doubled = firstOfDay && kind !== 'friend' && gains > 0
  return { change: gains * (doubled ? 2 : 1) + Math.min(0, resultXp), resultXp, shieldUsed, doubled }
}
