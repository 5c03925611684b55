import { instant, type Statement, sql, texts } from '#database/sql.ts'
import type { DailyAnswerEvent } from '#protocol/sync/daily-answer.ts'
import type { ShownAnswerEvent } from '#protocol/sync/event.ts'
import type { SyncReply } from '#protocol/sync/exchange.ts'
import type { PlayerProgress } from '#rules/progress/state.ts'
import { brokenWait } from '#rules/solo/parallel.ts'
import type { SoloRun } from '#rules/solo/run.ts'
import type { MemoryChange } from '#study/notebook/memory-change.ts'
import { upsertAttempts } from '#study/store/attempts.ts'
import { insertHandedIn } from '#study/store/exam.ts'
import { savePlayer } from '#study/store/player.ts'
import { upsertRun } from '#study/store/runs.ts'
import { markSeen } from '#study/store/seen.ts'
import { saveStats } from '#study/store/subject-stats.ts'
import { saveTopics } from '#study/store/topic-stats.ts'
import { toldShowing, toNumberedAttempt } from '#study/sync/accepted-answer.ts'
import {
  changeMemory,
  enterRun,
  type ItemsById,
  openReplay,
  type ReplayState,
} from '#study/sync/replay-state.ts'
import { enterShownAnswer } from '#study/sync/shown-answer.ts'
import { withAnswers } from './sealed-daily.ts'
import { insertTold } from './told-showings.ts'
import { saveProfile } from './users.ts'

interface Local {
  /** the player's answers that the server has not settled, in the order they were given */
  left: readonly ShownAnswerEvent[]
  /** showings of practice whose question had been shown within 21 days */
  repeated: ReadonlySet<string>
  /** and the sealed ones: they cannot be graded here, but make days of the streak */
  sealedLeft: readonly DailyAnswerEvent[]
  /** and what was told beside answers */
  toldLeft: readonly MemoryChange[]
  items: ItemsById
  open: SoloRun | null
  /** runs with answers that were pending when the reply came */
  answered: ReadonlySet<string>
  now: number
}

/** The run open here of which the server knows nothing and no answer is pending: begun, nothing answered yet. */
function begunHere({ snapshot }: SyncReply, { open, answered }: Local): SoloRun | null {
  if (!open || snapshot.runs.some(({ id }) => id === open.id)) return null
  return answered.has(open.id) ? null : open
}

function withDays(progress: PlayerProgress, sealed: readonly DailyAnswerEvent[]): PlayerProgress {
  const { dailyStreak: days, bestDailyStreak: best, lastDailyDate: lastDate } = progress
  const streak = withAnswers(sealed, { days, best, lastDate })
  return {
    ...progress,
    dailyStreak: streak.days,
    bestDailyStreak: streak.best,
    lastDailyDate: streak.lastDate,
  }
}

/** The snapshot at its number ⊕ what is pending, by the fold the server uses (design section 7). */
function reckon(
  userId: string,
  reply: SyncReply,
  local: Local,
): { replay: ReplayState; effects: Statement[] } {
  const { snapshot } = reply
  const replay = openReplay(snapshot, snapshot.soloBest, snapshot.runs)
  const context = {
    ...{ userId, items: local.items, now: null, joinedAt: null, played: null },
    isRepeat: ({ showing }: ShownAnswerEvent) => local.repeated.has(showing.id),
  }
  const effects = local.left.flatMap((event) => {
    const entered = enterShownAnswer(replay, context, event)
    // An answer the rules now forbid counts for nothing; the server will say so.
    const { xpGained, streakBonus, masteryDelta, pointsEarned } =
      typeof entered === 'string'
        ? { xpGained: 0, streakBonus: 0, masteryDelta: 0, pointsEarned: 0 }
        : entered.recording.attempt
    return [
      sql`
        update question_attempts set xp_gained = ${xpGained}, streak_bonus = ${streakBonus},
          mastery_delta = ${masteryDelta}, points_earned = ${pointsEarned} where id = ${event.id}`,
    ]
  })
  for (const { topic, change } of local.toldLeft) changeMemory(replay, topic, change)
  const begun = begunHere(reply, local)
  if (begun && !brokenWait(begun.startedAt, replay.runs.values())) enterRun(replay, begun)
  replay.progress = withDays(replay.progress, local.sealedLeft)
  return { replay, effects }
}

function history(userId: string, { history: { answers } }: SyncReply): Statement[] {
  if (answers.length === 0) return []
  const ids = texts(answers.map(({ id }) => id))
  return [
    sql`
      delete from question_attempts
      where showing_id in (${texts(answers.map(({ showingId }) => showingId))}) and id not in (${ids})`,
    upsertAttempts(answers.map((answer) => toNumberedAttempt(userId, answer))),
    ...insertTold(answers.flatMap((answer) => toldShowing(userId, answer))),
    markSeen(
      sql`
        select a.user_id, q.id, q.pool, q.subject, q.difficulty, q.path, max(a.created_at), 1
        from question_attempts a join questions q on q.id = a.question_id
        where a.id in (${ids}) group by a.user_id, q.id`,
      sql`0`,
    ),
  ]
}

/** The writes that bring the player's file to a reply: history taken in, and everything derived from events reckoned anew. */
export function localView(userId: string, reply: SyncReply, local: Local): Statement[] {
  const { snapshot, history: told } = reply
  const { replay, effects } = reckon(userId, reply, local)
  const topics = [...replay.topics.values()]
  const runs = [...replay.runs.values()]
  const begun = begunHere(reply, local)
  const inWait = begun && !replay.runs.has(begun.id) ? [begun.id] : []
  const historySeq = told.answers.at(-1)?.seq
  const at = instant(local.now)
  return [
    ...history(userId, reply),
    savePlayer(userId, { progress: replay.progress, soloBest: replay.soloBest, eventSeq: snapshot.seq }),
    sql`delete from player_subject_stats where user_id = ${userId}`,
    ...[...replay.subjects.values()].map((stats) => saveStats(userId, stats, local.now)),
    sql`delete from player_topic_stats where user_id = ${userId}`,
    ...(topics.length > 0 ? [saveTopics(userId, topics)] : []),
    ...effects,
    ...inWait.flatMap((id) => [
      sql`delete from showings where run_id = ${id}`,
      sql`delete from solo_runs where id = ${id}`,
    ]),
    // A run that is not in the replay cannot be played on.
    sql`update solo_runs set ended_at = ${at} where user_id = ${userId} and ended_at is null`,
    // Closed before another opens: the file holds one open run.
    ...runs.filter((run) => run.endedAt !== null).map(upsertRun),
    ...runs.filter((run) => run.endedAt === null).map(upsertRun),
    ...insertHandedIn(userId, snapshot.blocks),
    saveProfile(reply.user, local.now),
    sql`
      insert into sync_state (user_id, history_seq, last_synced_at, epoch)
      values (${userId}, ${historySeq ?? 0}, ${at}, ${reply.epoch})
      on conflict (user_id) do update set last_synced_at = excluded.last_synced_at,
        epoch = coalesce(excluded.epoch, epoch), history_seq = max(history_seq, excluded.history_seq)`,
  ]
}
