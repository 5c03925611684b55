import { abilityIn, type SubjectCounts } from '../ability/ability.ts'
import { isRepeat } from '../practice/choose-sibling.ts'
import type { Subject } from '../subjects.ts'

interface Counts extends SubjectCounts {
  attemptsByDifficulty: Record<string, number>
  correctByDifficulty: Record<string, number>
}

interface Recorded {
  question: { id: string; level: number }
  subject: Subject
  isRight: boolean
  /** instant in ms */
  at: number
}

/** A player's right and wrong answers so far, as picks and shown chances know them. */
export interface AnswerRecord {
  abilityIn(subject: Subject): number
  add(answer: Recorded): void
}

const oneMore = (counts: Record<string, number>, level: number): void => {
  counts[level] = (counts[level] ?? 0) + 1
}

/** Returns the record of a player who has answered nothing yet. A right answer to a question answered lately isn't counted. */
export function answerRecord(): AnswerRecord {
  const bySubject = new Map<Subject, Counts>()
  const answeredAt = new Map<string, number>()
  return {
    abilityIn: (subject) => abilityIn([...bySubject.values()], subject),
    add({ question: { id, level }, subject, isRight, at }) {
      const repeats = isRepeat(answeredAt.get(id) ?? null, at)
      answeredAt.set(id, at)
      if (repeats && isRight) return
      const counts = bySubject.get(subject) ?? {
        subject,
        attemptsByDifficulty: {},
        correctByDifficulty: {},
      }
      bySubject.set(subject, counts)
      oneMore(counts.attemptsByDifficulty, level)
      if (isRight) oneMore(counts.correctByDifficulty, level)
    },
  }
}
