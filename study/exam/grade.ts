import { type Given, gradeShown } from '../grading.ts'
import type { BeforeAnswer, Recording } from '../recording.ts'

/** Grades one answer of a block that is handed in; it folds as one of practice does, and a blank one moves nothing. Pure. */
export function gradeExam(
  before: Omit<BeforeAnswer, 'run'>,
  blockId: string,
  given: Given,
): Recording & { run: null } {
  const repeat = before.shown.showing.practice?.repeat ?? false
  const { attempt, standing } = gradeShown(before, given, {
    practice: { repeat, before: given.practicedBefore },
  })
  return {
    attempt: { ...attempt, runId: blockId, context: 'exam', pointsEarned: 0, confidence: null },
    run: null,
    standing,
  }
}
