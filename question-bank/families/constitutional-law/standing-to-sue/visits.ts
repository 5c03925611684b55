import { capital } from '../../../text/capital.ts'
import { He, him, type Party, The } from '../../engine/party.ts'
import type { StandingCase } from './case.ts'

/** A drive through a distant city, where the police act under a policy. */
export interface Visit {
  readonly plaintiff: Party
  readonly trip: string
  /** Why the officer stopped the car. */
  readonly stop: string
  /** The orders of the policy, as a verb of the officers; then the act against the plaintiff. */
  readonly policy: string
  readonly did: string
  /** That act as a noun. */
  readonly ordeal: string
}

const city: Party = { a: 'a city', the: 'the city', pronoun: 'it' }

/** The suit over a traffic stop: for an order, or for damages. */
export function visitCase(visit: Visit, relief: 'injunction' | 'damages'): StandingCase {
  const { plaintiff } = visit
  const wanted = relief === 'damages' ? `damages for ${visit.ordeal}` : 'an injunction against the policy'
  return {
    plaintiff,
    defendant: city,
    lead: (name) =>
      `${capital(name(plaintiff))} drove through ${name(city)} on the way to ${visit.trip}. A police officer stopped ${him(plaintiff)} for ${visit.stop} and ${visit.did}.`,
    act: (name) =>
      `Under a written policy of ${name(city)}, which is still in force, officers ${visit.policy} at every traffic stop.`,
    after: `${The(plaintiff)} lives 900 miles away and has no plan to return to the city.`,
    claim: () =>
      `alleging that its policy on traffic stops violates the Fourth Amendment. ${He(plaintiff)} seeks ${wanted} and no other relief`,
  }
}

const he = 'he' as const
const she = 'she' as const

export const visits: readonly Visit[] = [
  {
    plaintiff: { a: 'a pianist', the: 'the pianist', pronoun: she },
    trip: 'a concert',
    stop: 'a broken taillight',
    policy: 'put the driver in handcuffs',
    did: 'kept her in handcuffs for an hour',
    ordeal: 'the hour in handcuffs',
  },
  {
    plaintiff: { a: 'a geologist', the: 'the geologist', pronoun: he },
    trip: 'a canyon',
    stop: 'a cracked mirror',
    policy: 'search the trunk',
    did: 'emptied his trunk onto the road',
    ordeal: 'the search of the trunk',
  },
  {
    plaintiff: { a: 'a wedding guest', the: 'the guest', pronoun: he },
    trip: 'the ceremony',
    stop: 'an expired sticker',
    policy: 'make the driver lie face down',
    did: 'made him lie face down in the mud',
    ordeal: 'the time in the mud',
  },
  {
    plaintiff: { a: 'a chess player', the: 'the player', pronoun: she },
    trip: 'a tournament',
    stop: 'a missed turn signal',
    policy: "read the messages on the driver's telephone",
    did: 'read the messages on her telephone',
    ordeal: 'the reading of the messages',
  },
  {
    plaintiff: { a: 'a sailor on leave', the: 'the sailor', pronoun: he },
    trip: 'a reunion',
    stop: 'a loud muffler',
    policy: 'lock the driver in the patrol car',
    did: 'locked him in the patrol car for three hours',
    ordeal: 'the time in the patrol car',
  },
  {
    plaintiff: { a: 'a beekeeper', the: 'the beekeeper', pronoun: she },
    trip: 'a trade fair',
    stop: 'an unlit license plate',
    policy: "search the driver's handbag",
    did: 'searched her handbag on the roadside',
    ordeal: 'the search of the handbag',
  },
  {
    plaintiff: { a: 'a retired dentist', the: 'the dentist', pronoun: she },
    trip: "her daughter's graduation",
    stop: 'a worn tire',
    policy: 'put the driver in leg irons',
    did: 'put her in leg irons for half an hour',
    ordeal: 'the half hour in leg irons',
  },
  {
    plaintiff: { a: 'a drummer', the: 'the drummer', pronoun: he },
    trip: 'a recording studio',
    stop: 'a rolling stop',
    policy: "take a sample of the driver's blood",
    did: 'had a sample of his blood taken',
    ordeal: 'the taking of blood',
  },
]
