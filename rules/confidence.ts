import { NINETY_FIVE, shareRange } from './interval.ts'
import { CONFIDENCES, type Confidence } from './memory/memory.ts'

/** The chance that each word states, 0 to 1. */
const STATED: Readonly<Record<Confidence, number>> = { guess: 0.35, leaning: 0.65, sure: 0.9 }

/** The fewest answers from which a word of confidence is charted. */
export const TOLD_FROM = 20
/** The fewest misses with a reason from which the reasons are charted. */
export const REASONS_FROM = 20
/** 'Sure' that holds less often than this is said plainly. */
export const SURE_HOLDS = 0.8

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
    return [
      {
        confidence,
        stated: STATED[confidence],
        answered,
        share,
        ...shareRange(correct, answered, NINETY_FIVE),
      },
    ]
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
