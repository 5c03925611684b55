import { him, type Party, The } from '../../engine/party.ts'
import { A, type StandingCase } from './case.ts'

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
  const { plaintiff, trip, stop, policy, did } = visit
  const away = `${The(plaintiff)} lives 900 miles away and has no plan to return to the city.`
  const when = `on the way to ${trip} when an officer stopped ${him(plaintiff)} for ${stop} and ${did}.`
  return {
    plaintiff,
    defendant: city,
    before: [
      `${A(plaintiff)} was driving through a city ${when} The city's written policy, which is still in force, requires its officers to ${policy} at every traffic stop. ${away}`,
      `A city's written policy, which is still in force, requires its police officers to ${policy} at every traffic stop. ${A(plaintiff)} was driving through the city ${when} ${away}`,
      `Last spring, a police officer in a city stopped ${plaintiff.a}, who was on the way to ${trip}, for ${stop} and ${did}. A written policy of the city, which is still in force, requires officers to ${policy} at every traffic stop. ${away}`,
    ],
    charge: 'that the policy violates the Fourth Amendment',
    wants: `only ${relief === 'damages' ? `damages for ${visit.ordeal}` : 'an injunction against the policy'}`,
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
    did: 'searched his trunk',
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
    policy: 'frisk the driver',
    did: 'frisked her on the roadside',
    ordeal: 'the frisk',
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
