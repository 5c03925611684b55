import type { Rows } from '#database/postgres/duel-database.ts'
import { type Statement, sql } from '#database/sql.ts'
import { PAIR_HOURS } from '#rules/match/counted.ts'
import type { HeadToHead } from '../model/outcome.ts'

// The earlier matches of two people, found by the partial index of the matches that weigh: those that counted or were
// rated. `matches m` is in the statement. A bot has no id, so that nothing is counted against one.

const weighed = (one: Statement, two: Statement): Statement =>
  sql`x.weighed and x.player1_id = ${one} and x.player2_id = ${two}`

/** Those of either order of the two, `what` of each order added up. */
const ofBothOrders = (what: (of: Statement) => Statement): Statement => sql`
  (${what(weighed(sql`m.player1_id`, sql`m.player2_id`))} + ${what(weighed(sql`m.player2_id`, sql`m.player1_id`))})`

/** Returns the number of a pair's matches in the 24 hours before an instant. */
const earlierUntil = (until: Statement): Statement =>
  ofBothOrders(
    (those) => sql`
    (select count(*)::int from matches x where ${those} and x.finished_at > ${until} - ${PAIR_HOURS} * interval '1 hour')`,
  )

// One that was rated and didn't count is no win of theirs. Player 1's outcome says so for both; an old one counted.
const wonBy = (player: Statement): Statement =>
  ofBothOrders(
    (those) => sql`
    (select count(*)::int from matches x where ${those} and coalesce((x.outcome1 ->> 'counted')::boolean, true)
      and case x.winner when 1 then x.player1_id when 2 then x.player2_id end is not distinct from ${player})`,
  )

/** Selects the HeadToHead of a match's two people. */
const HEAD_TO_HEAD = sql`json_build_object('wins', json_build_array(${wonBy(sql`m.player1_id`)},
  ${wonBy(sql`m.player2_id`)}), 'ties', ${wonBy(sql`null::uuid`)})`

/** Returns, for each of these matches, how many the two had in the 24 hours up to now. */
export async function earlierNow(db: Rows, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await db.query<{ id: string; earlier: number }>(sql`
    select m.id, ${earlierUntil(sql`game_clock()`)} as earlier from matches m where m.id = any(${ids})`)
  return new Map(rows.map((row) => [row.id, row.earlier]))
}

/** Earlier matches of the two people of one. */
export interface PairRecord {
  /** matches in the 24 hours before its end that counted or were rated */
  earlier: number
  headToHead: HeadToHead
}

/**
 * Returns the records of these matches' pairs, by match. A settlement asks once it holds their players: asked by the statement
 * that waits for them, it would miss the match that another node settled meanwhile.
 */
export async function pairRecords(
  db: Rows,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PairRecord>> {
  const rows = await db.query<PairRecord & { id: string }>(sql`
    select m.id, ${earlierUntil(sql`m.finished_at`)} as earlier, ${HEAD_TO_HEAD} as "headToHead"
    from matches m where m.id = any(${ids})`)
  return new Map(rows.map((row) => [row.id, row]))
}
