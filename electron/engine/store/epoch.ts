import { type Reader, type Statement, sql } from '#database/sql.ts'
import type { SyncReply } from '#protocol/sync/exchange.ts'
import { forgetTold } from './told-showings.ts'

/** How far a file has followed its server. */
export interface Followed {
  /** the last number whose event is in the file */
  historySeq: number
  /** the highest number the server has told of */
  told: number
  /** the server's epoch; null where none was told yet */
  epoch: string | null
}

export async function followedBy(db: Reader, userId: string): Promise<Followed> {
  const [row] = await db.query<{ historySeq: number | null; eventSeq: number; epoch: string | null }>(sql`
    select s.history_seq as "historySeq", u.event_seq as "eventSeq", s.epoch as epoch
    from users u left join sync_state s on s.user_id = u.id where u.id = ${userId}`)
  const historySeq = Number(row?.historySeq ?? 0)
  return { historySeq, told: Math.max(historySeq, Number(row?.eventSeq ?? 0)), epoch: row?.epoch ?? null }
}

/** Whether the server was restored from a backup since: it tells another epoch, or a lower number than it told before. */
export const isRestored = ({ told, epoch }: Followed, reply: SyncReply): boolean =>
  (epoch !== null && reply.epoch !== null && reply.epoch !== epoch) || reply.snapshot.seq < told

/**
 * The writes that make a file follow a restored server from its beginning: all answers of runs and of practice wait
 * to be pushed again, in the order they had, and so do the sealed ones. The rest of the history is the server's
 * alone, and is asked for anew.
 */
export const startAgain = (userId: string, { historySeq }: Followed, { epoch }: SyncReply): Statement[] => [
  // One that the history has not brought yet still has this machine's instants: it is as if it had never been accepted.
  sql`
    update question_attempts set lost_seq = case when seq <= ${historySeq} then seq end, seq = null
    where user_id = ${userId} and seq is not null and (run_id is not null or context = 'practice')
      and question_id in (select id from questions)`,
  sql`delete from question_attempts where user_id = ${userId} and seq is not null`,
  forgetTold(userId),
  sql`delete from parked_events where user_id = ${userId}`,
  sql`update kept_dailies set settled_at = null where sealed_at is not null`,
  sql`update study_marks set seq = null where user_id = ${userId}`,
  sql`update users set event_seq = 0 where id = ${userId}`,
  sql`
    insert into sync_state (user_id, history_seq, epoch) values (${userId}, 0, ${epoch})
    on conflict (user_id) do update set history_seq = 0, epoch = excluded.epoch`,
]
