import { capital } from '../../../text/capital.ts'
import { he, him, his, type Party, The, who, whose } from '../../engine/party.ts'
import type { CauseCase, Opening } from './case.ts'
import type { CauseFacts } from './facts.ts'

/** A spill of something that burns, and somebody nearby. */
export interface Spill {
  readonly defendant: Party
  readonly plaintiff: Party
  /** The substance and the place, reading on after "carelessly spilled". */
  readonly spilled: string
  /** The same breach told by its cause, reading on after "carelessly". */
  readonly leak: string
  /** The plaintiff's place near the spill, reading on after "who was". */
  readonly where: string
  /** The plaintiff's place and then the breach, both named for the first time. */
  readonly meanwhile: string
}

/** The sequel of the spill, the other force, and the harm that the plaintiff sues for. */
type Sequel = Pick<CauseCase, 'other' | 'harm' | 'isOneOfTwo'> & { readonly sequel: CauseCase['events'] }

export function spillCase({ force, bearing }: CauseFacts, scene: Spill): CauseCase {
  const { defendant, plaintiff } = scene
  const isElsewhere = force === 'natural' && bearing === 'other kind'
  const { sequel, ...rest } =
    force === 'natural'
      ? natural(bearing, scene)
      : force === 'medical' || force === 'rescue' || force === 'weakened'
        ? afterFire(force, bearing, scene)
        : lit(force, scene)
  return {
    defendant,
    plaintiff,
    flaw: 'the spill',
    ...rest,
    events: (opening) => `${spillage(opening, scene, isElsewhere)} ${sequel(opening)}`,
    ...(bearing === 'freak' && force === 'natural'
      ? { law: 'The jurisdiction follows the Restatement (Second) of Torts on intervening forces.' }
      : {}),
  }
}

/** The breach. In the last opening the plaintiff is there before it. */
function spillage(opening: Opening, scene: Spill, isElsewhere: boolean): string {
  const { defendant, plaintiff, spilled, leak, meanwhile } = scene
  if (opening === 1) return `${capital(defendant.a)} carelessly ${leak}.`
  if (opening === 0) return `${capital(defendant.a)} carelessly spilled ${spilled}.`
  return isElsewhere
    ? `${capital(plaintiff.a)} lived near ${defendant.a}, ${who(defendant)} one day carelessly spilled ${spilled}.`
    : meanwhile
}

/** The plaintiff, with the place where it hasn't been told. */
const victim = (opening: Opening, { plaintiff, where }: Spill): string =>
  opening === 2 ? plaintiff.the : `${plaintiff.a} who was ${where}`

const burned = (opening: Opening, scene: Spill): string =>
  `The fire spread at once and badly burned ${victim(opening, scene)}.`

function lit(force: CauseFacts['force'], scene: Spill): Sequel {
  const { plaintiff, where } = scene
  if (force !== 'criminal')
    return {
      other: 'the tossing of the cigarette',
      harm: 'burn injury',
      sequel: (opening) =>
        `Before the spill could be cleaned up, a passerby who was not paying attention tossed a lit cigarette into it. ${burned(opening, scene)}`,
    }
  return {
    other: 'the arson',
    harm: 'burn injury',
    sequel: (opening) => {
      const [first, last] =
        opening === 2
          ? [plaintiff.the, `${The(plaintiff)} was badly burned`]
          : [plaintiff.a, `${The(plaintiff)}, who was ${where}, was badly burned`]
      return `Before the spill could be cleaned up, a man who had long held a grudge against ${first} deliberately set fire to the spill, intending to kill ${him(plaintiff)}. ${last}. No one else knew of the grudge or had any reason to expect such a crime.`
    },
  }
}

function natural(bearing: CauseFacts['bearing'], scene: Spill): Sequel {
  const { plaintiff } = scene
  if (bearing === 'other kind')
    return {
      other: 'the tornado',
      harm: 'back injury',
      sequel: (opening) =>
        `The spill never caught fire, but during the cleanup the fire department sent ${opening === 2 ? plaintiff.the : `${plaintiff.a}, who lived nearby,`} to spend the night in a school five miles away. That night a tornado, the first ever recorded in the region, struck the school and injured ${his(plaintiff)} back. It did not touch ${his(plaintiff)} home.`,
    }
  if (bearing === 'freak')
    return {
      other: 'the lightning',
      harm: 'burn injury',
      sequel: (opening) =>
        `A minute later, lightning struck the spill and set it on fire. The sky was cloudless, and no such strike had ever been recorded in the region. ${burned(opening, scene)}`,
    }
  return {
    other: 'the breeze',
    harm: 'burn injury',
    sequel: (opening) =>
      `A light evening breeze, which was common in the area, carried the fumes to the lit stove of a nearby food stand, where they ignited. ${burned(opening, scene)}`,
  }
}

const CAUGHT = 'Fumes from the spill soon reached the lit stove of a nearby food stand and caught fire'

/** An injury by the fire, to which something is added later. */
function injured(opening: Opening, scene: Spill, injury: string): string {
  return opening === 2
    ? `${CAUGHT}, and ${scene.plaintiff.the} suffered ${injury}.`
    : `${CAUGHT}, and ${victim(opening, scene)} suffered ${injury}.`
}

function afterFire(
  force: 'medical' | 'rescue' | 'weakened',
  bearing: CauseFacts['bearing'],
  scene: Spill,
): Sequel {
  const { plaintiff } = scene
  if (force === 'rescue')
    return {
      other: 'the attempt at rescue',
      harm: 'burn injury',
      sequel: (opening) =>
        `${CAUGHT}, and a child was trapped by the flames. ${capital(victim(opening, scene))}, ${opening === 2 ? 'who was' : `where ${he(plaintiff)} was`} in no danger, ran to the child and carried the child to safety. The child was unhurt, but the flames burned ${whose(plaintiff)} arms.`,
    }
  if (force === 'weakened')
    return {
      other: 'the fall on the stairs',
      harm: 'broken wrist',
      isOneOfTwo: true,
      sequel: (opening) =>
        `${injured(opening, scene, 'a burned leg')} The burn put ${him(plaintiff)} on crutches. Two weeks later, ${plaintiff.the} was climbing stairs on them with care when ${he(plaintiff)} lost ${his(plaintiff)} balance, fell, and broke ${his(plaintiff)} wrist.`,
    }
  return bearing === 'freak'
    ? {
        other: "the nurse's overdose",
        harm: 'brain injury',
        isOneOfTwo: true,
        sequel: (opening) =>
          `${injured(opening, scene, 'a burned arm')} At the hospital, a nurse who had an old grudge against ${plaintiff.the} deliberately injected an overdose of a painkiller in order to kill ${him(plaintiff)}. The drug injured ${his(plaintiff)} brain.`,
      }
    : {
        other: "the surgeon's mistake",
        harm: 'loss of the hand',
        isOneOfTwo: true,
        sequel: (opening) =>
          `${injured(opening, scene, 'a burned arm')} At the hospital, a surgeon who was treating the burn carelessly overlooked an infection, and as a result ${plaintiff.the} lost a hand.`,
      }
}

export const spills: readonly Spill[] = [
  {
    defendant: { a: 'a fuel company', the: 'the fuel company', pronoun: 'it' },
    plaintiff: { a: 'a tailor', the: 'the tailor', pronoun: 'he' },
    spilled: 'gasoline from a tank truck onto a street',
    leak: 'left a valve of a tank truck open, which let gasoline run out onto a street',
    where: 'locking up a shop across the street',
    meanwhile:
      'A tailor was locking up his shop when, on the other side of the street, a fuel company carelessly spilled gasoline from a tank truck.',
  },
  {
    defendant: { a: 'a boatyard', the: 'the boatyard', pronoun: 'it' },
    plaintiff: { a: 'a fisherman', the: 'the fisherman', pronoun: 'he' },
    spilled: 'two barrels of varnish thinner on a public dock',
    leak: 'stacked two barrels of varnish thinner badly on a public dock, and they fell and broke',
    where: 'mending a net on the next dock',
    meanwhile:
      'A fisherman was mending a net on a public dock when a boatyard carelessly spilled two barrels of varnish thinner on the next dock.',
  },
  {
    defendant: { a: 'a paint store', the: 'the store', pronoun: 'it' },
    plaintiff: { a: 'a student', the: 'the student', pronoun: 'she' },
    spilled: 'a barrel of paint thinner on a sidewalk',
    leak: 'dropped a barrel of paint thinner on a sidewalk, where it broke',
    where: 'waiting for a bus across the street',
    meanwhile:
      'A student was waiting for a bus when a paint store carelessly spilled a barrel of paint thinner on the sidewalk across the street.',
  },
  {
    defendant: { a: 'an airfield', the: 'the airfield', pronoun: 'it' },
    plaintiff: { a: 'a jogger', the: 'the jogger', pronoun: 'she' },
    spilled: 'a large quantity of jet fuel on a public road',
    leak: 'left a pump running, which sent a large quantity of jet fuel onto a public road',
    where: 'resting on a bench across the road',
    meanwhile:
      'A jogger was resting on a bench beside a public road when an airfield carelessly spilled a large quantity of jet fuel on the other side of the road.',
  },
  {
    defendant: { a: 'a distillery', the: 'the distillery', pronoun: 'it' },
    plaintiff: { a: 'a tour guide', the: 'the guide', pronoun: 'he' },
    spilled: 'a vat of pure alcohol on the street outside its gate',
    leak: 'left a vat open, which let pure alcohol run out onto the street outside its gate',
    where: 'reading a map across the street',
    meanwhile:
      'A tour guide was reading a map when, across the street, a distillery carelessly spilled a vat of pure alcohol outside its gate.',
  },
  {
    defendant: { a: 'a dry cleaner', the: 'the dry cleaner', pronoun: 'she' },
    plaintiff: { a: 'a florist', the: 'the florist', pronoun: 'he' },
    spilled: 'a drum of cleaning solvent in an alley',
    leak: 'tipped over a drum of cleaning solvent in an alley',
    where: 'watering plants at the end of the alley',
    meanwhile:
      'A florist was watering plants at one end of an alley when a dry cleaner carelessly spilled a drum of cleaning solvent at the other end.',
  },
  {
    defendant: { a: 'a trucking company', the: 'the trucking company', pronoun: 'it' },
    plaintiff: { a: 'a librarian', the: 'the librarian', pronoun: 'she' },
    spilled: 'a load of kerosene in the parking lot of a market',
    leak: 'used a cracked hose, which let a load of kerosene run out in the parking lot of a market',
    where: 'loading groceries at the other end of the lot',
    meanwhile:
      "A librarian was loading groceries at one end of a market's parking lot when a trucking company carelessly spilled a load of kerosene at the other end.",
  },
  {
    defendant: { a: 'a refinery', the: 'the refinery', pronoun: 'it' },
    plaintiff: { a: 'a ferry passenger', the: 'the passenger', pronoun: 'he' },
    spilled: 'gasoline on a public pier while loading a barge',
    leak: 'left a valve open while loading a barge, which let gasoline run out on a public pier',
    where: 'waiting at the other end of the pier',
    meanwhile:
      'A ferry passenger was waiting at one end of a public pier when a refinery that was loading a barge at the other end carelessly spilled gasoline there.',
  },
  {
    defendant: { a: 'a print shop', the: 'the print shop', pronoun: 'it' },
    plaintiff: { a: 'a cellist', the: 'the cellist', pronoun: 'she' },
    spilled: 'a drum of solvent on a sidewalk',
    leak: 'tipped over a drum of solvent on a sidewalk',
    where: 'practicing on a porch across the street',
    meanwhile:
      'A cellist was practicing on her porch when a print shop carelessly spilled a drum of solvent on the sidewalk across the street.',
  },
  {
    defendant: { a: 'a furniture factory', the: 'the factory', pronoun: 'it' },
    plaintiff: { a: 'a cook', the: 'the cook', pronoun: 'he' },
    spilled: 'a tank of lacquer on a street',
    leak: 'overfilled a tank, which let lacquer run out onto a street',
    where: 'resting on steps across the street',
    meanwhile:
      'A cook was resting on some steps when, on the other side of the street, a furniture factory carelessly spilled a tank of lacquer.',
  },
  {
    defendant: { a: 'a perfume maker', the: 'the perfume maker', pronoun: 'it' },
    plaintiff: { a: 'a violinist', the: 'the violinist', pronoun: 'she' },
    spilled: 'a vat of alcohol in a public square',
    leak: 'dropped a vat of alcohol in a public square, where it broke',
    where: 'playing on the other side of the square',
    meanwhile:
      'A violinist was playing on one side of a public square when a perfume maker carelessly spilled a vat of alcohol on the other side.',
  },
]
