import type { Rows } from '#database/postgres/duel-database.ts'
import { sql } from '#database/sql.ts'
import type { Side } from '#rules/match/side.ts'
import type { Step } from '../model/step.ts'

export interface Submission {
  matchId: string
  round: number
  side: Side
  shownIndex: number
}

export type Verdict = 'accepted' | 'unknown' | 'malformed' | 'over' | 'early' | 'stale' | 'repeated' | 'late'

export type Judged = { verdict: 'accepted'; step: Step } | { verdict: Exclude<Verdict, 'accepted'> }

interface VerdictRow {
  idx: number
  verdict: Verdict
  closed: boolean
  from_seq: number
  match_seq: number
  at_ms: number
  response_ms: number
  match_status: Step['status']
  match_phase: Step['phase']
  match_round: number
  match_score1: number
  match_score2: number
  match_winner: Step['winner']
  match_ended: Step['ended']
  due_ms: number | null
}

const judged = ({ matchId, round, side, shownIndex }: Submission, row: VerdictRow): Judged =>
  row.verdict !== 'accepted'
    ? { verdict: row.verdict }
    : {
        verdict: 'accepted',
        step: {
          matchId,
          from: row.from_seq,
          seq: row.match_seq,
          answer: { round, side, shownIndex, responseMs: row.response_ms, at: row.at_ms },
          closed: row.closed,
          status: row.match_status,
          phase: row.match_phase,
          round: row.match_round,
          scores: [row.match_score1, row.match_score2],
          winner: row.match_winner,
          ended: row.match_ended,
          dueAt: row.due_ms,
        },
      }

/** Answers in one transaction, verdicts in their order. When this resolves they are committed. */
export async function submitAnswers(db: Rows, batch: readonly Submission[]): Promise<Judged[]> {
  const rows = await db.query<VerdictRow>(sql`
    select * from submit_answers(${batch.map((one) => one.matchId)}, ${batch.map((one) => one.round)},
      ${batch.map((one) => one.side)}, ${batch.map((one) => one.shownIndex)})`)
  const byIndex = new Map(rows.map((row) => [row.idx, row]))
  return batch.map((one, i) => {
    const row = byIndex.get(i + 1)
    if (!row) throw new Error('submit_answers said nothing of an answer')
    return judged(one, row)
  })
}
