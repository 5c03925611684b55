import { The } from '../../engine/party.ts'
import type { BreachCase } from './case.ts'
import { caseOf } from './case-of.ts'
import type { BreachFacts } from './facts.ts'
import type { BreachStory } from './story.ts'

type Order = (told: BreachCase) => readonly (string | undefined)[]

/** The statute and the events, then the suit under the law that governs it, and the evidence. */
const statuteFirst: Order = (told) => [told.statute, told.start, told.accident, suit(told), told.proof]

/** The events, the statute that they concern, and the trial. */
const eventsFirst: Order = (told) => [
  told.start,
  told.accident,
  told.statute,
  suit(told),
  `At trial, ${uncapital(told.proof)}`,
]

/** The events, the evidence at trial, and the law. */
const lawLast: Order = ({ statute, start, accident, plaintiff, defendant, proof, law }) => [
  start,
  accident,
  statute,
  `${The(plaintiff)} brought a negligence action against ${defendant.the}.`,
  proof,
  law && `The jurisdiction ${law}.`,
]

const suit = ({ plaintiff, defendant, law }: BreachCase): string =>
  law
    ? `In a jurisdiction that ${law}, ${plaintiff.the} sued ${defendant.the} for negligence.`
    : `${The(plaintiff)} sued ${defendant.the} for negligence.`

export const tell = [statuteFirst, eventsFirst, lawLast].map(
  (order) =>
    (facts: BreachFacts, story: BreachStory): string =>
      order(caseOf(facts, story)).filter(Boolean).join(' '),
)

const uncapital = (text: string): string => `${text.charAt(0).toLowerCase()}${text.slice(1)}`
