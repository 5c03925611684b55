import { The, whose } from '../../engine/party.ts'
import type { BreachCase } from './case.ts'
import { caseOf } from './case-of.ts'
import type { BreachFacts } from './facts.ts'
import type { BreachStory } from './story.ts'

type Order = (told: BreachCase) => readonly (string | undefined)[]

/** The statute and the events, then the suit, then the evidence. */
const suitBeforeEvidence: Order = ({ statute, start, accident, plaintiff, defendant, proof, law }) => [
  statute,
  start,
  accident,
  `${The(plaintiff)} sued ${defendant.the} for negligence.`,
  proof,
  law,
]

/** The events and the statute, then the evidence, then the suit. */
const evidenceBeforeSuit: Order = ({ statute, start, accident, plaintiff, defendant, proof, law }) => [
  start,
  accident,
  statute,
  proof,
  `${The(plaintiff)} has brought a negligence action against ${defendant.the}.`,
  law,
]

/** The events, and then the evidence as it came in at trial. */
const atTrial: Order = ({ statute, start, accident, plaintiff, defendant, proof, law }) => [
  start,
  accident,
  statute,
  `In ${whose(plaintiff)} action against ${defendant.the} for negligence, ${uncapital(proof)}`,
  law,
]

export const tell = [suitBeforeEvidence, evidenceBeforeSuit, atTrial].map(
  (order) =>
    (facts: BreachFacts, story: BreachStory): string =>
      order(caseOf(facts, story)).filter(Boolean).join(' '),
)

const uncapital = (text: string): string => `${text.charAt(0).toLowerCase()}${text.slice(1)}`
