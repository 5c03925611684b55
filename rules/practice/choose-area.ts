import { type Abilities, chanceOf, type ShownWeights } from '../ability/ability.ts'
import { examWeight } from '../drawing/exam-weights.ts'
import { dueAt, type Remembered } from '../memory/due.ts'
import type { Memory } from '../memory/memory.ts'
import { SUBJECTS, type Subject } from '../subjects.ts'
import { gainOf } from './gain.ts'

/** An area that has questions to practice with. */
export interface Area {
  readonly subject: Subject
  readonly subtopic: string
  readonly area: string
  /** the mean level of its questions */
  readonly level: number
}

/** An answer given in practice lately. */
export interface Practiced {
  subject: Subject
  subtopic: string
  area: string
  /** the family of its question; null for one written by hand */
  family: string | null
  correct: boolean
  /** whether the rule was not met before it */
  isNew: boolean
}

/** The areas a player may be asked, and where they stand; `horizon` in days, `at` in ms. */
export interface Plan {
  userId: string
  areas: readonly Area[]
  /** by `areaKey` */
  memories: ReadonlyMap<string, Memory>
  abilities: Abilities
  /** the weights that chances are told by */
  shown: ShownWeights
  /** the last answers in practice, the newest first; ten are enough */
  recent: readonly Practiced[]
  /** only rules that are due, or were missed when last asked */
  onlyDue: boolean
  /** whether a rule card may come now: one in five at most */
  cardRested: boolean
  horizon: number
  at: number
  /** when (ms) the exam is; null or nothing where no date is set */
  examAt?: number | null
}

const AREA_REST = 8
/** Questions between two rule cards. */
export const CARD_REST = 4
const SUBTOPIC_REST = 2
const SUBTOPIC_REST_FACTOR = 0.6
/** Answers that the brakes look at, rules never met among them at most while others are due, and right ones that are few. */
const BRAKE_OVER = 10
const NEW_OF_TEN = 6
const FEW_RIGHT = 5
/** After few right answers the likeliest is asked of so many of the best areas. */
const EASIER_AMONG = 120

export const areaKey = ({ subject, subtopic, area }: Pick<Area, 'subject' | 'subtopic' | 'area'>): string =>
  JSON.stringify([subject, subtopic, area])

/** Returns the memories of the rules that were met, by `areaKey`. */
export const memoriesOf = (
  topics: readonly (Pick<Area, 'subject' | 'subtopic' | 'area'> & { memory: Memory | null })[],
): ReadonlyMap<string, Memory> =>
  new Map(topics.flatMap((topic) => (topic.memory ? [[areaKey(topic), topic.memory]] : [])))

const subtopicKey = ({ subject, subtopic }: Pick<Area, 'subject' | 'subtopic'>): string =>
  JSON.stringify([subject, subtopic])

interface Keys {
  area: string
  subtopic: string
}

const known = new WeakMap<Area, Keys>()

/** Returns the keys of an area. The same areas stand for every choice, and making their keys anew would be most of one. */
export function keysOf(area: Area): Keys {
  const keys = known.get(area) ?? { area: areaKey(area), subtopic: subtopicKey(area) }
  known.set(area, keys)
  return keys
}

/** Returns the share of the exam that a subtopic is, 0 to 1. */
export const subtopicWeight = (subject: Subject, subtopic: string): number =>
  examWeight(subject, subtopic) / SUBJECTS.length

/**
 * Returns whether a rule is to be reviewed at an instant (ms): due by its memory, or missed for
 * the rule when it was asked last.
 */
export const isDueAt = (remembered: Remembered, at: number): boolean =>
  (!remembered.memory.correct && !remembered.memory.excused) || dueAt(remembered) <= at

/** The areas and subtopics asked lately, by key: areas that rest, and subtopics that are worth less. */
interface Lately {
  areas: ReadonlySet<string>
  subtopics: ReadonlySet<string>
}

const latelyOf = (recent: readonly Practiced[]): Lately => ({
  areas: new Set(recent.slice(0, AREA_REST).map(areaKey)),
  subtopics: new Set(recent.slice(0, SUBTOPIC_REST).map(subtopicKey)),
})

/** An area with the worth of a question on it now. The parts that few of hundreds are asked for are reckoned when they are. */
export class Rated implements Area {
  readonly subject: Subject
  readonly subtopic: string
  readonly area: string
  readonly level: number
  readonly memory: Memory | null
  /** the share of the exam that it is, 0 to 1 */
  readonly weight: number
  readonly score: number
  readonly #plan: Plan

  constructor(area: Area, plan: Plan, siblings: number, lately: Lately) {
    const keys = keysOf(area)
    this.subject = area.subject
    this.subtopic = area.subtopic
    this.area = area.area
    this.level = area.level
    this.memory = plan.memories.get(keys.area) ?? null
    this.weight = subtopicWeight(area.subject, area.subtopic) / siblings
    this.#plan = plan
    this.score = lately.areas.has(keys.area)
      ? 0
      : this.weight * this.#gain() * (lately.subtopics.has(keys.subtopic) ? SUBTOPIC_REST_FACTOR : 1)
  }

  #gain(): number {
    const { horizon, at } = this.#plan
    return gainOf(this.memory, this.memory ? 0 : this.chance, horizon, at)
  }

  /** the chance, 0 to 1, that its mean question is answered right */
  get chance(): number {
    const { abilities, shown, at } = this.#plan
    return chanceOf({ ability: abilities[this.subject], level: this.level, memory: this.memory, at }, shown)
  }

  get isDue(): boolean {
    const { userId, examAt = null, at } = this.#plan
    return this.memory !== null && isDueAt({ userId, area: this.area, memory: this.memory, examAt }, at)
  }
}

/** When (ms) a rule was asked last; one never met comes before all. */
const askedAt = ({ memory }: Rated): number => memory?.reviewedAt ?? 0

/** Of areas worth as much, as all are that were asked in one sitting, the one asked longest ago comes first. */
const byScore = (a: Rated, b: Rated): number =>
  b.score - a.score || askedAt(a) - askedAt(b) || a.area.localeCompare(b.area)

/** The likeliest to be answered right of the met areas among the best, then the rest as they are. */
function easierFirst(rated: readonly Rated[]): Rated[] {
  const met = rated.slice(0, EASIER_AMONG).filter(({ memory, score }) => memory !== null && score > 0)
  const easiest = met.toSorted((a, b) => b.chance - a.chance)[0]
  return easiest ? [easiest, ...rated.filter((one) => one !== easiest)] : [...rated]
}

/**
 * Returns the areas in the order in which a player gains most by a question on them (design section 12). Two brakes:
 * while a rule is due at most six of ten are on rules never met; when few of the last ten were answered right, the next is a
 * likely one.
 */
export function areasByGain(plan: Plan): Rated[] {
  const subtopics = plan.areas.map((area) => keysOf(area).subtopic)
  const counts = new Map<string, number>()
  for (const subtopic of subtopics) counts.set(subtopic, (counts.get(subtopic) ?? 0) + 1)
  const lately = latelyOf(plan.recent)
  const all = plan.areas
    .map((area, i) => new Rated(area, plan, counts.get(subtopics[i] ?? '') ?? 1, lately))
    .sort(byScore)
  if (plan.onlyDue) return all.filter(({ isDue }) => isDue)
  const ten = plan.recent.slice(0, BRAKE_OVER)
  const fresh = ten.slice(0, BRAKE_OVER - 1).filter(({ isNew }) => isNew).length
  const isBraked = fresh >= NEW_OF_TEN && all.some(({ isDue, score }) => isDue && score > 0)
  const ordered = isBraked
    ? [...all.filter(({ memory }) => memory !== null), ...all.filter(({ memory }) => memory === null)]
    : all
  const isHard = ten.length === BRAKE_OVER && ten.filter(({ correct }) => correct).length <= FEW_RIGHT
  return isHard ? easierFirst(ordered) : ordered
}
