import type { Rows } from '#database/postgres/duel-database.ts'
import { sql } from '#database/sql.ts'
import type { DuelEnd } from '#protocol/live/result.ts'
import { closedRounds } from '#rules/match/rounds.ts'
import type { Side } from '#rules/match/side.ts'
import type { MatchState, StoredAnswer } from '../model/state.ts'

interface StateRow {
  id: string
  seq: number
  status: MatchState['status']
  phase: MatchState['phase']
  round: number
  player1_score: number
  player2_score: number
  winner: Side | null
  ended: MatchState['ended']
  invitation: MatchState['invitation']
  seat1: string | null
  seat2: string | null
  hints1: number[]
  hints2: number[]
  due_ms: number | null
  remaining_ms: number | null
  finished_ms: number | null
  settled: boolean
  outcome1: DuelEnd | null
  outcome2: DuelEnd | null
  answers: [round: number, side: Side, shownIndex: number, responseMs: number, at: number][]
}

const closedAnswers = (state: MatchState): StoredAnswer[] =>
  state.answers.filter(({ round }) => round <= closedRounds(state))

/**
 * Returns where these matches stand now. Closed rounds never change: of a duel as it was known before only the answers since its
 * last closed round are read.
 */
export async function readStates(
  db: Rows,
  ids: readonly string[],
  knownOf: (id: string) => MatchState | undefined = () => undefined,
): Promise<MatchState[]> {
  const known = ids.map(knownOf)
  const closed = known.map((state) => (state ? closedRounds(state) : 0))
  const rows = await db.query<StateRow>(sql`
    select m.id, m.seq, m.status, m.phase, m.current_round as round, m.player1_score, m.player2_score, m.winner, m.ended,
      case when m.kind = 'friend' and m.accepted_at is null then coalesce(m.ended, 'open') end as invitation, m.seat1, m.seat2, m.hints1, m.hints2,
      (extract(epoch from m.due_at) * 1000)::float8 as due_ms,
      (extract(epoch from m.due_at - game_clock()) * 1000)::float8 as remaining_ms,
      (extract(epoch from m.finished_at) * 1000)::float8 as finished_ms, m.settled_at is not null as settled,
      m.outcome1, m.outcome2,
      coalesce((select json_agg(json_build_array(a.round, a.player, a.selected, a.response_ms,
          (extract(epoch from a.answered_at) * 1000)::bigint) order by a.round, a.player)
        from match_answers a where a.match_id = m.id and a.round > k.closed), '[]') as answers
    from unnest(${ids}::uuid[], ${closed}::int[]) as k(id, closed) join matches m on m.id = k.id`)
  const before = new Map(known.flatMap((state) => (state ? [[state.id, closedAnswers(state)]] : [])))
  const readAt = performance.now()
  return rows.map((row) => ({
    id: row.id,
    seq: row.seq,
    status: row.status,
    phase: row.phase,
    round: row.round,
    scores: [row.player1_score, row.player2_score],
    winner: row.winner,
    ended: row.invitation ? null : row.ended,
    invitation: row.invitation,
    seats: [row.seat1, row.seat2],
    hints: [row.hints1, row.hints2],
    answers: [
      ...(before.get(row.id) ?? []),
      ...row.answers.map(([round, side, shownIndex, responseMs, at]) => ({
        round,
        side,
        shownIndex,
        responseMs,
        at,
      })),
    ],
    dueAt: row.due_ms,
    remainingMs: Math.max(0, Math.round(row.remaining_ms ?? 0)),
    readAt,
    finishedAt: row.finished_ms,
    outcomes: row.settled ? [row.outcome1, row.outcome2] : null,
  }))
}
