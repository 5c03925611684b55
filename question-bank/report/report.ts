import { measureBank } from '../check/check.ts'
import { cueWords } from '../check/cue/cue-words.ts'
import type { Measure } from '../check/limit.ts'
import { likePairs } from '../check/near-duplicates.ts'
import { mean } from '../check/sample.ts'
import type { Item } from '../load/item.ts'
import { POOLS } from '../load/item.ts'
import { SUBJECTS } from '../taxonomy/taxonomy.ts'
import { readingGrade } from '../text/readability.ts'
import { table } from './table.ts'
import { type Stock, targets } from './targets.ts'

/** The measures of the item standard's table, ours beside the limit. */
export function measureTable(items: readonly Item[]): string[] {
  const rows: Measure[] = [...measureBank(items), ...stemMeasures(items)]
  const verdict = (row: Measure) => (row.verdict === 'few' ? 'too few' : row.verdict)
  return table([
    ['measure', 'ours', 'limit', 'items', ''],
    ...rows.map((row) => [row.name, row.ours, row.limit, String(row.count), verdict(row)]),
  ])
}

/** Reading grade and near-duplicates, which the check judges item by item. */
function stemMeasures(items: readonly Item[]): Measure[] {
  const grades = items.map((item) => readingGrade(item.stem))
  const pairs = likePairs(items)
  const same = pairs.filter((pair) => pair.likeness >= 0.5).length
  const count = items.length
  const low = count === 0 ? 0 : Math.min(...grades)
  const high = count === 0 ? 0 : Math.max(...grades)
  return [
    {
      name: 'reading grade of a stem, mean (lowest–highest)',
      rule: 'reading-grade',
      ours: `${mean(grades).toFixed(1)} (${low.toFixed(1)}–${high.toFixed(1)})`,
      limit: 'each 7–14',
      count,
      verdict: low >= 7 && high <= 14 ? 'met' : 'broken',
    },
    {
      name: 'stem pairs alike: ≥ 0.3 / ≥ 0.5',
      rule: 'near-duplicate',
      ours: `${pairs.length} / ${same}`,
      limit: '≥ 0.5: 0',
      count,
      verdict: same === 0 ? 'met' : 'broken',
    },
  ]
}

/** The words that most tell keys from distractors; even use is one in four, and a pull under 2.5 is chance. */
export function cueWordTable(items: readonly Item[]): string[] {
  return table([
    ['option word', 'in keys', 'in distractors', 'pull'],
    ...cueWords(items, 12).map((cue) => [
      cue.term,
      String(cue.inKeys),
      String(cue.inDistractors),
      cue.pull.toFixed(1),
    ]),
  ])
}

/** Counts by subject × pool and level, by subtopic and by area. */
export function countTables(items: readonly Item[]): string[] {
  const levels = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
  const bySubject = SUBJECTS.map((subject) => {
    const own = items.filter((item) => item.subject === subject.name)
    return [
      subject.name,
      ...[own.length, ...POOLS.map((pool) => own.filter((item) => item.pool === pool).length)].map(String),
      ...levels.map((level) => String(own.filter((item) => item.difficulty === level).length)),
    ]
  })
  const byPlace = SUBJECTS.flatMap((subject) =>
    subject.subtopics.flatMap((subtopic) => {
      const own = items.filter((item) => item.subject === subject.name && item.subtopic === subtopic.name)
      const share = own.length / Math.max(1, items.filter((item) => item.subject === subject.name).length)
      return [
        [
          subject.short,
          subtopic.name,
          '',
          String(own.length),
          `${(share * 100).toFixed(0)} % of ${(subtopic.weight * 100).toFixed(0)} %`,
        ],
        ...subtopic.areas.map((area) => [
          '',
          '',
          area,
          String(own.filter((item) => item.area === area).length),
          '',
        ]),
      ]
    }),
  )
  return [
    ...table([['subject', 'items', ...POOLS, ...levels.map((level) => `L${level}`)], ...bySubject]),
    '',
    ...table([['subject', 'subtopic', 'area', 'items', 'share'], ...byPlace]),
  ]
}

/** The quotas of the finished bank, met or not yet. */
export function targetTable(stock: Stock): string[] {
  const rows = targets(stock).map((row) => {
    const first = row.lacking.slice(0, 4).join('; ')
    const rest = row.lacking.length > 4 ? ` and ${row.lacking.length - 4} more` : ''
    return [row.name, row.ours, row.target, row.met ? 'met' : `not yet${first ? `: ${first}${rest}` : ''}`]
  })
  return table([['target', 'ours', 'wanted', ''], ...rows])
}
