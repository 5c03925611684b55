import type { StudyMark } from '#protocol/sync/mark.ts'
import { mayTellAnew, withCard, withReason } from '#rules/memory/marks.ts'
import type { Memory, MissReason } from '#rules/memory/memory.ts'
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
  /** whether it may take the place of the reason told first of the same answer; if not, it is let go and the first stays */
  mayReplace: (memory: Memory, first: MissReason) => boolean
}

/** Returns what a mark does to the memory of a rule, or null; `answer` is the one that it names, where there is one. */
export function memoryChange(mark: StudyMark, answer: Told | null): MemoryChange | null {
  if (mark.type === 'card') {
    const { subject, subtopic, area, grade } = mark
    const at = Date.parse(mark.at)
    return {
      topic: { subject, subtopic, area },
      change: (memory) => withCard(memory, grade, at),
      // Cards stand beside each other.
      mayReplace: () => true,
    }
  }
  if (mark.type !== 'reason' || !answer || answer.isCorrect) return null
  return {
    topic: answer,
    change: (memory) => withReason(memory, mark.reason, answer.at),
    mayReplace: (memory, first) => mayTellAnew(memory, first, answer.at),
  }
}
