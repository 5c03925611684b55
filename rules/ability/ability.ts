import { MAX_DIFFICULTY, MIN_DIFFICULTY } from '../difficulty.ts'
import { recallAt } from '../memory/due.ts'
import type { Memory } from '../memory/memory.ts'
import type { SubjectStats } from '../progress/state.ts'
import { SUBJECTS, type Subject } from '../subjects.ts'

/** The share of right answers that guessing among four options earns. */
export const GUESS = 0.25

/** How far apart subjects of one player lie, and players from each other (variances, in logits). */
const SUBJECT_VARIANCE = 0.16
const PLAYER_VARIANCE = 1

/**
 * The weights of a player's ability, of the rule's memory, and of a rule not yet met, in the chance that is shown. They are
 * fitted to simulated learners (`npm run bench:learning -- --fit`), on half of them, and checked on the other; people's own
 * answers are to replace them.
 */
export const SHOWN = { base: 0.8, ability: 0.35, memory: 1.1, unmet: -1 }

/** The hardness of a question of a level, in logits, until it is measured. */
export const hardness = (level: number): number => -0.25 + 0.3 * (level - 5)

/** The level, not rounded, whose questions are as hard as this. */
export const levelAsHard = (measured: number): number => 5 + (measured + 0.25) / 0.3

export const logistic = (x: number): number => 1 / (1 + Math.exp(-x))
const logit = (p: number): number => Math.log(p / (1 - p))

/** How able a player is in each subject, in logits over a question of hardness 0. */
export type Abilities = Readonly<Record<Subject, number>>

/** The part of a player's record in a subject that abilities are read from. */
export type SubjectTallies = Pick<SubjectStats, 'subject' | 'attemptsByDifficulty' | 'correctByDifficulty'>

/** Answers of one level: how many, and how many of them right. */
interface Tally {
  level: number
  answered: number
  right: number
}

function talliesOf(stats: SubjectTallies | undefined): Tally[] {
  if (!stats) return []
  const levels = Array.from({ length: MAX_DIFFICULTY - MIN_DIFFICULTY + 1 }, (_, i) => i + MIN_DIFFICULTY)
  return levels.flatMap((level) => {
    const answered = stats.attemptsByDifficulty[level] ?? 0
    const right = Math.min(answered, stats.correctByDifficulty[level] ?? 0)
    return answered > 0 ? [{ level, answered, right }] : []
  })
}

/** Returns tallies of several subjects as one, level by level: they weigh the same, and are fewer to reckon with. */
function together(all: readonly (readonly Tally[])[]): Tally[] {
  const byLevel = new Map<number, Tally>()
  for (const { level, answered, right } of all.flat()) {
    const before = byLevel.get(level) ?? { level, answered: 0, right: 0 }
    byLevel.set(level, { level, answered: before.answered + answered, right: before.right + right })
  }
  return [...byLevel.values()]
}

/** No ability is told beyond this. */
const FARTHEST = 8
const HALVINGS = 30

/** Returns whether these answers, beside what was believed before (mean and variance), speak for more than an ability. */
function isHigher(ability: number, tallies: readonly Tally[], mean: number, variance: number): boolean {
  let slope = (mean - ability) / variance
  for (const { level, answered, right } of tallies) {
    const s = logistic(ability - hardness(level))
    const chance = GUESS + (1 - GUESS) * s
    slope += ((right - answered * chance) * s) / chance
  }
  return slope > 0
}

/**
 * Returns the ability that explains these answers best beside what was believed before. It is found by halving, since one
 * more right answer then never lowers it; steps by curvature leap to and fro where nearly all answers are wrong.
 */
function bestFit(tallies: readonly Tally[], mean: number, variance: number): number {
  let [low, high] = [-FARTHEST, FARTHEST]
  for (let i = 0; i < HALVINGS; i++) {
    const middle = (low + high) / 2
    if (isHigher(middle, tallies, mean, variance)) low = middle
    else high = middle
  }
  return (low + high) / 2
}

/** Returns a player's ability in each subject, from their right and wrong answers by level. Pure; the same counts give the same. */
export function abilitiesOf(subjects: readonly SubjectTallies[]): Abilities {
  const bySubject = new Map(subjects.map((one) => [one.subject, talliesOf(one)]))
  const overall = bestFit(together([...bySubject.values()]), 0, PLAYER_VARIANCE)
  const entries = SUBJECTS.map((subject) => [
    subject,
    bestFit(bySubject.get(subject) ?? [], overall, SUBJECT_VARIANCE),
  ])
  return Object.fromEntries(entries) as Record<Subject, number>
}

/** A question before a player: their ability, its level, and the rule's memory (null: not met) at an instant (ms). */
export interface Prospect {
  ability: number
  level: number
  memory: Memory | null
  at: number
}

const LEAST_CHANCE = 0.05
const MOST_CHANCE = 0.95
/** The recall at which memory neither helps nor hinders. */
const USUAL_RECALL = 0.9

/** Returns how far the memory of a rule that was met helps (above 0) or hinders an answer at an instant (ms), in logits. */
export function memoryTerm(memory: Memory, at: number): number {
  const held = Math.min(MOST_CHANCE, Math.max(LEAST_CHANCE, recallAt(memory, at)))
  return Math.max(-1, Math.min(1, 0.25 * (logit(held) - logit(USUAL_RECALL))))
}

/** Returns the numbers that the four weights of the shown chance stand before. */
export function shownTerms({ ability, level, memory, at }: Prospect): Record<keyof typeof SHOWN, number> {
  const terms = { base: 1, ability: ability - hardness(level), memory: 0, unmet: 0 }
  return memory ? { ...terms, memory: memoryTerm(memory, at) } : { ...terms, unmet: 1 }
}

/** Returns the chance, 0 to 1, that a player answers a question right. */
export function chanceOf(prospect: Prospect, weights = SHOWN): number {
  const { base, ability, memory, unmet } = shownTerms(prospect)
  const sum =
    weights.base * base + weights.ability * ability + weights.memory * memory + weights.unmet * unmet
  return GUESS + (1 - GUESS) * logistic(sum)
}
