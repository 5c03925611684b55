import { EXAM_WEIGHTS } from '#rules/drawing/exam-weights.ts'
import type { Random } from '#rules/shuffle.ts'
import { SUBJECTS, type Subject } from '#rules/subjects.ts'
import type { Picker } from './picker.ts'
import type { Question, School } from './school.ts'

function drawn<T>(all: readonly T[], weightOf: (one: T) => number, random: Random): T {
  let roll = random() * all.reduce((sum, one) => sum + weightOf(one), 0)
  const found = all.find((one) => {
    roll -= weightOf(one)
    return roll < 0
  })
  return found ?? (all.at(-1) as T)
}

/**
 * Draws a subject, a subtopic by its share of the exam, and of it a question never seen, written by hand first; else the
 * one seen longest ago.
 */
export function byWeight({ questions }: School, random: Random): Picker {
  const seenAt = new Map<string, number>()
  const of = (subject: Subject, subtopic: string) =>
    questions.filter((one) => one.subject === subject && one.subtopic === subtopic)
  const stocks = new Map(
    SUBJECTS.map((subject) => [
      subject,
      Object.entries(EXAM_WEIGHTS[subject]).flatMap(([subtopic, weight]) => {
        const stock = of(subject, subtopic)
        return stock.length > 0 ? [{ weight, stock }] : []
      }),
    ]),
  )
  const any = (all: readonly Question[]) => drawn(all, () => 1, random)
  return {
    async next() {
      const subject = drawn(SUBJECTS, () => 1, random)
      const { stock } = drawn(stocks.get(subject) ?? [], ({ weight }) => weight, random)
      const unseen = stock.filter(({ id }) => !seenAt.has(id))
      const byHand = unseen.filter(({ family }) => family === null)
      if (byHand.length > 0) return any(byHand)
      if (unseen.length > 0) return any(unseen)
      return stock.reduce((a, b) => ((seenAt.get(b.id) ?? 0) < (seenAt.get(a.id) ?? 0) ? b : a))
    },
    told({ id }, _, at) {
      seenAt.set(id, at)
    },
  }
}
