import { capital } from '../../../text/capital.ts'
import { He, The } from '../../engine/party.ts'
import type { WitnessFacts } from './facts.ts'
import type { WitnessStory } from './story.ts'
import { TOLD_ATTACK } from './told-attack.ts'
import { TOLD_EXAMINATION } from './told-examination.ts'
import { TOLD_PERSON } from './told-person.ts'

const TOLD = { ...TOLD_PERSON, ...TOLD_EXAMINATION, ...TOLD_ATTACK }

/** A beginning in each of the three orders: as it happened, the suit first, the trial first. */
type Openings = readonly [string, string, string]

function accidentOpenings({
  accident: { plaintiff, defendant, accident, claim, fact },
}: WitnessStory): Openings {
  return [
    `${accident} ${The(plaintiff)} sued ${defendant.the} for negligence in federal court, claiming that ${fact}.`,
    `${capital(plaintiff.a)} sued ${defendant.a} for negligence in federal court, claiming that ${claim}.`,
    `In a federal negligence action against ${defendant.a}, ${plaintiff.a} claimed that ${claim}.`,
  ]
}

function crimeOpenings({ crime: { defendant, charge } }: WitnessStory): Openings {
  return [
    `${capital(defendant.a)}, charged with ${charge}, went on trial in federal court.`,
    `${capital(defendant.a)} was tried in federal court for ${charge}.`,
    `In a federal prosecution for ${charge}, ${defendant.a} denied having had any part in it.`,
  ]
}

function estateOpenings({ twist }: WitnessFacts, { estate }: WitnessStory): Openings {
  const { survivor, decedent, promised, wrong, act } = estate
  if (twist === 'federal claim')
    return [
      `After the death of ${decedent.a}, ${survivor.a} sued the executor of the estate in federal court, claiming that ${wrong}. The only claim arises under the federal ${act}.`,
      `${capital(survivor.a)} sued the executor of ${decedent.a}'s estate in federal court. The only claim, under the federal ${act}, is that ${wrong}.`,
      `${capital(survivor.a)}, whose only claim arises under the federal ${act}, sued the executor of ${decedent.a}'s estate in federal court. ${He(survivor)} claims that ${wrong}.`,
    ]
  const diversity = 'in federal court under diversity jurisdiction. State law governs the contract.'
  return [
    `After ${decedent.a} died, ${survivor.a} sued the executor of the estate for breach of contract ${diversity} ${The(survivor)} claims that ${decedent.the} had ${promised}.`,
    `${capital(survivor.a)} sued the executor of ${decedent.a}'s estate for breach of contract ${diversity} ${The(survivor)} claims that ${decedent.the} had ${promised}.`,
    `${capital(survivor.a)} claims that ${decedent.a}, who has since died, ${promised}. ${He(survivor)} sued the executor of the estate for breach of contract ${diversity}`,
  ]
}

function openingsOf(facts: WitnessFacts, story: WitnessStory): Openings {
  switch (facts.twist) {
    case 'child':
    case 'no promise':
      return crimeOpenings(story)
    case 'state claim':
    case 'federal claim':
      return estateOpenings(facts, story)
    default:
      return accidentOpenings(story)
  }
}

export const tell = [0, 1, 2].map(
  (order) =>
    (facts: WitnessFacts, story: WitnessStory): string =>
      `${openingsOf(facts, story)[order]} ${TOLD[facts.twist](story)}`,
)
