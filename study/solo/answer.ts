import { randomUUID } from 'node:crypto'
import { type Refusal, refuse } from '#http/refusal.ts'
import type { GradedAnswer, SoloChallenge } from '#protocol/http/solo.ts'
import { uuidv7 } from '#protocol/uuidv7.ts'
import type { PlayerProgress } from '#rules/progress/state.ts'
import { replayRun, type SoloRun } from '#rules/solo/run.ts'
import { refuseAskedAgain } from '../asked-again.ts'
import type { Attempt } from '../attempt.ts'
import { dayFull } from '../day-full.ts'
import type { StudyEngine } from '../engine.ts'
import { levelUp } from '../level-up.ts'
import { othersOn } from '../questions/others.ts'
import { revealed } from '../questions/shown.ts'
import { rankUp } from '../rank-up.ts'
import { recordWhenRead } from '../record-when-read.ts'
import type { BeforeAnswer, Recording, RecordResult } from '../recording.ts'
import type { Shown } from '../showing.ts'
import { challengeOf } from './challenge.ts'
import { gradeSolo } from './grade.ts'

const UNKNOWN_RUN = refuse('no_open_run', 'We can’t find that run')
const NOT_CURRENT = refuse('not_current', 'That question isn’t part of this run')
const ANSWERED = refuse('already_answered', 'You already answered this question')

/** Grades and folds one answer; pure but for the attempt's id. Returns null where the run is not the open one. */
export const recordingOf = (
  { shown, run, standing }: BeforeAnswer,
  runId: string,
  shownIndex: number,
  at: number,
): Recording | null => {
  if (run?.id !== runId || run.endedAt !== null) return null
  return gradeSolo({ shown, standing }, run, { id: uuidv7(at, randomUUID), shownIndex, at })
}

type Reply = GradedAnswer & { challenge: SoloChallenge }

/** Returns the reply to an answer: the run as it stood after it, and the progress it made where that is known. */
function toGradedAnswer(
  attempt: Attempt,
  shown: Shown,
  run: SoloRun,
  progress: PlayerProgress | null,
): Omit<Reply, 'others'> {
  return {
    isCorrect: attempt.isCorrect,
    userAnswer: shown.showing.order.indexOf(attempt.itemIndex),
    ...revealed(shown),
    pointsEarned: attempt.pointsEarned,
    livesLost: attempt.isCorrect ? 0 : 1,
    newDifficulty: run.difficulty,
    xpGained: attempt.xpGained,
    streakBonus: attempt.streakBonus,
    subject: attempt.subject,
    subtopic: attempt.subtopic,
    area: attempt.area,
    masteryChange: attempt.masteryDelta,
    ...(progress ? { streak: progress.currentOverallStreak, ...levelUp(attempt, progress) } : {}),
    challenge: challengeOf(run),
  }
}

/**
 * Returns the reply to an answer sent again: the first one, less a rank, and less a level-up and a streak that later answers
 * have overtaken.
 */
function toRepeatedAnswer(
  { attempt, shown, answers, progress }: Extract<RecordResult, { kind: 'answered' }>,
  run: SoloRun,
): Omit<Reply, 'others'> {
  const then = replayRun(run, answers)
  const isLastOfRun = then.round === run.round && then.lives === run.lives
  const isLast = isLastOfRun && progress.recentAttempts[0]?.timestamp === new Date(attempt.at).toISOString()
  return toGradedAnswer(attempt, shown, then, isLast ? progress : null)
}

export interface SoloAnswer {
  runId: string
  showingId: string
  /** index of the chosen option as shown */
  shownIndex: number
}

/**
 * Grades an answer once. The same answer sent again gets the same reply; another answer to it is refused. None is told its key
 * while an exam block asks its question.
 */
export async function answerQuestion(
  engine: StudyEngine,
  userId: string,
  answer: SoloAnswer,
): Promise<Reply | Refusal> {
  const { runId, shownIndex } = answer
  const elsewhere = async () => ((await engine.store.run(userId, runId)) ? NOT_CURRENT : UNKNOWN_RUN)
  const result = await recordWhenRead(engine, userId, answer.showingId, (before, at) =>
    recordingOf(before, runId, shownIndex, at),
  )
  if (result.kind === 'full') return dayFull(engine.now())
  if (result.kind === 'unknown') return elsewhere()
  const run = result.kind === 'recorded' ? result.recording.run : result.run
  if (run?.id !== runId) return elsewhere()
  const { attempt } = result.kind === 'recorded' ? result.recording : result
  if (result.shown.showing.order[shownIndex] !== attempt.itemIndex) return ANSWERED
  const refused = await refuseAskedAgain(engine, attempt)
  if (refused) return refused
  const { ratings } = await engine.store.calibration()
  const others = othersOn(ratings, result.shown.item)
  if (result.kind === 'recorded') {
    const { standing } = result.recording
    return {
      ...toGradedAnswer(attempt, result.shown, run, standing.progress),
      ...rankUp(attempt, standing),
      others,
    }
  }
  return { ...toRepeatedAnswer(result, run), others }
}
