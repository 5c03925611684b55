import { z } from 'zod'
import type { ExamAnswerEvent, ShownAnswerEvent, SoloAnswerEvent } from '#protocol/sync/event.ts'
import { CONFIDENCES } from '#rules/memory/memory.ts'

type Given = Pick<ShownAnswerEvent, 'id' | 'showing' | 'place' | 'answeredAt' | 'copied' | 'isServerTime'>

/** A stored answer: what was shown and chosen, and the block or the run that this file knows it by; null for neither. */
export interface StoredAnswer {
  given: Given
  block: ExamAnswerEvent['block'] | null
  flagged: boolean
  run: SoloAnswerEvent['run'] | null
  /** as it's stored */
  confidence: string | null
}

const sure = z.enum(CONFIDENCES)

/** Returns a stored answer as it is pushed. */
export function eventOf({ given, block, flagged, run, confidence: stored }: StoredAnswer): ShownAnswerEvent {
  if (block) return { type: 'exam-answer', ...given, block, ...(flagged ? { flagged } : {}) }
  if (run) return { type: 'solo-answer', ...given, run }
  const { data: confidence } = sure.safeParse(stored)
  return { type: 'practice-answer', ...given, ...(confidence ? { confidence } : {}) }
}
