import type { Rows } from '#database/postgres/duel-database.ts'
import { sql } from '#database/sql.ts'
import { CLAIM_AFTER } from '#rules/match/claim.ts'
import type { Untaken } from '#rules/match/outcome.ts'
import type { Side } from '#rules/match/side.ts'

/** A duel and how far it has come: all that the bus carries. */
export interface Moved {
  matchId: string
  seq: number
}

/** Applies what time does by itself, for at most `most` matches that no other node holds; returns those that moved. */
export async function sweepMatches(db: Rows, most: number): Promise<Moved[]> {
  const rows = await db.query<{ match_id: string; match_seq: number }>(sql`
    select match_id, match_seq from sweep_matches(${most})`)
  return rows.map((row) => ({ matchId: row.match_id, seq: row.match_seq }))
}

/**
 * Ends a match in the other side's favor; an invitation is declined or withdrawn, and nobody wins. Returns how it ended and
 * its seq, or null when it is over already.
 */
export async function resignDuel(
  db: Rows,
  matchId: string,
  side: Side,
): Promise<{ ended: 'resigned' | Untaken; seq: number } | null> {
  const [row] = await db.query<{ ended: 'resigned' | Untaken | null }>(sql`
    select resign_match(${matchId}, ${side}) as ended`)
  if (!row?.ended) return null
  const [moved] = await readSeqs(db, [matchId])
  return { ended: row.ended, seq: moved?.seq ?? 0 }
}

/** Ends a live duel in favor of a side whose opponent has kept silent. Returns what came of it, and the match's seq. */
export async function claimDuel(
  db: Rows,
  matchId: string,
  side: Side,
): Promise<{ verdict: 'claimed' | 'over' | 'present'; seq: number }> {
  const [row] = await db.query<{ verdict: 'claimed' | 'over' | 'present' }>(sql`
    select claim_match(${matchId}, ${side}, ${CLAIM_AFTER}) as verdict`)
  const [moved] = await readSeqs(db, [matchId])
  return { verdict: row?.verdict ?? 'over', seq: moved?.seq ?? 0 }
}

export type HintVerdict = 'given' | 'none_left' | 'unknown' | 'over' | 'stale' | 'repeated' | 'late'

export async function takeHint(
  db: Rows,
  matchId: string,
  side: Side,
  round: number,
  most: number,
): Promise<{ verdict: HintVerdict; used: number }> {
  const [row] = await db.query<{ verdict: HintVerdict; used: number | null }>(sql`
    select verdict, used from use_hint(${matchId}, ${side}, ${round}, ${most})`)
  return { verdict: row?.verdict ?? 'unknown', used: row?.used ?? 0 }
}

/** Returns the live duels these players are in (until they are settled). */
export const duelsOf = (
  db: Rows,
  userIds: readonly string[],
): Promise<{ userId: string; matchId: string }[]> =>
  db.query(sql`
    select user_id as "userId", match_id as "matchId" from duel_players where user_id = any(${userIds})`)

/** Returns the live duel a player is in. */
export async function duelOf(db: Rows, userId: string): Promise<string | null> {
  const [one] = await duelsOf(db, [userId])
  return one?.matchId ?? null
}

/** Returns how far these duels have come: cheap to ask each second, so that no lost message of the bus is missed. */
export const readSeqs = (db: Rows, ids: readonly string[]): Promise<Moved[]> =>
  db.query<Moved>(sql`select id as "matchId", seq from matches where id = any(${ids})`)

/** Returns those of these duels that are settled. */
export async function settledOf(db: Rows, ids: readonly string[]): Promise<string[]> {
  const rows = await db.query<{ id: string }>(sql`
    select id from matches where id = any(${ids}) and settled_at is not null`)
  return rows.map((row) => row.id)
}

/** Returns finished matches whose settlement is missing, the oldest first. */
export async function unsettledDuels(db: Rows, most: number): Promise<string[]> {
  const rows = await db.query<{ id: string }>(sql`
    select id from matches where finished_at is not null and settled_at is null
    order by finished_at limit ${most}`)
  return rows.map((row) => row.id)
}
