import { POOLS } from '#protocol/bank.ts'
import { measureBank } from '../check/check.ts'
import { crossValidate } from '../check/cue/cross-validate.ts'
import { cueWords } from '../check/cue/cue-words.ts'
import { likenessToSiblings } from '../check/cue/features.ts'
import { type Measure, percent } from '../check/limit.ts'
import { likePairs } from '../check/near-duplicates.ts'
import { mean } from '../check/sample.ts'
import type { AskedQuestion } from '../load/asked.ts'
import type { Item } from '../load/item.ts'
import { SUBJECTS } from '../taxonomy/taxonomy.ts'
import { readingGrade } from '../text/readability.ts'
import { table } from './table.ts'
import type { Stock } from './target.ts'
import { targets } from './targets.ts'

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
      limit: 'each ≤ 14',
      count,
      verdict: high <= 14 ? 'met' : 'broken',
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

/** How often the key is the option most like the others by words: whoever looks for the middle finds it so often. */
export function centralKeys(items: readonly Item[]): string {
  const share = mean(
    items.map((item) => {
      const likeness = likenessToSiblings(item.choices.map((choice) => choice.text))
      const best = Math.max(...likeness)
      const tied = likeness.filter((value) => value > best - 1e-9).length
      return (likeness[item.correct] ?? 0) > best - 1e-9 ? 1 / tied : 0
    }),
  )
  return `The key is the option most like the others in ${percent(share)} of items; even is 25 %.`
}

/** The items whose key the classifier is surest of, unseen: the ones to reword first when it learns too much. */
export function guessableTable(items: readonly Item[]): string[] {
  const { chances } = crossValidate(items, 'both')
  const surest = [...items]
    .sort((one, other) => (chances.get(other.id) ?? 0) - (chances.get(one.id) ?? 0))
    .slice(0, 20)
  return table([
    ['most guessable', 'chance of the key', 'file'],
    ...surest.map((item) => [item.id, percent(chances.get(item.id) ?? 0), item.file]),
  ])
}

/** Counts by subject × pool and level, by subtopic and by area, there with the plain questions `asked`. */
export function countTables(items: readonly Item[], asked: readonly AskedQuestion[]): string[] {
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
          '',
          `${(share * 100).toFixed(0)} % of ${(subtopic.weight * 100).toFixed(0)} %`,
        ],
        ...subtopic.areas.map((area) => [
          '',
          '',
          area,
          String(own.filter((item) => item.area === area).length),
          String(asked.filter((one) => one.area === area).length),
          '',
        ]),
      ]
    }),
  )
  return [
    ...table([['subject', 'items', ...POOLS, ...levels.map((level) => `L${level}`)], ...bySubject]),
    '',
    ...table([['subject', 'subtopic', 'area', 'items', 'asked', 'share'], ...byPlace]),
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
