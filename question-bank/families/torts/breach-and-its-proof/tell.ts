import { The } from '../../engine/party.ts'
import type { BreachCase } from './case.ts'
import { caseOf } from './case-of.ts'
import type { BreachFacts } from './facts.ts'
import type { BreachStory } from './story.ts'

type Order = (told: BreachCase) => readonly (string | undefined)[]

/** The statute and the events, then the suit and the evidence. */
const suitBeforeEvidence: Order = ({ statute, start, accident, plaintiff, defendant, proof, law }) => [
  statute,
  start,
  accident,
  `${The(plaintiff)} sued ${defendant.the} for negligence.`,
  proof,
  law,
]

/** The events, then the suit and the law that governs it, and the evidence last. */
const lawBeforeEvidence: Order = ({ statute, start, accident, plaintiff, defendant, proof, law }) => [
  start,
  accident,
  `${The(plaintiff)} brought a negligence action against ${defendant.the}.`,
  statute,
  law,
  `At trial, ${uncapital(proof)}`,
]

/** The events, and then the evidence as it came in at trial. */
const atTrial: Order = ({ statute, start, accident, plaintiff, defendant, proof, law }) => [
  start,
  accident,
  statute,
  `${The(plaintiff)} sued ${defendant.the} for negligence, and the case went to trial.`,
  proof,
  law,
]

export const tell = [suitBeforeEvidence, lawBeforeEvidence, atTrial].map(
  (order) =>
    (facts: BreachFacts, story: BreachStory): string =>
      order(caseOf(facts, story)).filter(Boolean).join(' '),
)

const uncapital = (text: string): string => `${text.charAt(0).toLowerCase()}${text.slice(1)}`
