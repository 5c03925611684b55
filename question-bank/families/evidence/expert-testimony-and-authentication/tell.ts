import { capital } from '../../../text/capital.ts'
import { he, The } from '../../engine/party.ts'
import type { ExpertFacts } from './facts.ts'
import type { ExpertStory } from './story.ts'
import { TOLD_EXPERT } from './told-expert.ts'
import { TOLD_PROOF } from './told-proof.ts'

const TOLD = { ...TOLD_EXPERT, ...TOLD_PROOF }

/** A beginning in each of the three orders: as it happened, the suit first, the trial first. The rest belongs to the trial. */
type Openings = readonly [string, string, string]

const suitOpenings = ({ suit: { plaintiff, defendant, event, sued, loss } }: ExpertStory): Openings => [
  `${event} ${The(plaintiff)} sued ${defendant.the} in federal court. At trial, `,
  `${capital(plaintiff.a)} sued ${defendant.a} in federal court ${sued}. At trial, `,
  `In a federal jury trial, ${plaintiff.a} sought damages from ${defendant.a} for ${loss}. `,
]

const debtOpenings = ({ debt: { plaintiff, defendant, event, claim, owed } }: ExpertStory): Openings => [
  `${event} ${The(plaintiff)} later sued ${defendant.the} in federal court, claiming that ${claim}. At trial, `,
  `${capital(plaintiff.a)} sued ${defendant.a} in federal court, claiming that ${owed}. At trial, `,
  `${capital(defendant.a)} was sued in federal court by ${plaintiff.a}, who claimed that ${owed}. At trial, `,
]

const crimeOpenings = ({ crime: { defendant, charge, where, found } }: ExpertStory): Openings => [
  `${capital(where)}, officers found ${found(defendant.a)}. ${The(defendant)} was charged with ${charge}. At trial in federal court, `,
  `${capital(defendant.a)} was charged in federal court with ${charge} after officers had found ${found(he(defendant))}. At trial, `,
  `At the federal trial of ${defendant.a} for ${charge}, the evidence showed that, ${where}, officers had found ${found(he(defendant))}. `,
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
