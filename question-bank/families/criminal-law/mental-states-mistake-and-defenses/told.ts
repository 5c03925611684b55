import { capital } from '../../../text/capital.ts'
import type { Party } from '../../engine/party.ts'
import type { MentalFacts, Twist } from './facts.ts'
import type { Plot } from './plot.ts'
import { DRINK_PLOTS } from './plots-drink.ts'
import { FORCE_PLOTS } from './plots-force.ts'
import { MIND_PLOTS } from './plots-mind.ts'
import type { MentalStory } from './story.ts'

const PLOTS: Readonly<Record<Twist, Plot>> = { ...MIND_PLOTS, ...DRINK_PLOTS, ...FORCE_PLOTS }

const worded = (words: string | ((s: MentalStory) => string), s: MentalStory): string =>
  typeof words === 'function' ? words(s) : words

/** The person charged. */
export function accusedOf({ twist }: MentalFacts, s: MentalStory): Party {
  return PLOTS[twist].accused?.(s) ?? s.defendant
}

/** The crime, as a question names it. */
export function crimeOf({ twist }: MentalFacts, s: MentalStory): string {
  const { crime, charge } = PLOTS[twist]
  return crime ?? worded(charge, s)
}

interface Case {
  readonly told: (d: string) => string
  readonly accused: Party
  readonly charge: string
  readonly law: string
  readonly courts: string
}

function caseOf(facts: MentalFacts, s: MentalStory): Case {
  const { plot, charge, law, courts } = PLOTS[facts.twist]
  return {
    told: (d) => plot(s, d),
    accused: accusedOf(facts, s),
    charge: worded(charge, s),
    law: worded(law, s),
    courts: courts ? ` ${courts}` : '',
  }
}

/** The events, then the charge and the law. */
function inOrder(facts: MentalFacts, s: MentalStory): string {
  const { told, accused, charge, law, courts } = caseOf(facts, s)
  return `${told(accused.a)} ${capital(accused.the)} has been charged with ${charge}. The jurisdiction ${law}.${courts}`
}

/** The charge and the law, then the events. */
function lawFirst(facts: MentalFacts, s: MentalStory): string {
  const { told, accused, charge, law, courts } = caseOf(facts, s)
  return `In a jurisdiction that ${law}, ${accused.a} is charged with ${charge}.${courts} ${capital(told(accused.the))}`
}

/** The charge, the events, and the law last. */
function chargeFirst(facts: MentalFacts, s: MentalStory): string {
  const { told, accused, charge, law, courts } = caseOf(facts, s)
  return `${capital(accused.a)} is on trial for ${charge}. ${capital(told(accused.the))} The jurisdiction ${law}.${courts}`
}

export const tell = [inOrder, lawFirst, chargeFirst] as const
