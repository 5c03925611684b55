import { capital } from '../../../text/capital.ts'
import { he, The } from '../../engine/party.ts'
import type { ExpertFacts } from './facts.ts'
import type { ExpertStory } from './story.ts'
import { TOLD_EXPERT } from './told-expert.ts'
import { TOLD_PROOF } from './told-proof.ts'

const TOLD = { ...TOLD_EXPERT, ...TOLD_PROOF }

/** A beginning in each of the three tellings. The rest belongs to the trial. */
type Openings = readonly [string, string, string]

const suitOpenings = ({ suit: { plaintiff, defendant, event, scene } }: ExpertStory): Openings => [
  `${event} ${The(plaintiff)} sued ${defendant.the} in federal court. At trial, `,
  `${scene} ${The(plaintiff)} brought an action for damages against ${defendant.the} in federal court. At trial, `,
  `${scene} In federal court, ${plaintiff.the} sued ${defendant.the} for damages. At the jury trial, `,
]

const debtOpenings = ({ debt: { plaintiff, defendant, event, scene, claim } }: ExpertStory): Openings => [
  `${event} ${The(plaintiff)} later sued ${defendant.the} in federal court, claiming that ${claim}. At trial, `,
  `${scene} In federal court, ${plaintiff.the} sued ${defendant.the}, alleging that ${claim}. At trial, `,
  `${event} ${The(plaintiff)} later brought an action against ${defendant.the} in federal court, alleging that ${claim}. At trial, `,
]

const crimeOpenings = ({ crime: { defendant, charge, where, found } }: ExpertStory): Openings => [
  `${capital(where)}, officers found ${found(defendant.a)}. ${The(defendant)} was charged with ${charge}. At trial in federal court, `,
  `Officers ${where} found ${found(defendant.a)}, and ${defendant.the} was charged in federal court with ${charge}. At trial, `,
  `${capital(where)}, ${defendant.a} was arrested after officers had found ${found(he(defendant))}. ${The(defendant)} was tried in federal court for ${charge}. At trial, `,
]

function openingsOf({ matter, twist }: ExpertFacts, story: ExpertStory): Openings {
  if (matter === 'proof') return debtOpenings(story)
  return twist === 'knew' || twist === 'most' ? crimeOpenings(story) : suitOpenings(story)
}

export const tell = [0, 1, 2].map((order) => (facts: ExpertFacts, story: ExpertStory): string => {
  const opening = openingsOf(facts, story)[order] ?? ''
  const trial = TOLD[facts.twist](story)
  return `${opening}${opening.endsWith(', ') ? trial : capital(trial)}`
})
