import { DAY_MS } from '../days.ts'
import type { Subject } from '../subjects.ts'
import { shareTaken, toldBy } from './rating.ts'

const PLAYER_VARIANCE = 1
const SUBJECT_VARIANCE = 0.16
/** A player may change: the belief fades by so much a day. */
const FADE_A_DAY = 0.004

interface Belief {
  mean: number
  variance: number
}

/** The belief about a player after some of their answers: ability, and how far each subject lies off it. */
export interface PlayerAbility {
  /** ability in a subject, in logits */
  in(subject: Subject): number
  /**
   * Takes in the first answer to a question; `lead` is the player's ability there, moved by memory, less the question's hardness.
   */
  learn(answer: { subject: Subject; lead: number; isRight: boolean; weight: number; at: number }): void
}

/** Returns a player of whom nothing is known yet. Learns as design section 12 says; the same answers give the same. */
export function playerAbility(): PlayerAbility {
  const overall: Belief = { mean: 0, variance: PLAYER_VARIANCE }
  const offsets = new Map<Subject, Belief>()
  let last: number | null = null
  const offsetIn = (subject: Subject): Belief =>
    offsets.get(subject) ?? { mean: 0, variance: SUBJECT_VARIANCE }
  return {
    in: (subject) => overall.mean + offsetIn(subject).mean,
    learn({ subject, lead, isRight, weight, at }) {
      const days = last === null ? 0 : Math.max(0, at - last) / DAY_MS
      last = Math.max(at, last ?? at)
      overall.variance = Math.min(PLAYER_VARIANCE, overall.variance + FADE_A_DAY * days)
      const offset = offsetIn(subject)
      const { slope, information } = toldBy(lead, isRight)
      const taken = shareTaken(weight, overall.variance + offset.variance, information)
      offsets.set(subject, {
        mean: offset.mean + offset.variance * taken * slope,
        variance: offset.variance - offset.variance ** 2 * information * taken,
      })
      overall.mean += overall.variance * taken * slope
      overall.variance -= overall.variance ** 2 * information * taken
    },
  }
}
