import { type Reader, type Statement, sql, texts } from '#database/sql.ts'
import type { SoloRun } from '#rules/solo/run.ts'
import type { Subject } from '#rules/subjects.ts'
import type { Item } from '../item.ts'
import { openReplay, type ReplayState } from '../sync/replay-state.ts'
import { itemColumns, itemIn } from './items.ts'
import { playerColumns, playerIn, savePlayer } from './player.ts'
import { playerStateOf } from './player-state.ts'
import { insertRun, runColumns, runIn, saveRun } from './runs.ts'
import { saveStats } from './subject-stats.ts'
import { saveTopics } from './topic-stats.ts'

/** Runs of a player's that meet a condition on `solo_runs r`. */
export async function runsWhere(db: Reader, userId: string, condition: Statement): Promise<SoloRun[]> {
  const rows = await db.query(
    sql`select ${runColumns[db.dialect]} from solo_runs r where r.user_id = ${userId} and (${condition})`,
  )
  return rows.flatMap((row) => runIn(row) ?? [])
}

/** The player's replay with these runs in it, and the number of their last event. */
export async function replayOf(
  db: Reader,
  userId: string,
  runs: readonly SoloRun[],
): Promise<{ replay: ReplayState; seq: number }> {
  const [row] = await db.query(sql`select ${playerColumns[db.dialect]} from users u where u.id = ${userId}`)
  if (!row) throw new Error('a player who syncs has a row')
  const { soloBest, eventSeq } = playerIn(row)
  return { replay: openReplay(await playerStateOf(db, userId), soloBest, runs), seq: eventSeq }
}

/** Practice questions by id, retired ones too: an old answer can always be graded again. */
export async function practiceItems(db: Reader, wanted: ReadonlySet<string>): Promise<Map<string, Item>> {
  if (wanted.size === 0) return new Map()
  const rows = await db.query(
    sql`select ${itemColumns[db.dialect]} from questions q where q.pool = 'practice' and q.id in (${texts(wanted)})`,
  )
  return new Map(rows.flatMap((row) => itemIn(row) ?? []).map((item) => [item.id, item]))
}

/** The writes for the parts of a replay that changed; maps keep the other values, so identity tells them apart. */
export function replayChanges(
  userId: string,
  before: ReplayState,
  after: ReplayState,
  seq: number,
  at: number,
): Statement[] {
  const changed = <K, V>(was: Map<K, V>, is: Map<K, V>): V[] =>
    [...is].flatMap(([key, value]) => (was.get(key) === value ? [] : [value]))
  const topics = changed(before.topics, after.topics)
  const runs = changed(before.runs, after.runs)
  const known = runs.filter((run) => before.runs.has(run.id))
  return [
    savePlayer(userId, { progress: after.progress, soloBest: after.soloBest, eventSeq: seq }),
    ...changed<Subject, ReplayState['subjects'] extends Map<Subject, infer S> ? S : never>(
      before.subjects,
      after.subjects,
    ).map((stats) => saveStats(userId, stats, at)),
    ...(topics.length > 0 ? [saveTopics(userId, topics)] : []),
    // Closed before another opens: the database holds one open run a player.
    ...known.map(saveRun),
    ...runs.filter((run) => !before.runs.has(run.id)).map(insertRun),
  ]
}

export const copyReplay = (replay: ReplayState): ReplayState => ({
  ...replay,
  subjects: new Map(replay.subjects),
  topics: new Map(replay.topics),
  runs: new Map(replay.runs),
})
