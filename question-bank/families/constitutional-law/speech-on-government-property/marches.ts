import { capital } from '../../../text/capital.ts'
import { He, he, type Party, The } from '../../engine/party.ts'
import { type SpeechCase, suitOver } from './case.ts'
import { city, county, town } from './governments.ts'

/** A march along a public street. */
export interface March {
  readonly plaintiff: Party
  readonly city: Party
  readonly street: string
  /** The target of the march, reading on after "against". */
  readonly cause: string
}

type MarchTwist = 'discretion' | 'standards' | 'hostile' | 'blocks' | 'marched'

const PERMIT = 'requires a permit for any march of more than 100 people'

/** The terms of the ordinance, reading on after "An ordinance of a city". */
const TERMS: Readonly<Record<MarchTwist, string>> = {
  discretion: `${PERMIT}. The police chief may refuse it whenever a march would not, in the chief's judgment, be in the public interest.`,
  standards: `${PERMIT}. The police chief may refuse it only if the application is incomplete or false or if another event has been booked for that time and place. The chief must decide within ten days and give reasons in writing, and an applicant who is refused can go to court at once.`,
  hostile: `${PERMIT} and a fee. The police chief sets the fee by estimating what it will cost to keep the peace, given what the marchers have to say and how bystanders are likely to take it.`,
  blocks: `${PERMIT}, which is issued to everyone who pays $150 for each block that is closed. The fee covers what barriers and detour signs cost, and it is the same for all marches.`,
  marched: `${PERMIT}. The police chief may refuse it whenever the chief finds that good order so requires, and no court has construed these words.`,
}

/** The suit, or the defense, of one who leads a march. */
export function marchCase({ plaintiff, city, street, cause }: March, twist: MarchTwist): SpeechCase {
  const after: Readonly<Record<MarchTwist, string | undefined>> = {
    discretion: `${The(plaintiff)} has not applied for a permit.`,
    standards: `The chief refused ${plaintiff.the} a permit because a footrace had been booked for that street and hour, but offered a permit for any other Saturday.`,
    hostile: `Since an angry crowd was expected along the route, the chief told ${plaintiff.the} to pay $4,800. Without that crowd, the fee would have been $300.`,
    blocks: `${The(plaintiff)} was told to pay $900 for the six blocks that the march would close, which ${he(plaintiff)} can afford.`,
    marched: undefined,
  }
  return {
    plaintiff,
    defendant: city,
    lead: (name) =>
      twist === 'marched'
        ? `Without asking for a permit, ${name(plaintiff)} led 300 people along ${street} in a march against ${cause}.`
        : `${capital(name(plaintiff))} ${twist === 'discretion' ? 'is planning' : 'planned'} to lead 300 people along ${street} in a march against ${cause}.`,
    act: (name) => `An ordinance of ${name(city)} ${TERMS[twist]}`,
    ...(after[twist] === undefined ? {} : { after: after[twist] }),
    suit:
      twist === 'marched'
        ? (name) =>
            `${capital(name(city))} charged ${name(plaintiff)} with marching without a permit. ${He(plaintiff)} contends that the ordinance violates the First Amendment.`
        : suitOver(
            plaintiff,
            city,
            'an ordinance on marches',
            'the ordinance',
            'is invalid on its face under the First Amendment',
          ),
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
    cause: 'cuts in pensions',
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
