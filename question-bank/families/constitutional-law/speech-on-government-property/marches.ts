import { capital } from '../../../text/capital.ts'
import { he, him, type Party, The } from '../../engine/party.ts'
import { dated, type SpeechCase, suitOver } from './case.ts'
import { city, county, ordinance, town } from './governments.ts'

/** A march along a public street. */
export interface March {
  readonly plaintiff: Party
  readonly city: Party
  readonly street: string
  /** The target of the march, reading on after "protest". */
  readonly cause: string
}

type MarchTwist = 'discretion' | 'standards' | 'hostile' | 'blocks' | 'marched'

const PERMIT = 'requires a permit for any march of more than 100 people'

/** The terms of the ordinance, reading on after "A city ordinance". */
const TERMS: Readonly<Record<MarchTwist, string>> = {
  discretion: `${PERMIT}. The police chief may refuse a permit whenever, in the chief's judgment, the march would not be in the public interest.`,
  standards: `${PERMIT}. The police chief may refuse it only if the application is incomplete or false or if another event has been booked for that time and place. The chief must decide within ten days and give written reasons, and an applicant who is refused may seek judicial review immediately.`,
  hostile: `requires a permit and a fee for any march of more than 100 people. The police chief sets the fee by estimating the cost of keeping the peace, in light of what the marchers will say and how bystanders are likely to react.`,
  blocks: `${PERMIT}. The permit must be issued to anyone who pays $150 for each block to be closed. The fee, which is the same for all marches, covers the cost of barriers and detour signs.`,
  marched: `${PERMIT}. The police chief may refuse one whenever the chief finds that good order so requires. No court has construed these words.`,
}

/** The suit, or the defense, of one who leads a march. */
export function marchCase({ plaintiff, city, street, cause }: March, twist: MarchTwist): SpeechCase {
  const after: Readonly<Record<MarchTwist, string | undefined>> = {
    discretion: `${The(plaintiff)} has not applied for a permit.`,
    standards: `The chief refused ${plaintiff.the} a permit because a footrace had been booked for the same street and hour, but offered ${him(plaintiff)} one for any other day that month.`,
    hostile: `Because an angry crowd was expected along the route, the chief required ${plaintiff.the} to pay $4,800. If no such crowd had been expected, the fee would have been $300.`,
    blocks: `${The(plaintiff)} was told to pay $900, which ${he(plaintiff)} can afford, for the six blocks that the march would close.`,
    marched: undefined,
  }
  return {
    plaintiff,
    defendant: city,
    lead: (name, _, isDated) => {
      const march = `300 people along ${street} in a march to protest ${cause}.`
      switch (twist) {
        case 'marched':
          return dated(isDated, 'In June,', `without asking for a permit, ${name(plaintiff)} led ${march}`)
        case 'discretion':
          return dated(isDated, 'Next month,', `${name(plaintiff)} plans to lead ${march}`)
        default:
          return dated(isDated, 'Last spring,', `${name(plaintiff)} applied for a permit to lead ${march}`)
      }
    },
    act: (name) => `${ordinance(name, city)} ${TERMS[twist]}`,
    ...(after[twist] === undefined ? {} : { after: after[twist] }),
    suit:
      twist === 'marched'
        ? (name) =>
            `${capital(name(city))} charged ${name(plaintiff)} with marching without a permit. As a defense, ${he(plaintiff)} contends that the ordinance violates the First Amendment.`
        : suitOver(plaintiff, city, 'the ordinance', 'is invalid on its face under the First Amendment'),
  }
}

const male = 'he' as const
const she = 'she' as const

export const marches: readonly March[] = [
  {
    plaintiff: { a: 'a dockworker', the: 'the dockworker', pronoun: male },
    city,
    street: 'Water Street',
    cause: 'the sale of the port',
  },
  {
    plaintiff: { a: 'a midwife', the: 'the midwife', pronoun: she },
    city: town,
    street: 'Hospital Road',
    cause: 'the closing of a maternity ward',
  },
  {
    plaintiff: { a: 'a Navy veteran', the: 'the veteran', pronoun: male },
    city: county,
    street: 'Capitol Avenue',
    cause: 'pension cuts',
  },
  {
    plaintiff: { a: 'a landscape painter', the: 'the painter', pronoun: she },
    city,
    street: 'Museum Row',
    cause: 'a garbage dump by the river',
  },
  {
    plaintiff: { a: 'a deacon', the: 'the deacon', pronoun: male },
    city: town,
    street: 'Church Street',
    cause: 'a casino',
  },
  {
    plaintiff: { a: 'a botanist', the: 'the botanist', pronoun: she },
    city: county,
    street: 'Forest Avenue',
    cause: 'logging on public land',
  },
  {
    plaintiff: { a: 'a cab driver', the: 'the driver', pronoun: male },
    city,
    street: 'Station Street',
    cause: 'driverless cars',
  },
  {
    plaintiff: { a: 'a grandmother', the: 'the grandmother', pronoun: she },
    city: town,
    street: 'Main Street',
    cause: 'the war',
  },
  {
    plaintiff: { a: 'a barber', the: 'the barber', pronoun: male },
    city,
    street: 'Broad Street',
    cause: 'a curfew',
  },
  {
    plaintiff: { a: 'a nun', the: 'the nun', pronoun: she },
    city: town,
    street: 'Market Street',
    cause: 'a new prison',
  },
  {
    plaintiff: { a: 'a logger', the: 'the logger', pronoun: male },
    city: county,
    street: 'River Road',
    cause: 'a dam',
  },
]
