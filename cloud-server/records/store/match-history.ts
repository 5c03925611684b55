import { z } from 'zod'
import { empty, type Statement, sql } from '#database/sql.ts'
import { duelEnd } from '#protocol/live/result.ts'
import type { Database } from '../../store/database.ts'

/** A finished match as its row has it, with the opponent beside it. */
const row = z.object({
  id: z.string(),
  kind: z.enum(['live', 'bot', 'friend']),
  subject: z.string(),
  side: z.union([z.literal(1), z.literal(2)]),
  winner: z.union([z.literal(1), z.literal(2)]).nullable(),
  ended: z.enum(['played', 'resigned', 'forfeit', 'abandoned']),
  player1Score: z.int(),
  player2Score: z.int(),
  rounds: z.int(),
  botLevel: z.string().nullable(),
  createdAt: z.date(),
  finishedAt: z.date(),
  opponentId: z.string().nullable(),
  username: z.string().nullable(),
  displayName: z.string().nullable(),
  avatarData: z.unknown(),
  /** the settlement as this player was sent it; null before it */
  end: duelEnd.pick({ counted: true, yourXPChange: true, rated: true, yourRatingChange: true }).nullable(),
})

export type MatchRow = z.infer<typeof row>

/** The match the page before ended with. */
export interface PlaceInHistory {
  createdAt: Date
  id: string
}

/** One side's matches along the index of its own player and start. */
const ofSide = (side: 1 | 2, userId: string, before: PlaceInHistory | null, most: number): Statement => {
  const player = side === 1 ? sql`m.player1_id` : sql`m.player2_id`
  const earlier = before ? sql`and (m.created_at, m.id) < (${before.createdAt}, ${before.id}::uuid)` : empty
  return sql`(
    select m.*, ${side}::int as side from matches m
    where ${player} = ${userId}::uuid and m.finished_at is not null
      and (m.kind <> 'friend' or m.accepted_at is not null) ${earlier}
    order by m.created_at desc, m.id desc limit ${most})`
}

/** A player's finished matches, the one begun last first. */
export const historySearch = (userId: string, before: PlaceInHistory | null, most: number): Statement =>
  sql`
    select m.id, m.kind, m.subject, m.side, m.ended, m.player1_score as "player1Score",
      m.player2_score as "player2Score", m.current_round as rounds, m.bot_level as "botLevel",
      m.created_at as "createdAt", m.finished_at as "finishedAt",
      m.winner,
      case m.side when 1 then m.outcome1 else m.outcome2 end as "end",
      o.id as "opponentId", o.username, o.display_name as "displayName", o.avatar_data as "avatarData"
    from (${ofSide(1, userId, before, most)} union all ${ofSide(2, userId, before, most)}) m
      left join users o on o.id = case m.side when 1 then m.player2_id else m.player1_id end
    order by m.created_at desc, m.id desc limit ${most}`

export const finishedMatches = async (
  db: Database,
  userId: string,
  before: PlaceInHistory | null,
  most: number,
): Promise<MatchRow[]> => row.array().parse(await db.query(historySearch(userId, before, most)))
