import { readingGrade } from '../../text/readability.ts'
import { sentences } from '../../text/sentences.ts'
import { wordCount } from '../../text/words.ts'
import type { ItemRule } from '../rule.ts'

/** There is no least grade: short plain sentences are the exam's own style. */
const MOST_GRADE = 14

export const readingGradeRule: ItemRule = {
  name: 'reading-grade',
  severity: 'reject',
  check: (item) => {
    const grade = readingGrade(item.stem)
    if (grade <= MOST_GRADE) return []
    const long = wordCount(item.stem) / sentences(item.stem).length
    return [
      `the stem reads at grade ${grade.toFixed(2)} (${long.toFixed(1)} words a sentence), at most ${MOST_GRADE}`,
    ]
  },
}
