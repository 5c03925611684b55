import type { StudyMark } from '#protocol/sync/mark.ts'
import type { Memory } from '#rules/memory/memory.ts'
import { withCard, withReason } from '#rules/memory/told.ts'
import type { TopicStats } from '#rules/progress/state.ts'

export type Topic = Pick<TopicStats, 'subject' | 'subtopic' | 'area'>

/** An answer of which a reason may be told. */
export interface Told extends Topic {
  id: string
  isCorrect: boolean
  /** ms */
  at: number
}

/** The rule that a mark moves, and how. */
export interface MemoryChange {
  topic: Topic
  change: (memory: Memory) => Memory
}

/** Returns what a mark does to the memory of a rule, or null; `answer` is the one that it names, where there is one. */
export function memoryChange(mark: StudyMark, answer: Told | null): MemoryChange | null {
  if (mark.type === 'card') {
    const { subject, subtopic, area, grade } = mark
    const at = Date.parse(mark.at)
    return { topic: { subject, subtopic, area }, change: (memory) => withCard(memory, grade, at) }
  }
  if (mark.type !== 'reason' || !answer || answer.isCorrect) return null
  return { topic: answer, change: (memory) => withReason(memory, mark.reason, answer.at) }
}
