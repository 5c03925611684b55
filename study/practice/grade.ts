import type { Confidence } from '#rules/memory/memory.ts'
import { type Given, gradeShown } from '../grading.ts'
import type { BeforeAnswer, Recording } from '../recording.ts'

/** Grades one answer given in practice: it has no run and earns no points. Pure. */
export function gradePractice(
  before: Omit<BeforeAnswer, 'run'>,
  confidence: Confidence | null,
  given: Given,
): Recording & { run: null } {
  const repeat = before.shown.showing.practice?.repeat ?? false
  const { attempt, standing } = gradeShown(before, given, {
    practice: { repeat, before: given.practicedBefore },
    ...(confidence ? { confidence } : {}),
  })
  return {
    attempt: { ...attempt, runId: null, context: 'practice', pointsEarned: 0, confidence },
    run: null,
    standing,
  }
}
