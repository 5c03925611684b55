import { isOver } from '#rules/solo/parallel.ts'
import { answerPastEnd, answerRun, type SoloRun } from '#rules/solo/run.ts'
import { type Given, gradeShown } from '../grading.ts'
import type { BeforeAnswer, Recording } from '../recording.ts'

/** Grades one answer to a run's question and moves the run. Pure. */
export function gradeSolo(
  before: Omit<BeforeAnswer, 'run'>,
  run: SoloRun,
  given: Given,
): Recording & { run: SoloRun } {
  const { attempt, standing } = gradeShown(before, given)
  const step = isOver(run) ? answerPastEnd(run) : answerRun(run, attempt.isCorrect, given.at)
  const { pointsEarned } = step
  return {
    attempt: { ...attempt, runId: run.id, context: 'solo', pointsEarned, confidence: null },
    run: step.run,
    standing,
  }
}
