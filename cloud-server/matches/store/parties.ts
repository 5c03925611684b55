import type { Rows } from '#database/postgres/duel-database.ts'
import { sql } from '#database/sql.ts'
import type { PlayerProgress } from '#rules/progress/state.ts'
import { playerColumns, playerIn } from '#study/store/player.ts'
import type { Account } from '../model/outcome.ts'
import type { MatchSetup } from '../model/setup.ts'
import { SETUP, type SetupRow, setupIn } from './setups.ts'

/** A player of a match that is being settled, their row locked. */
export interface LockedPlayer {
  userId: string
  progress: PlayerProgress
  account: Account
  /** the number of their last event */
  eventSeq: number
  /** whether it is their first duel of its UTC day, by its start */
  firstOfDay: boolean
}

/** A finished match, its row locked, and its players. */
export interface LockedMatch {
  setup: MatchSetup
  players: readonly LockedPlayer[]
}

interface PlayerRow extends SetupRow {
  userId: string
  account: Account
  firstOfDay: boolean
}

/** Matches of which all players are there, and none is in two; the others wait for the next settlement. */
function disjoint(matches: readonly LockedMatch[]): LockedMatch[] {
  const taken = new Set<string>()
  return matches.filter(({ setup, players }) => {
    const mine = setup.players.filter((id) => id !== null)
    if (players.length < mine.length || mine.some((id) => taken.has(id))) return false
    for (const id of mine) taken.add(id)
    return true
  })
}

/**
 * Locks finished matches that nobody has settled or is settling, and their players in the order of their ids, so that two
 * settlements never wait for each other. Ordered by the id as text: by the id itself PostgreSQL might walk all players in
 * the order of their key, which suits a young table and is kept while it grows.
 */
export async function lockMatches(db: Rows, ids: readonly string[]): Promise<LockedMatch[]> {
  const rows = await db.query<PlayerRow>(sql`
    select ${SETUP}, u.id as "userId", ${playerColumns.postgresql},
      json_build_object('points', u.points, 'totalWins', u.total_wins,
        'totalLosses', u.total_losses, 'streakWins', u.streak_wins, 'bestStreak', u.best_streak,
        'lossShieldActive', u.loss_shield_active, 'overallElo', u.overall_elo,
        'placementMatches', u.placement_matches, 'isRanked', u.is_ranked) as account,
      not exists (select from matches x where x.kind in ('live', 'bot') and x.player1_id = u.id
          and x.created_at >= date_trunc('day', m.created_at, 'UTC') and (x.created_at, x.id) < (m.created_at, m.id))
        and not exists (select from matches x where x.kind = 'live' and x.player2_id = u.id
          and x.created_at >= date_trunc('day', m.created_at, 'UTC')
          and (x.created_at, x.id) < (m.created_at, m.id)) as "firstOfDay"
    from matches m join users u on u.id = any (array[m.player1_id, m.player2_id])
    where m.id = any(${ids}) and m.settled_at is null and m.finished_at is not null
    order by u.id::text for update of m skip locked for no key update of u`)
  const matches = new Map<string, Omit<LockedMatch, 'players'> & { players: LockedPlayer[] }>()
  for (const row of rows) {
    const match = matches.get(row.id) ?? { setup: setupIn(row), players: [] }
    matches.set(row.id, match)
    const { progress, eventSeq } = playerIn({ ...row })
    const { userId, account, firstOfDay } = row
    match.players.push({ userId, progress, account, eventSeq, firstOfDay })
  }
  return disjoint([...matches.values()])
}
