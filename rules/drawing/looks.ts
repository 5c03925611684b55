import { MAX_DIFFICULTY, MIN_DIFFICULTY } from '../difficulty.ts'
import type { Subject } from '../subjects.ts'
import { type Candidate, WIDEST } from './choose-question.ts'

/** Questions of one subject that are written by hand, or of one family, within some levels. */
export interface Shelf {
  subject: string
  /** null for those written by hand */
  family: string | null
  /** the lowest and the highest level */
  levels: readonly [number, number]
  /** of its questions, at most */
  most: number
}

/** A subject of a match. */
export interface Wanted {
  subject: Subject
  /** questions */
  rounds: number
  /** the lower player's */
  level: number
  /** those of the subject, in an order drawn for this match */
  families: readonly string[]
  /** by id */
  found: ReadonlyMap<string, Candidate>
}

/** Returns where to look for more questions; nowhere where there are enough. */
export type Look = (wanted: Wanted) => Shelf[]

/** Candidates for each question asked for, so that there is a choice of subtopics and legal paths. */
const CHOICE = 2

/**
 * Of the hand-written ones more: they are to be at least half of what is asked, and spread over the subtopics. A mixed duel
 * asks one or two of a subject, and a dozen to choose from often lacks the light subtopics.
 */
const HAND_WRITTEN_CHOICE = 6
const FEWEST_HAND_WRITTEN = 18

const handWritten = (rounds: number): number => Math.max(FEWEST_HAND_WRITTEN, HAND_WRITTEN_CHOICE * rounds)

/** Levels from the lower player's that are as good as it. */
export const NEAR = 1

const around = ({ level }: Wanted, most: number): readonly [number, number] => [level - most, level + most]

const EVERY_LEVEL = [MIN_DIFFICULTY, MAX_DIFFICULTY] as const

/** Hand-written ones, and a few of each family that may be needed. */
const near: Look = (wanted) => {
  const { subject, rounds, families } = wanted
  const levels = around(wanted, WIDEST)
  const few = families.slice(0, rounds).map((family) => ({ subject, family, levels, most: CHOICE }))
  return [{ subject, family: null, levels, most: handWritten(rounds) }, ...few]
}

/** Whether each round can have a hand-written question or a family of its own, of a legal path that is new. */
function hasEnough({ found, rounds }: Wanted): boolean {
  const kinds = [...found.values()].flatMap(({ id, family, met }) => (met ? [] : [family ?? id]))
  return new Set(kinds).size >= rounds
}

/** Many of each kind, the hand-written ones of every level. */
const wide: Look = (wanted) => {
  if (hasEnough(wanted)) return []
  const { subject, rounds, families } = wanted
  const most = CHOICE * rounds
  const many = families.map((family) => ({ subject, family, levels: around(wanted, WIDEST), most }))
  return [{ subject, family: null, levels: EVERY_LEVEL, most: handWritten(rounds) }, ...many]
}

/** Those of every level, where there are not enough. */
const anywhere: Look = ({ subject, rounds, families, found }) =>
  found.size < rounds
    ? [null, ...families].map((family) => ({ subject, family, levels: EVERY_LEVEL, most: CHOICE * rounds }))
    : []

/** One after another. Each costs by its candidates: most matches find in the first what others find in three. */
export const LOOKS: readonly Look[] = [near, wide, anywhere]
