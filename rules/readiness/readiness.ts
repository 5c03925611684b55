import { type Abilities, chanceOf, SHOWN } from '../ability/ability.ts'
import { DAY_MS } from '../days.ts'
import { EIGHTY } from '../interval.ts'
import type { Memory } from '../memory/memory.ts'
import { type Area, areaKey, subtopicWeight } from '../practice/choose-area.ts'
import { SUBJECTS, type Subject } from '../subjects.ts'

/** A block whose score tells of the exam. */
export interface CountedBlock {
  finishedAt: number
  right: number
  total: number
  /** questions asked, of which some may be lost, and the right answers that were to be expected of them as it began */
  length: number
  expected: number
}

/** The records that an estimate rests on; instants in ms. */
export interface Evidence {
  areas: readonly Area[]
  /** by `areaKey` */
  memories: ReadonlyMap<string, Memory>
  abilities: Abilities
  /** blocks that count, in any order */
  blocks: readonly CountedBlock[]
  /** questions shown for the first time and answered, by subject */
  answered: Readonly<Record<Subject, number>>
  now: number
}

/** A block counts for so many days, and one is wanted within fewer. */
export const BLOCK_DAYS = 42
export const FRESH_DAYS = 21
export const LEAST_ANSWERS = 150
export const LEAST_IN_SUBJECT = 15
/** A range wider than this to each side is not told. */
const WIDEST = 0.12

/** How far the chances may be off as a whole, before any block (variance), and how fast a block grows old (variance a day). */
const BIAS_VARIANCE = 0.1 ** 2
const DRIFT = 0.0004
/** The luck of one exam: its scored questions, and the spread of one answer. */
const EXAM_QUESTIONS = 175
const ONE_ANSWER = 0.23

/** The reasons to stay silent. */
export type Missing =
  | { kind: 'block' }
  | { kind: 'answers'; more: number }
  | { kind: 'subject'; subject: Subject; more: number }
  | { kind: 'wide' }

/** The share of questions like the exam's that a player would answer right today, with its 80 % range, or why nothing is said. */
export type Readiness =
  | { kind: 'told'; low: number; high: number; blocks: number; answers: number }
  | { kind: 'silent'; missing: Missing[]; blocks: number; answers: number }

/** Returns the chance of a right answer on the exam by ability and memory alone: of each area by its weight. */
function expectedShare({ areas, memories, abilities, now }: Evidence): number {
  const counts = new Map<string, number>()
  const subtopicOf = ({ subject, subtopic }: Area) => JSON.stringify([subject, subtopic])
  for (const area of areas) counts.set(subtopicOf(area), (counts.get(subtopicOf(area)) ?? 0) + 1)
  let sum = 0
  let weights = 0
  for (const area of areas) {
    const weight = subtopicWeight(area.subject, area.subtopic) / (counts.get(subtopicOf(area)) ?? 1)
    const memory = memories.get(areaKey(area)) ?? null
    const prospect = { ability: abilities[area.subject], level: area.level, memory, at: now }
    // By weights that never change, as each block was expected: what is off about them, the blocks themselves correct.
    sum += weight * chanceOf(prospect, SHOWN)
    weights += weight
  }
  return weights > 0 ? sum / weights : 0
}

function missingIn({ answered, now }: Evidence, blocks: readonly CountedBlock[]): Missing[] {
  const total = SUBJECTS.reduce((sum, subject) => sum + answered[subject], 0)
  return [
    ...(blocks.some(({ finishedAt }) => now - finishedAt <= FRESH_DAYS * DAY_MS)
      ? []
      : [{ kind: 'block' as const }]),
    ...(total < LEAST_ANSWERS ? [{ kind: 'answers' as const, more: LEAST_ANSWERS - total }] : []),
    ...SUBJECTS.flatMap((subject) => {
      const more = LEAST_IN_SUBJECT - answered[subject]
      return more > 0 ? [{ kind: 'subject' as const, subject, more }] : []
    }),
  ]
}

/**
 * Estimates the share of right answers on the exam if it were today. Ability and memory alone misjudge it; how blocks of new
 * questions went beside what was expected of them corrects that, the later ones more. With too little it says nothing, and lists
 * the records that are missing.
 */
export function readinessOf(evidence: Evidence): Readiness {
  const { now } = evidence
  const blocks = evidence.blocks.filter(
    ({ finishedAt, total }) => total > 0 && now - finishedAt <= BLOCK_DAYS * DAY_MS,
  )
  const answers = SUBJECTS.reduce((sum, subject) => sum + evidence.answered[subject], 0)
  const rests = { blocks: blocks.length, answers }
  const missing = missingIn(evidence, blocks)
  if (missing.length > 0) return { kind: 'silent', missing, ...rests }
  let precision = 1 / BIAS_VARIANCE
  let weighted = 0
  for (const { finishedAt, right, total, length, expected } of blocks) {
    const mean = expected / length
    const variance = (mean * (1 - mean)) / total + (DRIFT * Math.max(0, now - finishedAt)) / DAY_MS
    weighted += (right / total - mean) / variance
    precision += 1 / variance
  }
  const estimate = expectedShare(evidence) + weighted / precision
  const half = EIGHTY * Math.sqrt(1 / precision + DRIFT + ONE_ANSWER / EXAM_QUESTIONS)
  if (half > WIDEST) return { kind: 'silent', missing: [{ kind: 'wide' }], ...rests }
  const bound = (share: number): number => Math.min(1, Math.max(0, share))
  return { kind: 'told', low: bound(estimate - half), high: bound(estimate + half), ...rests }
}
