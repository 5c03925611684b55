import { capital } from '../../../text/capital.ts'
import { He, he, his, The } from '../../engine/party.ts'
import type { WitnessFacts } from './facts.ts'
import type { WitnessStory } from './story.ts'
import { TOLD_ATTACK } from './told-attack.ts'
import { TOLD_EXAMINATION } from './told-examination.ts'
import { TOLD_PERSON } from './told-person.ts'

const TOLD = { ...TOLD_PERSON, ...TOLD_EXAMINATION, ...TOLD_ATTACK }

/** A beginning in each of the three tellings, all of them in order of time. */
type Openings = readonly [string, string, string]

function accidentOpenings({
  accident: { plaintiff, defendant, accident, scene, fact },
}: WitnessStory): Openings {
  return [
    `${accident} ${The(plaintiff)} sued ${defendant.the} for negligence in federal court, claiming that ${fact}.`,
    `${scene} In federal court, ${he(plaintiff)} sued ${defendant.the} for negligence, claiming that ${fact}.`,
    `${scene} ${He(plaintiff)} brought a negligence action against ${defendant.the} in federal court, alleging that ${fact}.`,
  ]
}

function crimeOpenings({ crime: { defendant, event, charge } }: WitnessStory): Openings {
  return [
    `${event}, and ${defendant.a} was tried for ${charge} in federal court.`,
    `${event}. ${capital(defendant.a)} was tried in federal court for ${charge}.`,
    `${event}. Charged in federal court with ${charge}, ${defendant.a} denied having had any part in it.`,
  ]
}

function estateOpenings({ twist }: WitnessFacts, { estate }: WitnessStory): Openings {
  const { survivor, decedent, promised, wrong, act } = estate
  if (twist === 'federal claim')
    return [
      `After ${decedent.a} died, ${survivor.a} sued the executor of the estate in federal court, claiming that ${decedent.the} had ${wrong}. ${capital(his(survivor))} only claim arises under the federal ${act}.`,
      `${capital(decedent.a)} died, and ${survivor.a} sued the executor of the estate in federal court. ${capital(his(survivor))} only claim, under the federal ${act}, is that ${decedent.the} had ${wrong}.`,
      `${capital(survivor.a)} claims that ${decedent.a}, who has since died, ${wrong}. ${He(survivor)} sued the executor of the estate in federal court. ${capital(his(survivor))} only claim arises under the federal ${act}.`,
    ]
  const breach =
    'in federal court, under its diversity jurisdiction, for breach of a contract governed by state law.'
  return [
    `After ${decedent.a} died, ${survivor.a} sued the executor of the estate ${breach} ${The(survivor)} claims that ${decedent.the} had ${promised}.`,
    `${capital(decedent.a)} died, and ${survivor.a} sued the executor of the estate ${breach} ${The(survivor)} claims that ${decedent.the} had ${promised}.`,
    `${capital(survivor.a)} claims that ${decedent.a}, who has since died, ${promised}. ${He(survivor)} sued the executor of the estate ${breach}`,
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
