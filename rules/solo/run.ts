import { DAY_MS } from '../days.ts'
import { MAX_DIFFICULTY, multiplierOf } from '../difficulty.ts'
import type { PlayableSubject } from '../subjects.ts'

/** Solo challenge (design section 4, Solo): 3 lives; starts at level 1 and rises one for every 3 right, to 10. */
export const SOLO_LIVES = 3
export const SOLO_START_DIFFICULTY = 1
const RIGHT_PER_LEVEL = 3
const POINTS_PER_RIGHT = 10
/** Wait after the last life, by the server's clock (spec section 9). */
export const SOLO_WAIT_MS = DAY_MS

/** One run: the fold of its attempts. `round` counts questions, the present one included. */
export interface SoloRun {
  id: string
  userId: string
  subject: PlayableSubject
  round: number
  score: number
  lives: number
  difficulty: number
  correct: number
  /** instants in ms */
  startedAt: number
  endedAt: number | null
}

/** Whether a run earns no score: it began in another's wait (`unscored` in parallel.ts) and so is closed before its start. */
export const isUnscored = ({ startedAt, endedAt }: SoloRun): boolean =>
  endedAt !== null && endedAt < startedAt

export interface SoloStep {
  run: SoloRun
  pointsEarned: number
  livesLost: number
}

export function newRun(id: string, userId: string, subject: PlayableSubject, now: number): SoloRun {
  return {
    id,
    userId,
    subject,
    round: 1,
    score: 0,
    lives: SOLO_LIVES,
    difficulty: SOLO_START_DIFFICULTY,
    correct: 0,
    startedAt: now,
    endedAt: null,
  }
}

/** The run after one answer: a right one earns 10 × the level's multiplier, a wrong one costs a life, the last life ends it. */
export function answerRun(run: SoloRun, correct: boolean, now: number): SoloStep {
  if (correct) {
    const right = run.correct + 1
    const pointsEarned = isUnscored(run) ? 0 : Math.round(POINTS_PER_RIGHT * multiplierOf(run.difficulty))
    const difficulty = Math.min(MAX_DIFFICULTY, SOLO_START_DIFFICULTY + Math.floor(right / RIGHT_PER_LEVEL))
    return {
      run: { ...run, round: run.round + 1, score: run.score + pointsEarned, correct: right, difficulty },
      pointsEarned,
      livesLost: 0,
    }
  }
  const lives = run.lives - 1
  const over = lives <= 0
  const endedAt = isUnscored(run) ? run.endedAt : over ? now : null
  return {
    run: { ...run, round: over ? run.round : run.round + 1, lives, endedAt },
    pointsEarned: 0,
    livesLost: 1,
  }
}

/** The step of an answer given on a device that did not know yet that the run was over: it earns no points and costs no life. */
export const answerPastEnd = (run: SoloRun): SoloStep => ({ run, pointsEarned: 0, livesLost: 0 })

/** One answer of a run; `at` in ms. */
export interface RunAnswer {
  correct: boolean
  at: number
}

/** The run as it stood after these answers: a run is nothing but the fold of them (design section 7). */
export function replayRun(run: SoloRun, answers: readonly RunAnswer[]): SoloRun {
  const fresh = newRun(run.id, run.userId, run.subject, run.startedAt)
  const start = isUnscored(run) ? { ...fresh, endedAt: run.endedAt } : fresh
  return answers.reduce((before, { correct, at }) => answerRun(before, correct, at).run, start)
}

/**
 * When the next run may start: 24 hours after the last one ended; null when now is fine. An end a little ahead of now is
 * another node's clock and counts; one more than a day ahead was a wrong clock, and keeps nobody waiting.
 */
export function nextRunAt(lastEndedAt: number | null, now: number): number | null {
  if (lastEndedAt === null || lastEndedAt > now + SOLO_WAIT_MS) return null
  const at = Math.min(lastEndedAt, now) + SOLO_WAIT_MS
  return at > now ? at : null
}
