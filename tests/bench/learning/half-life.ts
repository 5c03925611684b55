import { normal } from '../../support/random.ts'
import type { Before, Mind } from './mind.ts'

// All of it is assumed: what was known before fades over years; what is learned halves in days, and lasts the longer the
// more of it was forgotten when it was practiced again.
const KNOWN_SPREAD = 1.2
const KNOWN_HALF_LIFE = 600
const FIRST_HALF_LIFE = 5
const GROWTH = 3

interface Learned {
  day: number
  halfLife: number
  /** the part of it recalled right after it was practiced */
  height: number
}

/** A memory that halves in equal times, which grow with each practice by what had been forgotten. */
export function halfLifeMind({ rules, leaning, random }: Before): Mind {
  const known = Array.from(
    { length: rules },
    (_, rule) => 1 / (1 + Math.exp(-KNOWN_SPREAD * (leaning(rule) + normal(random)))),
  )
  const learned: (Learned | null)[] = known.map(() => null)
  const left = (rule: number, day: number): number => {
    const one = learned[rule]
    return one ? one.height * 2 ** (-(day - one.day) / one.halfLife) : 0
  }
  return {
    recall(rule, day) {
      const old = (known[rule] ?? 0) * 2 ** (-day / KNOWN_HALF_LIFE)
      return old + (1 - old) * left(rule, day)
    },
    learn(rule, day, share) {
      const held = left(rule, day)
      const halfLife =
        (learned[rule]?.halfLife ?? FIRST_HALF_LIFE) * (learned[rule] ? 1 + GROWTH * share * (1 - held) : 1)
      learned[rule] = { day, halfLife, height: held + share * (1 - held) }
    },
  }
}
