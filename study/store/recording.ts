import type { BeforeAnswer, Recording, RecordResult } from '../store.ts'
import { attemptAt, insertAttempt, runAnswers } from './attempts.ts'
import { type Player, playerById, savePlayer } from './player.ts'
import { runById, saveRun } from './runs.ts'
import { markAnswered, shownTo } from './showings.ts'
import type { Change, Statement } from './sql.ts'
import { saveSubject, saveTopics, standingFor } from './standing.ts'

/** Reads, decides and writes one answer, in the player's own transaction. */
export async function recordAnswer(
  change: Change,
  numbersEvents: boolean,
  userId: string,
  showingId: string,
  decide: (before: BeforeAnswer) => Recording | null,
): Promise<RecordResult> {
  const [shown, player] = await Promise.all([shownTo(change, userId, showingId), playerById(change, userId)])
  if (!shown || !player) return { kind: 'unknown' }
  const { runId, round, answeredAt } = shown.showing
  const run = runId === null ? null : await runById(change, userId, runId)
  if (answeredAt !== null) {
    const attempt = await attemptAt(change, showingId)
    if (!attempt) throw new Error('an answered showing has its attempt')
    const answers = runId === null ? [] : await runAnswers(change, runId, round ?? 0)
    return { kind: 'answered', attempt, run, answers, progress: player.progress, shown }
  }
  const before = await standingFor(change, userId, player.progress, shown.item)
  const recording = decide({ shown, run, standing: before })
  if (!recording) return { kind: 'unknown' }
  await change.write(writes(numbersEvents, player, recording))
  return { kind: 'recorded', recording, shown, before }
}

function writes(numbersEvents: boolean, player: Player, { attempt, run, standing }: Recording): Statement[] {
  const { userId, showingId, at } = attempt
  const eventSeq = player.eventSeq + (numbersEvents ? 1 : 0)
  const soloBest = Math.max(player.soloBest, run?.score ?? 0)
  return [
    insertAttempt(attempt, numbersEvents ? eventSeq : null),
    markAnswered(showingId, at),
    savePlayer(userId, { progress: standing.progress, soloBest, eventSeq }),
    saveSubject(userId, standing.subject, at),
    saveTopics(userId, [standing.subtopic, standing.area]),
    ...(run ? [saveRun(run)] : []),
  ]
}
