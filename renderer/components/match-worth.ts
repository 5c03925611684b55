import { counted, countedInWords } from '#protocol/figures.ts'
import type { DuelEnd } from '#protocol/live/result.ts'
import { COUNTED_FROM, PAIR_HOURS } from '#rules/match/counted.ts'

/** The part of the points that a further match of the same two pays, in words. */
const PARTS: Readonly<Record<string, string>> = {
  '0.5': 'half the points',
  '0.25': 'a quarter of the points',
}

export type WorthFacts = Pick<DuelEnd, 'counted' | 'share' | 'total' | 'yourRatingChange'>

function shortWords({ yourRatingChange }: WorthFacts): string[] {
  const unanswered = `you didn’t both answer ${countedInWords(COUNTED_FROM, 'question', 'questions')}`
  return yourRatingChange === 0
    ? [`This match doesn’t count, since ${unanswered}.`]
    : [`Since ${unanswered}, the result pays no points or XP.`, 'It still moves your rating.']
}

function resultWords(end: WorthFacts): string[] {
  const { share, total } = end
  if (!end.counted)
    return total === 0
      ? shortWords(end)
      : [...shortWords(end), 'Your answers in finished rounds still earn XP.']
  if (share === 1) return []
  return [
    `You two have played in the last ${counted(PAIR_HOURS, 'hour', 'hours')}, so this match paid ${PARTS[share] ?? 'no points'}.`,
  ]
}

/**
 * Returns what a match paid less than its whole for, and whether its last round, `round`, was left unfinished; null where
 * there's nothing to explain.
 */
export function matchWorth(end: WorthFacts, round: number): string | null {
  const left = round > end.total ? [`Round ${round} wasn’t finished, so answers to it don’t count.`] : []
  return [...resultWords(end), ...left].join(' ') || null
}
