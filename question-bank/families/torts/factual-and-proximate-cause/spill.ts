import { capital } from '../../../text/capital.ts'
import { him, his, type Party, whose } from '../../engine/party.ts'
import type { CauseCase } from './case.ts'
import type { CauseFacts } from './facts.ts'

/** A spill of something that burns, and somebody nearby. */
export interface Spill {
  readonly defendant: Party
  readonly plaintiff: Party
  /** The substance and the place, reading on after "carelessly spilled". */
  readonly spilled: string
  /** The plaintiff's place near the spill, reading on after "who was". */
  readonly where: string
}

/** The sequel of the spill, the other force, and the harm that the plaintiff sues for. */
type Sequel = Pick<CauseCase, 'other' | 'harm' | 'events'>

export function spillCase({ force, bearing }: CauseFacts, scene: Spill): CauseCase {
  const { defendant, plaintiff, spilled } = scene
  const sequel =
    force === 'natural'
      ? natural(bearing, scene)
      : force === 'medical' || force === 'rescue' || force === 'weakened'
        ? afterFire(force, bearing, scene)
        : lit(force, scene)
  return {
    defendant,
    plaintiff,
    breach: `carelessly spilled ${spilled}`,
    flaw: 'the spill',
    ...sequel,
    ...(bearing === 'freak' && force === 'natural'
      ? { law: 'The jurisdiction follows the Restatement (Second) of Torts on intervening forces.' }
      : {}),
  }
}

function lit(force: CauseFacts['force'], { plaintiff, where }: Spill): Sequel {
  const burned = (p: string) => `The fire burned ${p}, who was ${where}.`
  return force === 'criminal'
    ? {
        other: 'the arson',
        harm: 'burn injury',
        events: (p) =>
          `Before the spill could be cleaned up, a man with an old grudge against ${p} deliberately set it on fire in order to kill ${him(plaintiff)}. Nothing had given anyone reason to expect such a crime. ${burned(plaintiff.the)}`,
      }
    : {
        other: 'the tossing of the cigarette',
        harm: 'burn injury',
        events: (p) =>
          `Before the spill could be cleaned up, a passerby who was not paying attention tossed a lit cigarette into it. ${burned(p)}`,
      }
}

function natural(bearing: CauseFacts['bearing'], { plaintiff, where }: Spill): Sequel {
  if (bearing === 'other kind')
    return {
      other: 'the tornado',
      harm: 'back injury',
      events: (p) =>
        `The spill never caught fire, but ${p}, who lived nearby, was sent by the fire department to spend the night in a school five miles away during the cleanup. That night a tornado, the first ever recorded in the region, struck the school and injured ${his(plaintiff)} back. The tornado did not touch ${his(plaintiff)} home.`,
    }
  if (bearing === 'freak')
    return {
      other: 'the lightning',
      harm: 'burn injury',
      events: (p) =>
        `A minute later, lightning struck the spill out of a cloudless sky, a thing that had never been recorded in that region, and set it on fire. The fire burned ${p}, who was ${where}.`,
    }
  return {
    other: 'the breeze',
    harm: 'burn injury',
    events: (p) =>
      `An evening breeze of the usual strength carried the fumes to the lit stove of a food stand nearby, and they caught fire. The fire burned ${p}, who was ${where}.`,
  }
}

const CAUGHT = 'Fumes from the spill soon reached a lit stove and caught fire'

function afterFire(
  force: 'medical' | 'rescue' | 'weakened',
  bearing: CauseFacts['bearing'],
  { plaintiff, where }: Spill,
): Sequel {
  if (force === 'rescue')
    return {
      other: 'the attempt at rescue',
      harm: 'burn injury',
      events: (p) =>
        `${CAUGHT}, and a child was trapped in a car beside the flames. ${capital(p)}, who was ${where} and in no danger there, ran to the car and pulled the child out. The child was unhurt, but the flames burned ${whose(plaintiff)} arms.`,
    }
  if (force === 'weakened')
    return {
      other: 'the fall on the stairs',
      harm: 'broken wrist',
      events: (p) =>
        `${CAUGHT}, and ${p}, who was ${where}, suffered a burned leg. Two weeks later, while climbing stairs with care on the crutches that the burned leg required, ${plaintiff.the} lost ${his(plaintiff)} balance, fell, and broke ${his(plaintiff)} wrist.`,
    }
  return bearing === 'freak'
    ? {
        other: "the nurse's overdose",
        harm: 'brain injury',
        events: (p) =>
          `${CAUGHT}, and ${p}, who was ${where}, suffered a burned arm. At the hospital, a nurse with an old grudge against ${plaintiff.the} deliberately injected an overdose of a painkiller in order to kill ${him(plaintiff)}. The drug injured ${his(plaintiff)} brain.`,
      }
    : {
        other: "the surgeon's mistake",
        harm: 'loss of the hand',
        events: (p) =>
          `${CAUGHT}, and ${p}, who was ${where}, suffered a burned arm. At the hospital, a surgeon who was treating the burn carelessly overlooked an infection, and as a result ${plaintiff.the} lost a hand.`,
      }
}

export const spills: readonly Spill[] = [
  {
    defendant: { a: 'a fuel company', the: 'the fuel company', pronoun: 'it' },
    plaintiff: { a: 'a tailor', the: 'the tailor', pronoun: 'he' },
    spilled: 'a truckload of gasoline on a street',
    where: 'locking up a shop across the street',
  },
  {
    defendant: { a: 'a boatyard', the: 'the boatyard', pronoun: 'it' },
    plaintiff: { a: 'a fisherman', the: 'the fisherman', pronoun: 'he' },
    spilled: 'two barrels of varnish thinner on a public dock',
    where: 'mending a net on the next dock',
  },
  {
    defendant: { a: 'a paint store', the: 'the store', pronoun: 'it' },
    plaintiff: { a: 'a student', the: 'the student', pronoun: 'she' },
    spilled: 'a barrel of paint thinner on a sidewalk',
    where: 'waiting for a bus across the street',
  },
  {
    defendant: { a: 'an airfield', the: 'the airfield', pronoun: 'it' },
    plaintiff: { a: 'a jogger', the: 'the jogger', pronoun: 'she' },
    spilled: 'a tank of jet fuel on a public road',
    where: 'resting on a bench across the road',
  },
  {
    defendant: { a: 'a distillery', the: 'the distillery', pronoun: 'it' },
    plaintiff: { a: 'a tour guide', the: 'the guide', pronoun: 'he' },
    spilled: 'a vat of pure alcohol on the street outside its gate',
    where: 'reading a map across the street',
  },
  {
    defendant: { a: 'a dry cleaner', the: 'the dry cleaner', pronoun: 'she' },
    plaintiff: { a: 'a florist', the: 'the florist', pronoun: 'he' },
    spilled: 'a drum of cleaning solvent in an alley',
    where: 'watering plants at the end of the alley',
  },
  {
    defendant: { a: 'a trucking company', the: 'the trucking company', pronoun: 'it' },
    plaintiff: { a: 'a librarian', the: 'the librarian', pronoun: 'she' },
    spilled: 'a load of kerosene in the parking lot of a market',
    where: 'loading groceries at the far end of the lot',
  },
  {
    defendant: { a: 'a refinery', the: 'the refinery', pronoun: 'it' },
    plaintiff: { a: 'a ferry passenger', the: 'the passenger', pronoun: 'he' },
    spilled: 'a tank of lamp oil on a public pier',
    where: 'waiting at the far end of the pier',
  },
  {
    defendant: { a: 'a print shop', the: 'the print shop', pronoun: 'it' },
    plaintiff: { a: 'a cellist', the: 'the cellist', pronoun: 'she' },
    spilled: 'a drum of solvent on a sidewalk',
    where: 'practicing on a porch across the street',
  },
  {
    defendant: { a: 'a furniture factory', the: 'the factory', pronoun: 'it' },
    plaintiff: { a: 'a cook', the: 'the cook', pronoun: 'he' },
    spilled: 'a tank of lacquer on a street',
    where: 'resting on steps across the street',
  },
  {
    defendant: { a: 'a perfume maker', the: 'the perfume maker', pronoun: 'it' },
    plaintiff: { a: 'a violinist', the: 'the violinist', pronoun: 'she' },
    spilled: 'a vat of alcohol in a public square',
    where: 'playing at the far side of the square',
  },
]
