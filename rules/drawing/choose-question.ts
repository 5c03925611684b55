import type { Random } from '../shuffle.ts'
import type { Subject } from '../subjects.ts'
import { examWeight } from './exam-weights.ts'

/** Levels from the wanted one beyond which a question is asked only when no nearer one may be. */
export const WIDEST = 3

/** A question that may be asked. */
export interface Candidate {
  id: string
  subject: string
  subtopic: string
  difficulty: number
  /** null for one written by hand */
  family: string | null
  /** the legal path it takes; an item of no family is a path of its own */
  path: string
  /** whether a player has met another item of its path */
  met: boolean
  /** whether a player has seen it lately: asked only when nothing else is left */
  training: boolean
}

/** The candidates of one subject. */
export interface Stock {
  /** the difficulty wanted */
  level: number
  /** levels from it that are as good as it */
  near: number
  candidates: readonly Candidate[]
}

/** The questions before the next one. */
export interface Asked {
  /** how many of the last ones, and how many of them were written by hand */
  count: number
  handWritten: number
  /** of the last ones */
  families: ReadonlySet<string>
  paths: ReadonlySet<string>
  /** questions of each subtopic of the subject, so far */
  subtopics: ReadonlyMap<string, number>
  /** questions of the subject that the exam's weights are to hold over, the next one among them */
  spread: number
}

const distance = ({ difficulty }: Candidate, level: number): number => Math.abs(difficulty - level)

/** Matches of the subject that what's written by hand has to do for. */
const FEW_MATCHES = 2

/**
 * Returns whether the next question is better written by hand, by a family, or either (null): half and more are written by
 * hand, and no more than half where few are left, so that the next matches have theirs.
 */
function dueKind({ candidates }: Stock, { count, handWritten, spread }: Asked): 'hand' | 'family' | null {
  if (handWritten * 2 <= count) return 'hand'
  const left = candidates.filter(({ family, training }) => family === null && !training)
  return left.length < FEW_MATCHES * spread ? 'family' : null
}

/** The faults of a candidate, each place counting before all that follow it. */
function faults(
  candidate: Candidate,
  { level, asked, due }: { level: number; asked: Asked; due: 'hand' | 'family' | null },
): number[] {
  const { family, path, training } = candidate
  return [
    Number(training),
    Number(asked.paths.has(path)),
    Number(family !== null && asked.families.has(family)),
    Number(distance(candidate, level) > WIDEST),
    Number(due !== null && due !== (family === null ? 'hand' : 'family')),
  ]
}

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, i) => value !== b[i])
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0)
}

/** Returns those that no other is better than, by numbers of which the lower are better; the order stays. */
function best<T>(all: readonly T[], numbersOf: (one: T) => number[]): T[] {
  const rated = all.map((one) => ({ one, numbers: numbersOf(one) }))
  const [first] = rated.toSorted((a, b) => compare(a.numbers, b.numbers))
  return rated.flatMap(({ one, numbers }) => (first && compare(numbers, first.numbers) === 0 ? [one] : []))
}

/** Questions that a subtopic may be behind its share: one that had nothing to ask for long is not asked alone for long. */
const MOST_BEHIND = 3

/**
 * Returns one of these subtopics: that which has had least for its share of the exam, and of new
 * ones each as likely as its share.
 */
function drawSubtopic(
  subject: Subject,
  subtopics: readonly string[],
  asked: Asked,
  random: Random,
): string | undefined {
  const had = new Map(
    subtopics.map((subtopic) => {
      const weight = examWeight(subject, subtopic)
      const count = Math.max(asked.subtopics.get(subtopic) ?? 0, asked.spread * weight - MOST_BEHIND)
      // The least of exponential numbers over weights is of each with the probability of its weight.
      return [subtopic, (count - Math.log(1 - random())) / weight] as const
    }),
  )
  return subtopics.toSorted((a, b) => (had.get(a) ?? 0) - (had.get(b) ?? 0))[0]
}

/**
 * Returns the next question, or null where there is no candidate. While there is another, it is not one that a player has
 * seen lately, it takes no legal path again, it is of no family again, and it is at most `WIDEST` levels off; half and more
 * are written by hand; then subtopics come by the exam's weights, the nearest level first, and legal paths that no player
 * has met.
 * Of equally good ones it is the first.
 */
export function chooseQuestion(
  subject: Subject,
  stock: Stock,
  asked: Asked,
  random: Random,
): Candidate | null {
  const due = dueKind(stock, asked)
  const allowed = best(stock.candidates, (one) => faults(one, { level: stock.level, asked, due }))
  const subtopics = [...new Set(allowed.map(({ subtopic }) => subtopic))]
  const drawn = drawSubtopic(subject, subtopics, asked, random)
  const [next] = best(
    allowed.filter(({ subtopic }) => subtopic === drawn),
    (one) => [Math.max(stock.near, distance(one, stock.level)), Number(one.met)],
  )
  return next ?? null
}
