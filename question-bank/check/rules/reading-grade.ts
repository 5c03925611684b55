import { readingGrade } from '../../text/readability.ts'
import { sentences } from '../../text/sentences.ts'
import { wordCount } from '../../text/words.ts'
import type { ItemRule } from '../rule.ts'

export const readingGradeRule: ItemRule = {
  name: 'reading-grade',
  severity: 'reject',
  check: (item) => {
    const grade = readingGrade(item.stem)
    if (grade >= 7 && grade <= 14) return []
    const long = wordCount(item.stem) / sentences(item.stem).length
    return [
      `the stem reads at grade ${grade.toFixed(2)} (${long.toFixed(1)} words a sentence), limit 7 to 14`,
    ]
  },
}
