/**
 * FSRS-6 with its default weights (design section 12): a memory is two numbers, how many days it holds (stability: the days
 * until the chance of recall is 0.9) and how hard it is to strengthen (difficulty, 1 to 10). Pure.
 */
export interface Strength {
  readonly stability: number
  readonly difficulty: number
}

/** The grades of a review. The fourth of FSRS, Easy, is never given here. */
export const GRADES = { again: 1, hard: 2, good: 3 } as const
export type Grade = keyof typeof GRADES

const W = [
  0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796, 1.4835, 0.0614, 0.2629,
  1.6483, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542,
] as const

const EASY = 4
const LEAST_STABILITY = 0.001
const MOST_STABILITY = 36_500
const DECAY = -W[20]
const FACTOR = round(0.9 ** (1 / DECAY) - 1)

/** To eight decimals, as the published implementations agree to the last bit. */
function round(value: number): number {
  return Math.round(value * 1e8) / 1e8
}

const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most)
const stabilityOf = (value: number): number => round(clamp(value, LEAST_STABILITY, MOST_STABILITY))

/** Returns the chance of recall, 0 to 1, so many days after the last review. */
export const recall = (days: number, stability: number): number =>
  round((1 + (FACTOR * days) / stability) ** DECAY)

/** Returns the days after which the chance of recall has fallen to `chance`. */
export const daysUntil = (chance: number, stability: number): number =>
  (stability / FACTOR) * (chance ** (1 / DECAY) - 1)

/** The strength after a first review. */
export const FIRST: Readonly<Record<Grade, Strength>> = {
  again: first(GRADES.again),
  hard: first(GRADES.hard),
  good: first(GRADES.good),
}

function firstDifficulty(grade: number): number {
  return round(W[4] - Math.exp((grade - 1) * W[5]) + 1)
}

/** The difficulty that every other goes back to by a little. */
const EASY_DIFFICULTY = firstDifficulty(EASY)

function first(grade: 1 | 2 | 3): Strength {
  const stability = [W[0], W[1], W[2]][grade - 1] ?? W[0]
  return { stability, difficulty: clamp(firstDifficulty(grade), 1, 10) }
}

function difficultyAfter(difficulty: number, grade: number): number {
  const damped = round((-W[6] * (grade - GRADES.good) * (10 - difficulty)) / 9)
  const reverted = round(W[7] * EASY_DIFFICULTY + (1 - W[7]) * (difficulty + damped))
  return clamp(reverted, 1, 10)
}

/** Of a review on the same day. */
function sameDay(stability: number, grade: number): number {
  const change = stability ** -W[19] * Math.exp(W[17] * (grade - GRADES.good + W[18]))
  return stabilityOf(stability * (grade >= GRADES.hard ? Math.max(change, 1) : change))
}

function recalled({ stability, difficulty }: Strength, chance: number, grade: number): number {
  const penalty = grade === GRADES.hard ? W[15] : 1
  const gain =
    Math.exp(W[8]) * (11 - difficulty) * stability ** -W[9] * (Math.exp((1 - chance) * W[10]) - 1) * penalty
  return stabilityOf(stability * (1 + gain))
}

function forgotten({ stability, difficulty }: Strength, chance: number): number {
  const after = stabilityOf(
    W[11] * difficulty ** -W[12] * ((stability + 1) ** W[13] - 1) * Math.exp((1 - chance) * W[14]),
  )
  return clamp(round(stability / Math.exp(W[17] * W[18])), LEAST_STABILITY, after)
}

/** Returns the strength after a review so many whole days after the last; `before` is null at the first. */
export function reviewed(before: Strength | null, days: number, grade: Grade): Strength {
  if (!before) return FIRST[grade]
  const g = GRADES[grade]
  const chance = recall(days, before.stability)
  const stability =
    days === 0
      ? sameDay(before.stability, g)
      : grade === 'again'
        ? forgotten(before, chance)
        : recalled(before, chance, g)
  return { stability, difficulty: difficultyAfter(before.difficulty, g) }
}
