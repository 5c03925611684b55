import { refuse } from '#http/refusal.ts'
import { closedRounds } from '#rules/match/rounds.ts'
import type { MatchSetup } from './setup.ts'
import type { MatchState } from './state.ts'

/** The refusal of a finished match, a player's own too, that would tell the key of a question open to them in another. */
export const OPEN_ELSEWHERE = refuse(
  'not_current',
  'This match shares a question with one of yours that’s still open. Finish that one first.',
)

/** Returns the questions that a finished match tells. */
export const toldItems = ({ setup, state }: { setup: MatchSetup; state: MatchState }): string[] =>
  setup.itemIds.slice(0, closedRounds(state))
