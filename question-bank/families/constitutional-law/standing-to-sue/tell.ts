import { He, The } from '../../engine/party.ts'
import type { StandingCase } from './case.ts'
import { caseOf } from './case-of.ts'
import type { StandingFacts } from './facts.ts'
import type { StandingStory } from './story.ts'

type Suit = (told: StandingCase) => string

const sued: Suit = ({ plaintiff, defendant, charge, wants }) => {
  const start = `${The(plaintiff)} sued ${defendant.the} in federal court`
  return charge === undefined
    ? `${start}, seeking ${wants}.`
    : `${start}, claiming ${charge} and seeking ${wants}.`
}

const brought: Suit = ({ plaintiff, defendant, charge, wants, since }) => {
  const start = `${The(plaintiff)} brought an action against ${defendant.the} in federal court`
  if (charge === undefined) return `${start}, seeking ${wants}.`
  return `${start}. ${He(plaintiff)} ${since === undefined ? `claims ${charge} and seeks ${wants}` : `claimed ${charge} and sought ${wants}`}.`
}

const filed: Suit = ({ plaintiff, defendant, charge, wants }) => {
  const start = `${The(plaintiff)} filed suit against ${defendant.the} in federal court`
  return charge === undefined
    ? `${start}, seeking ${wants}.`
    : `${start}, claiming ${charge} and seeking ${wants}.`
}

/** Every telling goes in order of time, from what led to the suit to what came after it. */
export const tell = ([sued, brought, filed] as const).map(
  (suit, way) =>
    (facts: StandingFacts, story: StandingStory): string => {
      const told = caseOf(facts, story)
      return [told.before[way], suit(told), told.since].filter(Boolean).join(' ')
    },
)
