import type { DuelEnd } from '#protocol/live/result.ts'
import { POINTS_FROM_AGE_MS, POINTS_FROM_ANSWERS } from '#rules/accounts/newcomer.ts'
import { DAY_MS } from '#rules/days.ts'
import { daysText } from './day-text.ts'

/** The part that a further match of the same two pays, in words. */
const PARTS: Readonly<Record<string, string>> = { '0.5': 'half the', '0.25': 'a quarter of the' }

/** Why a match with a newcomer paid no points, by who is new. */
const NEWCOMERS: Readonly<Record<NonNullable<DuelEnd['newcomer']>, string>> = {
  you: 'Your account is new, so this match paid no points.',
  opponent: 'Your opponent’s account is new, so this match paid no points.',
  both: 'Your accounts are both new, so this match paid no points.',
}
const WHO_EARNS = `Matches pay points once both accounts are ${daysText(POINTS_FROM_AGE_MS / DAY_MS)} old and have ${POINTS_FROM_ANSWERS} answers.`

export type WorthFacts = Pick<DuelEnd, 'counted' | 'share' | 'newcomer' | 'total' | 'yourRatingChange'>

function shortWords({ yourRatingChange }: WorthFacts): string[] {
  const unanswered = 'you didn’t both answer three questions'
  return yourRatingChange === 0
    ? [`This match doesn’t count, since ${unanswered}.`]
    : [`Since ${unanswered}, the result pays no points or XP.`, 'It still moves your rating.']
}

function resultWords(end: WorthFacts): string[] {
  const { counted, share, newcomer, total } = end
  if (!counted)
    return total === 0
      ? shortWords(end)
      : [...shortWords(end), 'Your answers in finished rounds still earn XP.']
  return [...shareWords(share, newcomer), ...(newcomer ? [NEWCOMERS[newcomer], WHO_EARNS] : [])]
}

function shareWords(share: number, newcomer: WorthFacts['newcomer']): string[] {
  if (share === 1) return []
  const before = 'You two have played in the last 24 hours'
  const part = PARTS[share]
  if (!part) return [`${before}, so the result paid nothing, and it’s no win or loss.`]
  return [`${before}, so the result paid ${part} ${newcomer ? 'XP' : 'points and XP'}.`]
}

/**
 * Returns what a match paid less than its whole for, and whether its last round, `round`, was left unfinished; null where
 * there's nothing to explain.
 */
export function matchWorth(end: WorthFacts, round: number): string | null {
  const left = round > end.total ? [`Round ${round} wasn’t finished, so answers to it don’t count.`] : []
  return [...resultWords(end), ...left].join(' ') || null
}
