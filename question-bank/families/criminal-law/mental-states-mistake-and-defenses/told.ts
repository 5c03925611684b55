import type { Party } from '../../engine/party.ts'
import type { MentalFacts, Twist } from './facts.ts'
import type { Order, Plot } from './plot.ts'
import { DRINK_PLOTS } from './plots-drink.ts'
import { FORCE_PLOTS } from './plots-force.ts'
import { MIND_PLOTS } from './plots-mind.ts'
import type { MentalStory } from './story.ts'

const PLOTS: Readonly<Record<Twist, Plot>> = { ...MIND_PLOTS, ...DRINK_PLOTS, ...FORCE_PLOTS }

/** The person charged. */
export function accusedOf({ twist }: MentalFacts, s: MentalStory): Party {
  return PLOTS[twist].accused?.(s) ?? s.defendant
}

/** The crime, as a question names it. */
export function crimeOf({ twist }: MentalFacts): string {
  return PLOTS[twist].charge
}

const telling = (order: Order) => (facts: MentalFacts, s: MentalStory) => {
  const { plot, statute, law } = PLOTS[facts.twist]
  const events = plot(s, order)
  const rule = law === undefined ? '' : ` The jurisdiction ${law}.`
  if (!statute) return `${events}${rule}`
  // A statute was there before anyone broke it, so one telling begins with it.
  return order === 1 ? `${statute(s)} ${events}${rule}` : `${events} ${statute(s)}${rule}`
}

export const tell = [telling(0), telling(1), telling(2)] as const
