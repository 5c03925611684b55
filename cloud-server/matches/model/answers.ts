import type { Side } from '#rules/match/match.ts'
import type { AttemptFacts } from '#rules/progress/state.ts'
import type { DuelItem } from '../store/items.ts'
import { answerIn, closedRounds, type MatchCard, type MatchView, of } from './match.ts'

/** One scored round of one player, as the fold reads it and the records keep it. */
export interface ScoredRound {
  round: number
  item: DuelItem
  order: readonly number[]
  /** -1 for silence */
  place: number
  correct: boolean
  facts: AttemptFacts
}

function scoredRound(
  card: MatchCard,
  view: MatchView,
  items: readonly DuelItem[],
  side: Side,
  round: number,
): ScoredRound | null {
  const answer = answerIn(view, side, round)
  const item = items[round - 1]
  if (!answer || !item) return null
  const correct = answer.place === card.keys[round - 1]
  return {
    round,
    item,
    order: card.orders[round - 1] ?? [],
    place: answer.place,
    correct,
    facts: {
      subject: item.subject,
      subtopic: item.subtopic,
      area: item.area,
      difficulty: item.difficulty,
      correct,
      timedOut: answer.place === -1,
      hintUsed: of(view.hints, side).includes(round),
      timeSpent: answer.responseMs,
      daily: false,
      at: answer.at,
    },
  }
}

/** A player's scored rounds from one on, first to last; an answer whose round never closed counts for nothing. */
export function scoredRounds(
  card: MatchCard,
  view: MatchView,
  items: readonly DuelItem[],
  side: Side,
  { from = 1, to = closedRounds(view) } = {},
): ScoredRound[] {
  const rounds: ScoredRound[] = []
  for (let round = from; round <= to; round++) {
    const scored = scoredRound(card, view, items, side, round)
    if (scored) rounds.push(scored)
  }
  return rounds
}

/** How many of the first rounds a player answered right. */
export const rightAnswers = (card: MatchCard, view: MatchView, side: Side, rounds: number): number =>
  view.answers.filter(
    (answer) =>
      answer.side === side && answer.round <= rounds && answer.place === card.keys[answer.round - 1],
  ).length
