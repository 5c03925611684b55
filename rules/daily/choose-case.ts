import { examWeight } from '../drawing/exam-weights.ts'
import type { Subject } from '../subjects.ts'

/** Words of a case's stem and options, at most: they're to be read and weighed in 90 s. */
export const CASE_WORDS = 170

/** A question that may be a day's case. */
export interface EligibleCase {
  id: string
  /** null for one written by hand */
  family: string | null
  subject: Subject
  subtopic: string
  /** cases of its subtopic in the last `ITEM_REST_DAYS` */
  asked: number
  stem: string
  choices: readonly string[]
  /** of each choice, why it is right or wrong */
  why: readonly string[]
}

/** Returns the words of a case's stem and options. */
export const wordsOf = ({ stem, choices }: Pick<EligibleCase, 'stem' | 'choices'>): number =>
  [stem, ...choices].join(' ').split(/\s+/).length

/**
 * How far a case's subtopic is ahead of its share of the exam. Where the lowest comes next, shares come out as the weights
 * are (Sainte-Laguë).
 */
const ahead = ({ subject, subtopic, asked }: EligibleCase): number =>
  (2 * asked + 1) / examWeight(subject, subtopic)

/** The faults of a case, each place counting before all that follow it. */
function faults(one: EligibleCase): readonly number[] {
  const excess = Math.max(0, wordsOf(one) - CASE_WORDS)
  return [
    Number(new Set(one.why).size < one.why.length),
    Number(excess > 0),
    Number(one.family !== null),
    excess,
    ahead(one),
  ]
}

/**
 * Returns the day's case, or null where none is eligible: one with a reason of its own for each option, within
 * `CASE_WORDS`, and written by hand; of those that are too long the shortest. Subtopics come by the exam's weights over a year;
 * of equally good cases it is the first.
 */
export function chooseCase(eligible: readonly EligibleCase[]): EligibleCase | null {
  const rated = eligible.map((one) => ({ one, numbers: faults(one) }))
  const [best] = rated.toSorted((a, b) => {
    const at = a.numbers.findIndex((number, i) => number !== b.numbers[i])
    return at < 0 ? 0 : (a.numbers[at] ?? 0) - (b.numbers[at] ?? 0)
  })
  return best?.one ?? null
}
