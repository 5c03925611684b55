import { ms } from '#database/json-columns.ts'
import type { ExamAnswerEvent } from '#protocol/sync/event.ts'
import { examFacts } from '#protocol/sync/exam-block.ts'

/** The block of an answer. */
export interface BlockFields {
  blockStartedAt: string
  blockFinishedAt: string
  blockFacts: unknown
}

const iso = (text: string): string => new Date(ms(text)).toISOString()

/** A block as each of its answers tells it. */
export const blockOfAnswer = (
  { blockStartedAt, blockFinishedAt, blockFacts }: BlockFields,
  id: string,
): ExamAnswerEvent['block'] => ({
  ...examFacts.parse(blockFacts),
  id,
  startedAt: iso(blockStartedAt),
  finishedAt: iso(blockFinishedAt),
})
