import { capital } from '../../../text/capital.ts'
import { The } from '../../engine/party.ts'
import type { ExpertFacts } from './facts.ts'
import type { ExpertStory } from './story.ts'
import { TOLD_EXPERT } from './told-expert.ts'
import { TOLD_PROOF } from './told-proof.ts'

const TOLD = { ...TOLD_EXPERT, ...TOLD_PROOF }

/** A beginning in each of the three orders: as it happened, the suit first, the trial first. */
type Openings = readonly [string, string, string]

const suitOpenings = ({ suit: { plaintiff, defendant, event, claim, cause } }: ExpertStory): Openings => [
  `${event} ${The(plaintiff)} sued ${defendant.the} in federal court, claiming that ${cause}.`,
  `${capital(plaintiff.a)} sued ${defendant.a} in federal court, claiming that ${claim}.`,
  `In a federal jury trial, ${plaintiff.a} sought damages from ${defendant.a}, claiming that ${claim}.`,
]

const debtOpenings = ({ debt: { plaintiff, defendant, event, claim, owed } }: ExpertStory): Openings => [
  `${event} ${The(plaintiff)} sued ${defendant.the} in federal court, claiming that ${claim}.`,
  `${capital(plaintiff.a)} sued ${defendant.a} in federal court, claiming that ${owed}.`,
  `${capital(defendant.a)} was sued in federal court by ${plaintiff.a}, who claimed that ${owed}.`,
]

const crimeOpenings = ({ crime: { defendant, charge, found } }: ExpertStory): Openings => [
  `${found(defendant.a)} ${The(defendant)} was charged with ${charge} and went on trial in federal court.`,
  `Charged with ${charge}, ${defendant.a} went on trial in federal court. ${found(defendant.the)}`,
  `In a federal prosecution of ${defendant.a} for ${charge}, these facts came out. ${found(defendant.the)}`,
]

function openingsOf({ matter, twist }: ExpertFacts, story: ExpertStory): Openings {
  if (matter === 'proof') return debtOpenings(story)
  return twist === 'knew' || twist === 'most' ? crimeOpenings(story) : suitOpenings(story)
}

export const tell = [0, 1, 2].map(
  (order) =>
    (facts: ExpertFacts, story: ExpertStory): string =>
      `${openingsOf(facts, story)[order]} ${TOLD[facts.twist](story)}`,
)
