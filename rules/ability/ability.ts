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

/** The weights of a player's ability, of the rule's memory, and of a rule not yet met, in the chance that is shown. */
export type ShownWeights = Readonly<Record<'base' | 'ability' | 'memory' | 'unmet', number>>

/**
 * The weights until people's own answers replace them (rules/calibration/refit.ts). They are fitted to simulated learners
 * (`npm run bench:learning -- --fit`), on half of them, and checked on the other.
 */
export const SHOWN: ShownWeights = { base: 0.8, ability: 0.35, memory: 1.1, unmet: -1 }

/** The hardness of a question of a level, in logits, until it is measured. */
export const hardness = (level: number): number => -0.25 + 0.3 * (level - 5)

/** The level, not rounded, whose questions are as hard as this. */
export const levelAsHard = (measured: number): number => 5 + (measured + 0.25) / 0.3

export const logistic = (x: number): number => 1 / (1 + Math.exp(-x))
const logit = (p: number): number => Math.log(p / (1 - p))

/** How able a player is in each subject, in logits over a question of hardness 0. */
export type Abilities = Readonly<Record<Subject, number>>

/** Answers of one level: how many, and how many of them right. */
interface Tally {
  /** e to the hardness of the level: one power then serves all levels of a guess at an ability */
  odds: number
  answered: number
  right: number
}

/** Answers in a subject by level: how many, and how many of them right. */
export type SubjectCounts = Pick<SubjectStats, 'subject' | 'attemptsByDifficulty' | 'correctByDifficulty'>

const LEVELS = Array.from({ length: MAX_DIFFICULTY - MIN_DIFFICULTY + 1 }, (_, i) => i + MIN_DIFFICULTY)

/** Returns these subjects' answers summed up by level: hardness is one for a level in any subject. */
function talliesOf(all: readonly SubjectCounts[]): Tally[] {
  return LEVELS.flatMap((level) => {
    let [answered, right] = [0, 0]
    for (const { attemptsByDifficulty, correctByDifficulty } of all) {
      const given = attemptsByDifficulty[level] ?? 0
      answered += given
      right += Math.min(given, correctByDifficulty[level] ?? 0)
    }
    return answered > 0 ? [{ odds: Math.exp(hardness(level)), answered, right }] : []
  })
}

/** No ability is told beyond this. */
const FARTHEST = 8
const HALVINGS = 30

/** Returns whether these answers, beside what was believed before (mean and variance), speak for more than an ability. */
function isHigher(ability: number, tallies: readonly Tally[], mean: number, variance: number): boolean {
  let slope = (mean - ability) / variance
  const against = Math.exp(-ability)
  for (const { odds, answered, right } of tallies) {
    const s = 1 / (1 + odds * against)
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

const overallOf = (all: readonly SubjectCounts[]): number => bestFit(talliesOf(all), 0, PLAYER_VARIANCE)

const offsetBy = (all: readonly SubjectCounts[], subject: Subject, overall: number): number =>
  bestFit(talliesOf(all.filter((one) => one.subject === subject)), overall, SUBJECT_VARIANCE)

/** Returns a player's ability in one subject, from their right and wrong answers by level in all. */
export const abilityIn = (all: readonly SubjectCounts[], subject: Subject): number =>
  offsetBy(all, subject, overallOf(all))

/** Returns a player's ability in each subject, from their right and wrong answers by level. Pure; the same counts give the same. */
export function abilitiesOf(all: readonly SubjectCounts[]): Abilities {
  const overall = overallOf(all)
  const entries = SUBJECTS.map((subject) => [subject, offsetBy(all, subject, overall)])
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

/** The numbers that the four weights of the shown chance stand before. */
export type ShownTerms = Readonly<Record<keyof ShownWeights, number>>

/** Returns the terms of an answer: by the lead of the player's ability over the hardness, and the rule's memory (null: not met). */
export function termsOf(lead: number, memory: Memory | null, at: number): ShownTerms {
  const terms = { base: 1, ability: lead, memory: 0, unmet: 0 }
  return memory ? { ...terms, memory: memoryTerm(memory, at) } : { ...terms, unmet: 1 }
}

export const shownTerms = ({ ability, level, memory, at }: Prospect): ShownTerms =>
  termsOf(ability - hardness(level), memory, at)

/** Returns what the weights make of an answer's terms, in logits over guessing. */
const leadBy = (terms: ShownTerms, weights: ShownWeights): number =>
  weights.base * terms.base +
  weights.ability * terms.ability +
  weights.memory * terms.memory +
  weights.unmet * terms.unmet

/** Returns the chance, 0 to 1, that goes with such terms. */
export const chanceBy = (terms: ShownTerms, weights: ShownWeights): number =>
  GUESS + (1 - GUESS) * logistic(leadBy(terms, weights))

/** Returns the chance, 0 to 1, that a player answers a question right. */
export const chanceOf = (prospect: Prospect, weights = SHOWN): number =>
  chanceBy(shownTerms(prospect), weights)
