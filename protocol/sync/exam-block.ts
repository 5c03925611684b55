import { z } from 'zod'
import { EXTRAS, LENGTHS } from '#rules/exam/lengths.ts'

/** How a block was taken, beside when: the same on the wire of sync and in its row. */
export const examFacts = z.object({
  length: z.literal(LENGTHS),
  extra: z.literal(EXTRAS),
  pausedMs: z.int().min(0),
  /** questions that the player had been shown before */
  seen: z.int().min(0).max(100),
  /** right answers to expect by the chances the player had as it began */
  expected: z.number().min(0).max(100),
})

export type ExamFacts = z.infer<typeof examFacts>
