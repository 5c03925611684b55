import type { Rows } from '#database/postgres/duel-database.ts'
import { type Refusal, refuse } from '#http/refusal.ts'
import { closedRounds } from '#rules/match/rounds.ts'
import type { MatchSetup } from './model/setup.ts'
import type { MatchState } from './model/state.ts'
import { isOpenTo } from './store/items.ts'

const OPEN_ELSEWHERE = refuse(
  'not_current',
  'This match shares a question with one of yours that’s still open. Finish that one first.',
)

/** The questions of a match that its end has told. */
export const toldItems = ({ setup, state }: { setup: MatchSetup; state: MatchState }): string[] =>
  setup.itemIds.slice(0, closedRounds(state))

/**
 * Returns why a finished match isn't shown to a player now, one of their own either: it would tell the key of a question
 * that waits for their answer in another. Null where nothing does.
 */
export const openElsewhere = async (
  db: Rows,
  userId: string,
  match: Parameters<typeof toldItems>[0],
): Promise<Refusal | null> => ((await isOpenTo(db, userId, toldItems(match))) ? OPEN_ELSEWHERE : null)
