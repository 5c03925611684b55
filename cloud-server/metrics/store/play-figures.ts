import { sql } from '#database/sql.ts'
import type { Database } from '../../store/database.ts'
import type { Metric } from '../exposition.ts'

interface Play {
  duels: number
  looking: number
}

/**
 * Returns the play under way in all nodes together, and whether the database could tell: its time is
 * measured by the same question.
 */
export async function playFigures(db: Database): Promise<Metric[]> {
  const began = performance.now()
  const play = await db
    .query<Play>(sql`
      select (select count(distinct match_id)::int from duel_players) as duels,
        (select count(*)::int from queue_tickets) as looking`)
    .then(([row]) => row ?? null)
    .catch(() => null)
  const gauge = (name: string, help: string, value: number): Metric => ({
    name,
    help,
    type: 'gauge',
    samples: [{ value }],
  })
  const up = gauge('bar_duel_database_up', 'Whether the database answers: 1 or 0.', play ? 1 : 0)
  if (!play) return [up]
  return [
    up,
    gauge(
      'bar_duel_database_answer_seconds',
      'How long the database took to answer.',
      (performance.now() - began) / 1_000,
    ),
    gauge('bar_duel_live_duels', 'Live duels under way, over all nodes.', play.duels),
    gauge('bar_duel_queue_length', 'Players who look for an opponent, over all nodes.', play.looking),
  ]
}
