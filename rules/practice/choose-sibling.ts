import { chanceOf, type ShownWeights } from '../ability/ability.ts'
import { DAY_MS } from '../days.ts'
import { isEased } from '../memory/leech.ts'
import type { Memory } from '../memory/memory.ts'
import type { Practiced } from './choose-area.ts'

/** A question is not asked again within this time while another may be; if it is all the same, it pays little. */
export const REPEAT_MS = 21 * DAY_MS

/** A question of one area. */
export interface Sibling {
  id: string
  level: number
  /** null for one written by hand */
  family: string | null
  /** the legal path it takes; one of no family is a path of its own */
  path: string
  /** when (ms) it was shown last; null for never */
  seenAt: number | null
  /** whether another question of its path was ever shown */
  pathMet: boolean
}

/**
 * Where the player stands: ability in the subject, the rule's memory (null: not met), the last answers in practice, the weights
 * that chances are told by, and now (ms).
 */
export interface Standing {
  ability: number
  memory: Memory | null
  recent: readonly Practiced[]
  shown: ShownWeights
  at: number
}

const FAMILY_REST = 10
const AIM = 0.75
const FADE_DAYS = 60

/** Returns how good a question of an area is for a player; of two the greater is asked. */
export function worth(
  { level, family, path, seenAt, pathMet }: Sibling,
  { ability, memory, shown, at }: Standing,
): number {
  const chance = chanceOf({ ability, level, memory, at }, shown)
  const isMissedPath = memory !== null && !memory.correct && memory.path === path
  const days = seenAt === null ? FADE_DAYS : (at - seenAt) / DAY_MS
  return (
    (seenAt === null ? 3 : 0) +
    (family === null ? 2 : 0) +
    (isMissedPath ? 1.5 : pathMet ? 0 : 1) -
    4 * Math.abs(chance - AIM) -
    1.5 * Math.max(0, 1 - days / FADE_DAYS)
  )
}

export const isRepeat = (seenAt: number | null, at: number): boolean =>
  seenAt !== null && at - seenAt < REPEAT_MS

/** After a rule was misapplied: the questions on the same path that are likely to be answered right. */
function afterMisapplied(eligible: readonly Sibling[], { ability, memory, shown, at }: Standing): Sibling[] {
  if (memory?.reason !== 'reasoning') return []
  return eligible.filter(
    ({ path, level }) => path === memory.path && chanceOf({ ability, level, memory, at }, shown) >= AIM,
  )
}

/**
 * Returns the best question of an area for a player, or null where each was shown within 21 days or is of a family asked in
 * the last ten. Of equally good ones it is the first by id. Of a rule that keeps being missed it is the likeliest to be answered
 * right.
 */
export function chooseSibling(siblings: readonly Sibling[], standing: Standing): Sibling | null {
  const lately = new Set(standing.recent.slice(0, FAMILY_REST).flatMap(({ family }) => family ?? []))
  const eligible = siblings.filter(
    ({ seenAt, family }) => !isRepeat(seenAt, standing.at) && !(family !== null && lately.has(family)),
  )
  const { ability, memory, shown, at } = standing
  if (memory && isEased(memory)) {
    const chance = ({ level }: Sibling): number => chanceOf({ ability, level, memory, at }, shown)
    return eligible.toSorted((a, b) => chance(b) - chance(a) || (a.id < b.id ? -1 : 1))[0] ?? null
  }
  const again = afterMisapplied(eligible, standing)
  const rated = (again.length > 0 ? again : eligible).map((one) => ({ one, worth: worth(one, standing) }))
  return rated.sort((a, b) => b.worth - a.worth || (a.one.id < b.one.id ? -1 : 1))[0]?.one ?? null
}

/** Returns the question of an area shown longest ago, or null where it has none: what is left when nothing is eligible. */
export const seenLongestAgo = (siblings: readonly Sibling[]): Sibling | null =>
  siblings.toSorted((a, b) => (a.seenAt ?? 0) - (b.seenAt ?? 0) || (a.id < b.id ? -1 : 1))[0] ?? null
