import { CONFIDENCES, type Confidence } from './memory/memory.ts'

/** The chance that each word states, 0 to 1. */
const STATED: Readonly<Record<Confidence, number>> = { guess: 0.35, leaning: 0.65, sure: 0.9 }

/** The fewest answers from which a word of confidence is charted. */
export const TOLD_FROM = 20
/** The fewest misses with a reason from which the reasons are charted. */
export const REASONS_FROM = 20
/** 'Sure' that holds less often than this is said plainly. */
export const SURE_HOLDS = 0.8

const Z = 1.96

/** Returns the range in which the true share lies with 95 % (Wilson), 0 to 1. */
export function shareRange(hits: number, of: number): { low: number; high: number } {
  const share = hits / of
  const middle = share + Z ** 2 / (2 * of)
  const spread = Z * Math.sqrt((share * (1 - share)) / of + Z ** 2 / (4 * of ** 2))
  const scale = 1 + Z ** 2 / of
  return { low: Math.max(0, (middle - spread) / scale), high: Math.min(1, (middle + spread) / scale) }
}

/** Answers given with one word. */
export interface Step {
  confidence: Confidence
  answered: number
  correct: number
}

/** A word beside what came of it. */
export interface Calibrated {
  confidence: Confidence
  stated: number
  answered: number
  share: number
  low: number
  high: number
}

/** Returns the words with enough answers, from the least sure on; none where there is too little. */
export const calibration = (steps: readonly Step[]): Calibrated[] =>
  CONFIDENCES.flatMap((confidence) => {
    const found = steps.find((step) => step.confidence === confidence)
    if (!found || found.answered < TOLD_FROM) return []
    const { answered, correct } = found
    const share = correct / answered
    return [{ confidence, stated: STATED[confidence], answered, share, ...shareRange(correct, answered) }]
  })

/** Returns how far what was stated lay from what came (Brier, 0 is best), and how far always stating one's average would have. */
export function brier(steps: readonly Step[]): { stated: number; average: number } | null {
  const answered = steps.reduce((sum, step) => sum + step.answered, 0)
  if (answered < TOLD_FROM) return null
  const correct = steps.reduce((sum, step) => sum + step.correct, 0)
  const off = steps.reduce((sum, { confidence, answered: n, correct: right }) => {
    const stated = STATED[confidence]
    return sum + right * (1 - stated) ** 2 + (n - right) * stated ** 2
  }, 0)
  const share = correct / answered
  return { stated: off / answered, average: share * (1 - share) }
}
