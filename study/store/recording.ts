import { type Dialect, type Reader, type Statement, sql, type Transaction } from '#database/sql.ts'
import type { AttemptState } from '#rules/progress/fold.ts'
import type { SoloRun } from '#rules/solo/run.ts'
import type { BeforeAnswer, Recording, RecordResult } from '../recording.ts'
import type { Shown } from '../showing.ts'
import { attemptAt, insertAttempt, runAnswers } from './attempts.ts'
import { addPoints, saveDaily } from './dailies.ts'
import type { PlayWatch } from './database.ts'
import { itemColumns } from './items.ts'
import { type Player, playerColumns, playerIn, savePlayer } from './player.ts'
import { runColumns, runIn, saveRun } from './runs.ts'
import { markAnswered, showingColumns, shownIn } from './showings.ts'
import { saveStats, statsColumns, statsIn } from './subject-stats.ts'
import { areaColumns, saveTopics, subtopicColumns, topicsIn } from './topic-stats.ts'

interface Situation {
  shown: Shown
  run: SoloRun | null
  player: Player
  standing: AttemptState
}

/** All that an answer to one's own showing touches, in one statement: the answer waits for each one there is. */
export const situationSearch = (dialect: Dialect, userId: string, showingId: string): Statement => sql`
  select ${showingColumns[dialect]}, ${itemColumns[dialect]}, ${runColumns[dialect]}, ${playerColumns[dialect]},
    ${statsColumns[dialect]}, ${subtopicColumns[dialect]}, ${areaColumns[dialect]}
  from showings s
    join questions q on q.id = s.question_id
    join users u on u.id = s.user_id
    left join solo_runs r on r.id = s.run_id
    left join player_subject_stats p on p.user_id = s.user_id and p.subject = q.subject
    left join player_topic_stats st on st.user_id = s.user_id and st.subject = q.subject
      and st.subtopic = q.subtopic and st.area = ''
    left join player_topic_stats ar on ar.user_id = s.user_id and ar.subject = q.subject
      and ar.subtopic = q.subtopic and ar.area = q.area
  where s.id = ${showingId} and s.user_id = ${userId}`

async function situationOf(db: Reader, userId: string, showingId: string): Promise<Situation | null> {
  const [row] = await db.query(situationSearch(db.dialect, userId, showingId))
  const shown = row && shownIn(row)
  if (!shown) return null
  const player = playerIn(row)
  return {
    shown,
    player,
    run: runIn(row),
    standing: {
      progress: player.progress,
      subject: statsIn(row, shown.item.subject),
      ...topicsIn(row, shown.item),
    },
  }
}

/** Reads, decides and writes one answer, in the player's own transaction; `watch` is null where nothing of it is watched. */
export async function recordAnswer(
  tx: Transaction,
  { numbersEvents, watch }: { numbersEvents: boolean; watch: PlayWatch | null },
  userId: string,
  showingId: string,
  decide: (before: BeforeAnswer) => Recording | null,
): Promise<RecordResult> {
  const situation = await situationOf(tx, userId, showingId)
  if (!situation) return { kind: 'unknown' }
  const { shown, run, player, standing } = situation
  if (shown.showing.answeredAt !== null) {
    const attempt = await attemptAt(tx, showingId)
    if (!attempt) throw new Error('an answered showing has its attempt')
    const answers = run ? await runAnswers(tx, run.id, shown.showing.round ?? 0) : []
    return { kind: 'answered', attempt, run, answers, progress: player.progress, shown }
  }
  const recording = decide({ shown, run, standing })
  if (!recording) return { kind: 'unknown' }
  const { attempt } = recording
  if (watch && !(await watch.hasRoom(tx, userId, attempt.at, 1))) return { kind: 'full' }
  const weighed = watch ? await watch.weigh(tx, userId, [attempt]) : []
  await tx.write([...writes(numbersEvents, player, recording), ...weighed])
  return { kind: 'recorded', recording, shown }
}

function writes(numbersEvents: boolean, player: Player, recording: Recording): Statement[] {
  const { attempt, run, standing, daily } = recording
  const { userId, showingId, at } = attempt
  const eventSeq = player.eventSeq + (numbersEvents ? 1 : 0)
  const soloBest = Math.max(player.soloBest, run?.score ?? 0)
  return [
    insertAttempt(attempt, numbersEvents ? eventSeq : null),
    markAnswered(showingId, at),
    savePlayer(userId, { progress: standing.progress, soloBest, eventSeq }),
    saveStats(userId, standing.subject, at),
    saveTopics(userId, [standing.subtopic, standing.area]),
    ...(run ? [saveRun(run)] : []),
    ...(daily ? [saveDaily(showingId, daily)] : []),
    // Points are the cloud's: no local file has them.
    ...(daily && numbersEvents && daily.points > 0 ? [addPoints(userId, daily.points)] : []),
  ]
}
