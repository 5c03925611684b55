import { subtopicWeight } from '../practice/choose-area.ts'
import { SUBJECTS, type Subject } from '../subjects.ts'

/** One question of a block that was handed in. */
export interface ExamAnswer {
  subject: Subject
  subtopic: string
  area: string
  level: number
  correct: boolean
  /** no option was chosen */
  blank: boolean
  spentMs: number
}

/** Right answers among some. */
export interface Share {
  right: number
  total: number
}

const shareOf = (answers: readonly ExamAnswer[]): Share => ({
  right: answers.filter(({ correct }) => correct).length,
  total: answers.length,
})

function grouped<Key extends string>(
  answers: readonly ExamAnswer[],
  keyOf: (answer: ExamAnswer) => Key,
): Map<Key, ExamAnswer[]> {
  const groups = new Map<Key, ExamAnswer[]>()
  for (const answer of answers) {
    const key = keyOf(answer)
    groups.set(key, [...(groups.get(key) ?? []), answer])
  }
  return groups
}

/** Returns right answers by subject, in the order screens list them. */
export function bySubject(answers: readonly ExamAnswer[]): (Share & { subject: Subject })[] {
  const groups = grouped(answers, ({ subject }) => subject)
  return SUBJECTS.flatMap((subject) => {
    const of = groups.get(subject)
    return of ? [{ subject, ...shareOf(of) }] : []
  })
}

/** Returns right answers by subtopic, those with most misses first. */
export function bySubtopic(
  answers: readonly ExamAnswer[],
): (Share & { subject: Subject; subtopic: string })[] {
  const groups = grouped(answers, ({ subject, subtopic }) => JSON.stringify([subject, subtopic]))
  const all = [...groups.values()].flatMap((of) => {
    const [first] = of
    return first ? [{ subject: first.subject, subtopic: first.subtopic, ...shareOf(of) }] : []
  })
  const missed = ({ right, total }: Share) => total - right
  return all.sort((a, b) => missed(b) - missed(a) || a.subtopic.localeCompare(b.subtopic))
}

/** Levels told together, up to the one named. */
const BANDS = [
  { band: 'Easier', upTo: 3 },
  { band: 'Middle', upTo: 6 },
  { band: 'Harder', upTo: 10 },
] as const
export type Band = (typeof BANDS)[number]['band']

/** Returns right answers by how hard the questions are. */
export const byBand = (answers: readonly ExamAnswer[]): (Share & { band: Band })[] =>
  BANDS.flatMap(({ band, upTo }, i) => {
    const from = BANDS[i - 1]?.upTo ?? 0
    const of = answers.filter(({ level }) => level > from && level <= upTo)
    return of.length > 0 ? [{ band, ...shareOf(of) }] : []
  })

/** Returns right answers and time by the places (the first one 1) that the checkpoints part, in order. */
export function byStretch(
  answers: readonly ExamAnswer[],
  checkpoints: readonly number[],
): (Share & { from: number; to: number; spentMs: number })[] {
  const ends = [...checkpoints.filter((end) => end < answers.length), answers.length]
  return ends.map((to, i) => {
    const from = (ends[i - 1] ?? 0) + 1
    const of = answers.slice(from - 1, to)
    return { from, to, ...shareOf(of), spentMs: of.reduce((sum, { spentMs }) => sum + spentMs, 0) }
  })
}

const SLOWEST = 5

/** Returns the places (from 0) of the questions that took longest, the slowest first. */
export const slowest = (answers: readonly ExamAnswer[]): number[] =>
  answers
    .map(({ spentMs }, place) => ({ spentMs, place }))
    .toSorted((a, b) => b.spentMs - a.spentMs || a.place - b.place)
    .slice(0, SLOWEST)
    .map(({ place }) => place)

const PRACTICE = 10

/** A rule to practice, with the share of the exam that its subtopic is (0 to 1). */
export interface ToPractice {
  subject: Subject
  subtopic: string
  area: string
  share: number
  /** left blank alone, which tells its memory nothing: no review brings it back for that */
  blank: boolean
}

const ruleOf = ({ subject, subtopic, area }: ExamAnswer): string => JSON.stringify([subject, subtopic, area])

/** Returns the rules of some answers, those of the heaviest subtopics first. */
function byWeight(answers: readonly ExamAnswer[], blank: boolean): ToPractice[] {
  const rules = new Map(
    answers.map((answer) => {
      const { subject, subtopic, area } = answer
      return [ruleOf(answer), { subject, subtopic, area, share: subtopicWeight(subject, subtopic), blank }]
    }),
  )
  return [...rules.values()].sort((a, b) => b.share - a.share || a.area.localeCompare(b.area))
}

/** The rules to practice, and how many there are of each kind. */
export interface PracticeAfter {
  rules: ToPractice[]
  counts: { missed: number; blank: number }
}

/** Returns the rules of wrong answers, then those only left blank; of each the heaviest on the exam first, ten at most. */
export function toPractice(answers: readonly ExamAnswer[]): PracticeAfter {
  const wrong = answers.filter(({ correct, blank }) => !correct && !blank)
  const wrongRules = new Set(wrong.map(ruleOf))
  const missed = byWeight(wrong, false)
  const blank = byWeight(
    answers.filter((answer) => answer.blank && !wrongRules.has(ruleOf(answer))),
    true,
  )
  return {
    rules: [...missed.slice(0, PRACTICE), ...blank.slice(0, PRACTICE)],
    counts: { missed: missed.length, blank: blank.length },
  }
}
