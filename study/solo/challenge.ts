import { randomUUID } from 'node:crypto'
import { type Refusal, refuse } from '#http/refusal.ts'
import { lengthOfTime } from '#protocol/figures.ts'
import type { SoloChallenge } from '#protocol/http/solo.ts'
import { choiceOrder } from '#rules/choice-order.ts'
import type { Random } from '#rules/shuffle.ts'
import { newRun, nextRunAt, SOLO_START_DIFFICULTY, SOLO_WAIT_MS, type SoloRun } from '#rules/solo/run.ts'
import { type PlayableSubject, subjectsInPlay } from '#rules/subjects.ts'
import type { StudyEngine } from '../engine.ts'
import type { Wanted } from '../questions/pick.ts'
import type { Shown } from '../showing.ts'

const WAITING = refuse(
  'solo_waiting',
  `You’re out of lives. Your next run opens ${lengthOfTime(SOLO_WAIT_MS, 'hour')} after the last one.`,
)

const bankEmpty = (subject: PlayableSubject) =>
  refuse('bank_empty', `We don’t have any ${subject} questions yet.`)

export const challengeOf = (run: SoloRun): SoloChallenge => ({
  id: run.id,
  subject: run.subject,
  round: run.round,
  score: run.score,
  livesRemaining: run.lives,
  difficulty: run.difficulty,
  correct: run.correct,
})

/** Returns the bucket a run's questions come from: its subject, or under Mixed Questions all, at the run's level. */
const wantedBy = (subject: PlayableSubject, difficulty: number, random: Random): Wanted => ({
  pool: 'practice',
  subjects: subjectsInPlay(subject, random()),
  difficulty,
})

/** Opens a run, or returns the open one; refused while the 24-hour wait lasts, and when its subject has no question. */
export async function startOrResume(
  { store, pick, now, random }: StudyEngine,
  userId: string,
  subject: PlayableSubject,
): Promise<{ run: SoloRun; resumed: boolean } | Refusal> {
  const open = await store.openRun(userId)
  if (open) return { run: open, resumed: true }
  // A run that can ask nothing could not be ended either, and would stand in the way of every other.
  if (!(await pick(userId, wantedBy(subject, SOLO_START_DIFFICULTY, random)))) return bankEmpty(subject)
  const started = await store.startRun(userId, (last) => {
    const at = now()
    return nextRunAt(last?.endedAt ?? null, at) === null ? newRun(randomUUID(), userId, subject, at) : null
  })
  return started ?? WAITING
}

/**
 * Returns the run's present question: made and stored the first time its round asks, the same showing again after that.
 * It does not look first: that a round has shown something already is rare, and storing the showing finds it out.
 */
export async function currentQuestion(
  { store, pick, now, random }: StudyEngine,
  run: SoloRun,
): Promise<Shown | Refusal> {
  const item = await pick(run.userId, wantedBy(run.subject, run.difficulty, random))
  if (!item) return bankEmpty(run.subject)
  return store.show(
    {
      id: randomUUID(),
      userId: run.userId,
      questionId: item.id,
      order: choiceOrder(item.choices, random),
      context: 'solo',
      runId: run.id,
      round: run.round,
      hintUsed: false,
      practice: null,
      shownAt: now(),
      answeredAt: null,
    },
    item,
  )
}
