import { randomUUID } from 'node:crypto'
import type { GradedAnswer, SoloChallenge } from '#protocol/http/solo.ts'
import { levelOf } from '#rules/levels.ts'
import { foldAttempt } from '#rules/progress/fold.ts'
import type { PlayerProgress } from '#rules/progress/state.ts'
import { answerRun, replayRun, type SoloRun } from '#rules/solo/run.ts'
import { uuidv7 } from '#rules/uuidv7.ts'
import type { StudyEngine } from '../engine.ts'
import { type Refusal, refuse } from '../http/refusal.ts'
import { revealed } from '../questions/shown.ts'
import type { Attempt, BeforeAnswer, Recording, RecordResult, Shown } from '../store.ts'
import { challengeOf } from './challenge.ts'

const UNKNOWN_RUN = refuse('no_open_run', 'This challenge was not found')
const NOT_CURRENT = refuse('not_current', 'That question is not part of this challenge')
const ANSWERED = refuse('already_answered', 'This question was answered already')

/** The longest time an answer is stored with (24.8 days): the columns hold 32 bits, and a run may rest for months. */
const LONGEST_MS = 2 ** 31 - 1

/** Grades and folds one answer; pure but for the attempt's id. */
function recordingOf(
  { shown, run, standing }: BeforeAnswer,
  runId: string,
  place: number,
  now: number,
): Recording | null {
  if (run?.id !== runId || run.endedAt !== null) return null
  const { showing, item } = shown
  const selectedAnswer = showing.order[place] ?? -1
  const isCorrect = selectedAnswer === item.correctIndex
  const timeSpent = Math.min(LONGEST_MS, Math.max(0, now - showing.shownAt))
  const { after, effect } = foldAttempt(standing, {
    subject: item.subject,
    subtopic: item.subtopic,
    area: item.area,
    difficulty: item.difficulty,
    correct: isCorrect,
    timedOut: false,
    hintUsed: showing.hintUsed,
    timeSpent,
    daily: false,
    at: now,
  })
  const step = answerRun(run, isCorrect, now)
  const attempt: Attempt = {
    id: uuidv7(now, randomUUID),
    userId: run.userId,
    showingId: showing.id,
    questionId: item.id,
    runId: run.id,
    context: 'solo',
    subject: item.subject,
    subtopic: item.subtopic,
    area: item.area,
    selectedAnswer,
    isCorrect,
    hintUsed: showing.hintUsed,
    timeSpent,
    difficulty: item.difficulty,
    xpGained: effect.xpGained,
    streakBonus: effect.streakBonus,
    masteryDelta: effect.masteryDelta,
    pointsEarned: step.pointsEarned,
    at: now,
  }
  return { attempt, run: step.run, standing: after }
}

type Told = GradedAnswer & { challenge: SoloChallenge }

/** The level an answer lifted the player to, from the progress right after it. */
function levelUp({ xpGained, streakBonus }: Attempt, { level, levelTitle, totalXp }: PlayerProgress) {
  const before = levelOf(totalXp - xpGained - streakBonus).level
  return level > before ? { levelUp: { level, title: levelTitle } } : {}
}

/** What the player is told of an answer: the run as it stood after it, and the progress it made where that is known. */
function told(attempt: Attempt, shown: Shown, run: SoloRun, progress: PlayerProgress | null): Told {
  return {
    isCorrect: attempt.isCorrect,
    userAnswer: shown.showing.order.indexOf(attempt.selectedAnswer),
    ...revealed(shown),
    pointsEarned: attempt.pointsEarned,
    livesLost: attempt.isCorrect ? 0 : 1,
    newDifficulty: run.difficulty,
    xpGained: attempt.xpGained,
    streakBonus: attempt.streakBonus,
    subject: attempt.subject,
    subtopic: attempt.subtopic,
    masteryChange: attempt.masteryDelta,
    ...(progress ? levelUp(attempt, progress) : {}),
    challenge: challengeOf(run),
  }
}

/** The reply to an answer sent again: the first one again, less a level-up that later answers have overtaken. */
function toldAgain(
  { attempt, shown, answers, progress }: Extract<RecordResult, { kind: 'answered' }>,
  run: SoloRun,
): Told {
  const then = replayRun(run, answers)
  const isLastOfRun = then.round === run.round && then.lives === run.lives
  const isLast = isLastOfRun && progress.recentAttempts[0]?.timestamp === new Date(attempt.at).toISOString()
  return told(attempt, shown, then, isLast ? progress : null)
}

export interface SoloAnswer {
  challengeId: string
  /** the showing */
  questionId: string
  /** place of the chosen option as shown */
  userAnswer: number
}

/** Grades an answer once. The same answer sent again gets the same reply; another answer to it is refused. */
export async function answerQuestion(
  { store, now }: StudyEngine,
  userId: string,
  { challengeId, questionId, userAnswer }: SoloAnswer,
): Promise<Told | Refusal> {
  const elsewhere = async () => ((await store.run(userId, challengeId)) ? NOT_CURRENT : UNKNOWN_RUN)
  const result = await store.record(userId, questionId, (before) =>
    recordingOf(before, challengeId, userAnswer, now()),
  )
  if (result.kind === 'unknown') return elsewhere()
  const run = result.kind === 'recorded' ? result.recording.run : result.run
  if (run?.id !== challengeId) return elsewhere()
  if (result.kind === 'recorded')
    return told(result.recording.attempt, result.shown, run, result.recording.standing.progress)
  const { attempt, shown } = result
  return shown.showing.order[userAnswer] === attempt.selectedAnswer ? toldAgain(result, run) : ANSWERED
}
