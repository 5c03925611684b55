import { closedRounds } from '#rules/match/rounds.ts'
import { bySide, type Side } from '#rules/match/side.ts'
import type { AttemptFacts } from '#rules/progress/state.ts'
import type { DuelItem } from './item.ts'
import type { MatchSetup } from './setup.ts'
import { answerIn, type MatchState } from './state.ts'

/** One scored round of one player, as the fold reads it and the records keep it. */
export interface ScoredRound {
  round: number
  item: DuelItem
  order: readonly number[]
  /** -1 for silence */
  shownIndex: number
  correct: boolean
  facts: AttemptFacts
}

function scoredRound(
  setup: MatchSetup,
  state: MatchState,
  items: readonly DuelItem[],
  side: Side,
  round: number,
): ScoredRound | null {
  const answer = answerIn(state, side, round)
  const item = items[round - 1]
  if (!answer || !item) return null
  const correct = answer.shownIndex === setup.keys[round - 1]
  return {
    round,
    item,
    order: setup.orders[round - 1] ?? [],
    shownIndex: answer.shownIndex,
    correct,
    facts: {
      subject: item.subject,
      subtopic: item.subtopic,
      area: item.area,
      path: item.path,
      difficulty: item.difficulty,
      correct,
      timedOut: answer.shownIndex === -1,
      hintUsed: bySide(state.hints, side).includes(round),
      timeSpent: answer.responseMs,
      daily: false,
      at: answer.at,
    },
  }
}

/** Returns a player's scored rounds, in order; an answer whose round never closed counts for nothing. */
export function scoredRounds(
  setup: MatchSetup,
  state: MatchState,
  items: readonly DuelItem[],
  side: Side,
  { from = 1, to = closedRounds(state) } = {},
): ScoredRound[] {
  const rounds: ScoredRound[] = []
  for (let round = from; round <= to; round++) {
    const scored = scoredRound(setup, state, items, side, round)
    if (scored) rounds.push(scored)
  }
  return rounds
}
