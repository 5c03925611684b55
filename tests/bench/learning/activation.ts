import { normal } from '../../support/random.ts'
import type { Before, Mind } from './mind.ts'

// The parameters that Pavlik and Anderson fitted (Cognitive Science 29, 2005): decay = c·e^m + a, recall a logistic of the
// activation m around a threshold, and time between sittings running slower by h.
const DECAY_SCALE = 0.217
const DECAY_LEAST = 0.177
const THRESHOLD = -0.704
const NOISE = 0.255
const SLOWER = 0.025

const SECONDS_A_DAY = 86_400
/** Traces are no younger than this (s). */
const YOUNGEST = 60
/** Two minutes with an explanation are worth so many of the experiment's trials (assumed). */
const TRIALS_A_QUESTION = 2
/** How unequally rules were known before, and how long ago that was (days; assumed). */
const KNOWN_SPREAD = 0.5
const SCHOOL_DAYS = 180

interface Trace {
  day: number
  decay: number
  weight: number
}

/** A memory of traces, each of which decays the faster the more active the rule was when it was practiced. */
export function activationMind({ rules, leaning, random }: Before): Mind {
  const known = Array.from({ length: rules }, (_, rule) =>
    Math.exp(THRESHOLD + KNOWN_SPREAD * (leaning(rule) + normal(random))),
  )
  const traces: Trace[][] = known.map(() => [])

  function activation(rule: number, day: number): number {
    const old = (known[rule] ?? 0) * ((SCHOOL_DAYS + day) / SCHOOL_DAYS) ** -DECAY_LEAST
    const fresh = (traces[rule] ?? []).map(
      (one) => one.weight * Math.max(YOUNGEST, (day - one.day) * SECONDS_A_DAY * SLOWER) ** -one.decay,
    )
    return Math.log(fresh.reduce((sum, one) => sum + one, old))
  }

  return {
    recall: (rule, day) => 1 / (1 + Math.exp((THRESHOLD - activation(rule, day)) / NOISE)),
    learn(rule, day, share) {
      const decay = DECAY_SCALE * Math.exp(activation(rule, day)) + DECAY_LEAST
      traces[rule]?.push({ day, decay, weight: TRIALS_A_QUESTION * share })
    },
  }
}
