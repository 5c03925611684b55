import { DAY_MS } from '../days.ts'
import { EXAM_WEIGHTS } from '../drawing/exam-weights.ts'
import { isRepeat } from '../practice/choose-sibling.ts'
import { type Random, shuffledOrder } from '../shuffle.ts'
import { SUBJECTS, type Subject } from '../subjects.ts'
import { LENGTHS, type Length } from './lengths.ts'

/** A question that a block may ask. */
export interface ExamCandidate {
  id: string
  subject: Subject
  subtopic: string
  area: string
  /** null for one written by hand */
  family: string | null
  /** kept for blocks: nothing else asks it before one has */
  reserved: boolean
  /** when (ms) it was shown last; null for never */
  seenAt: number | null
}

/** The questions of a block in their order, how many of them had been shown before, and which of those within 21 days. */
export interface Form {
  ids: string[]
  seen: number
  repeated: ReadonlySet<string>
}

/** A question shown within this time is asked only when nothing else is left. */
const FORGOTTEN_MS = 45 * DAY_MS
/** The share of a block that is of families while there is more written by hand. */
const MOST_VARIANTS = 0.15

/** Returns how many questions each subject has: as many as every other, and one more for some, in turn by the block's number. */
export function quotasOf(length: Length, number: number): Record<Subject, number> {
  const each = Math.floor(length / SUBJECTS.length)
  const more = length % SUBJECTS.length
  const entries = SUBJECTS.map((subject, i) => {
    const turn = (i - ((number * more) % SUBJECTS.length) + SUBJECTS.length) % SUBJECTS.length
    return [subject, each + (turn < more ? 1 : 0)]
  })
  return Object.fromEntries(entries) as Record<Subject, number>
}

/**
 * Returns the subtopic of each of so many questions of a subject by the exam's weights: evenly spaced points over the weights laid
 * end to end, from a start in [0,1). Each subtopic gets its share, rounded up or down.
 */
export function subtopicsByWeight(subject: Subject, count: number, start: number): string[] {
  const weights = Object.entries(EXAM_WEIGHTS[subject])
  const sum = weights.reduce((total, [, weight]) => total + weight, 0)
  let end = 0
  const ends = weights.map(([subtopic, weight]) => {
    end += (weight / sum) * count
    return { subtopic, end }
  })
  const last = ends.at(-1)?.subtopic ?? ''
  return Array.from({ length: count }, (_, i) => ends.find((one) => i + start < one.end)?.subtopic ?? last)
}

/** The questions drawn so far. */
interface Drawn {
  ids: Set<string>
  families: Set<string>
  variants: number
}

/** A block as far as it's drawn, and the families that the player has met. */
interface Draft {
  met: ReadonlySet<string>
  drawn: Drawn
  length: Length
  at: number
}

/** The rank of a candidate by itself; of two the lower is asked. */
function kindOf({ family, seenAt, reserved }: ExamCandidate, { met, drawn, length, at }: Draft): number {
  if (seenAt !== null) return at - seenAt >= FORGOTTEN_MS ? 4 : 5
  if (family === null) return reserved ? 0 : 1
  const isNewFamily = !met.has(family) && !drawn.families.has(family)
  return isNewFamily && drawn.variants < length * MOST_VARIANTS ? 2 : 3
}

/** The place of a candidate for a question of a subtopic; of two the lower is asked. */
function placeOf(one: ExamCandidate, subtopic: string, draft: Draft): number {
  const kind = kindOf(one, draft)
  // Another subtopic gives way before a family is asked twice, and before anything is asked again.
  return Math.max(0, kind - 2) * 10 + (one.subtopic === subtopic ? 0 : 5) + kind
}

/** Returns one of these at random, each area as likely as every other. */
function drawOf(candidates: readonly ExamCandidate[], random: Random): ExamCandidate | undefined {
  const areas = [...new Set(candidates.map(({ area }) => area))]
  const area = areas[Math.floor(random() * areas.length)]
  const within = candidates.filter((one) => one.area === area)
  return within[Math.floor(random() * within.length)]
}

/**
 * Draws a block: subjects equal, subtopics by the exam's weights. A question never shown comes before any that was, of the
 * subtopic or else of its subject, and one kept for blocks first; of those shown, one that was not shown for 45 days.
 * Null where the bank has too few.
 */
export function drawForm(
  candidates: readonly ExamCandidate[],
  { length, number, at }: { length: Length; number: number; at: number },
  random: Random,
): Form | null {
  const met = new Set(
    candidates.flatMap(({ family, seenAt }) => (family !== null && seenAt !== null ? [family] : [])),
  )
  const drawn: Drawn = { ids: new Set(), families: new Set(), variants: 0 }
  const quotas = quotasOf(length, number)
  const seen: ExamCandidate[] = []
  for (const subject of SUBJECTS) {
    const stock = candidates.filter((one) => one.subject === subject)
    for (const subtopic of subtopicsByWeight(subject, quotas[subject], random())) {
      const left = stock.filter(({ id }) => !drawn.ids.has(id))
      const places = left.map((one) => placeOf(one, subtopic, { met, drawn, length, at }))
      const first = Math.min(...places)
      const next = drawOf(
        left.filter((_, i) => places[i] === first),
        random,
      )
      if (!next) return null
      drawn.ids.add(next.id)
      if (next.family !== null) {
        drawn.families.add(next.family)
        drawn.variants++
      }
      if (next.seenAt !== null) seen.push(next)
    }
  }
  const all = [...drawn.ids]
  return {
    ids: shuffledOrder(all.length, random).map((i) => all[i] as string),
    seen: seen.length,
    repeated: new Set(seen.flatMap(({ id, seenAt }) => (isRepeat(seenAt, at) ? [id] : []))),
  }
}

/** Returns of each length that the questions are enough for, how many of the next block will have been shown before. */
export const drawable = (
  candidates: readonly ExamCandidate[],
  number: number,
): { length: Length; seen: number }[] =>
  LENGTHS.flatMap((length) => {
    const quotas = quotasOf(length, number)
    const stock = SUBJECTS.map((subject) => {
      const of = candidates.filter((one) => one.subject === subject)
      return {
        quota: quotas[subject],
        all: of.length,
        fresh: of.filter(({ seenAt }) => seenAt === null).length,
      }
    })
    if (stock.some(({ quota, all }) => all < quota)) return []
    return [{ length, seen: stock.reduce((sum, { quota, fresh }) => sum + Math.max(0, quota - fresh), 0) }]
  })
