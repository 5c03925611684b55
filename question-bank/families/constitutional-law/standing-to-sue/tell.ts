import { capital } from '../../../text/capital.ts'
import { type Namer, namer } from '../../engine/namer.ts'
import { The } from '../../engine/party.ts'
import type { StandingCase } from './case.ts'
import { caseOf } from './case-of.ts'
import type { StandingFacts } from './facts.ts'
import type { StandingStory } from './story.ts'

type Order = (told: StandingCase, name: Namer) => readonly (string | undefined)[]

const suit = ({ plaintiff, defendant, claim, since }: StandingCase): string =>
  `${The(plaintiff)} ${since === undefined ? 'has sued' : 'sued'} ${defendant.the} in federal court, ${claim('the')}.`

/** The plaintiff first, then the act and the suit. */
const plaintiffFirst: Order = (told, name) => [
  told.lead(name, true),
  told.act(name, false),
  told.after,
  suit(told),
  told.since,
]

/** The act first, then the plaintiff and the suit. */
const actFirst: Order = (told, name) => [
  told.act(name, true),
  told.lead(name, false),
  told.after,
  suit(told),
  told.since,
]

/** The suit first, then what led to it. */
const suitFirst: Order = (told, name) => [
  `${capital(name(told.plaintiff))} sued ${name(told.defendant)} in federal court, ${told.claim('a')}.`,
  told.lead(name, true),
  told.act(name, false),
  told.after,
  told.since,
]

export const tell = [plaintiffFirst, actFirst, suitFirst].map(
  (order) =>
    (facts: StandingFacts, story: StandingStory): string =>
      order(caseOf(facts, story), namer()).filter(Boolean).join(' '),
)
