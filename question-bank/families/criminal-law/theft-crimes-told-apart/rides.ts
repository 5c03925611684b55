import type { Party } from '../../engine/party.ts'

/** A vehicle that is lent, or taken without asking. */
export interface Ride {
  readonly taker: Party
  readonly owner: Party
  /** 'a pickup truck', then 'the truck', and the word alone. */
  readonly car: readonly [a: string, the: string, word: string]
  /** A wish that the taker has, reading on after "to". */
  readonly wish: string
}

export const rides: readonly Ride[] = [
  {
    taker: { a: 'a drummer', the: 'the drummer', pronoun: 'he' },
    owner: { a: 'a caterer', the: 'the caterer', pronoun: 'she' },
    car: ['a van', 'the van', 'van'],
    wish: 'carry his drums to a concert',
  },
  {
    taker: { a: 'a waiter', the: 'the waiter', pronoun: 'he' },
    owner: { a: 'a dentist', the: 'the dentist', pronoun: 'he' },
    car: ['a hatchback', 'the hatchback', 'hatchback'],
    wish: 'visit his sister',
  },
  {
    taker: { a: 'a gardener', the: 'the gardener', pronoun: 'she' },
    owner: { a: 'a farmer', the: 'the farmer', pronoun: 'he' },
    car: ['a pickup truck', 'the truck', 'truck'],
    wish: 'take plants to a fair',
  },
  {
    taker: { a: 'an actor', the: 'the actor', pronoun: 'he' },
    owner: { a: 'a widow', the: 'the widow', pronoun: 'she' },
    car: ['a convertible', 'the convertible', 'convertible'],
    wish: 'attend a wedding',
  },
  {
    taker: { a: 'a nanny', the: 'the nanny', pronoun: 'she' },
    owner: { a: 'an accountant', the: 'the accountant', pronoun: 'he' },
    car: ['a station wagon', 'the station wagon', 'station wagon'],
    wish: 'see the ocean',
  },
  {
    taker: { a: 'a ski instructor', the: 'the instructor', pronoun: 'he' },
    owner: { a: 'a hotel manager', the: 'the manager', pronoun: 'she' },
    car: ['a jeep', 'the jeep', 'jeep'],
    wish: 'attend a race',
  },
  {
    taker: { a: 'a courier', the: 'the courier', pronoun: 'she' },
    owner: { a: 'a baker', the: 'the baker', pronoun: 'he' },
    car: ['a motor home', 'the motor home', 'motor home'],
    wish: 'visit her parents',
  },
  {
    taker: { a: 'a college student', the: 'the student', pronoun: 'he' },
    owner: { a: 'a professor', the: 'the professor', pronoun: 'she' },
    car: ['a sports car', 'the sports car', 'sports car'],
    wish: 'visit a friend',
  },
  {
    taker: { a: 'a painter', the: 'the painter', pronoun: 'she' },
    owner: { a: 'a neighbor', the: 'the neighbor', pronoun: 'he' },
    car: ['a camper', 'the camper', 'camper'],
    wish: 'visit a lake',
  },
  {
    taker: { a: 'a welder', the: 'the welder', pronoun: 'he' },
    owner: { a: 'a grocer', the: 'the grocer', pronoun: 'he' },
    car: ['a sedan', 'the sedan', 'sedan'],
    wish: 'meet a cousin',
  },
  {
    taker: { a: 'a barber', the: 'the barber', pronoun: 'she' },
    owner: { a: 'a tailor', the: 'the tailor', pronoun: 'she' },
    car: ['a minibus', 'the minibus', 'minibus'],
    wish: 'help a friend move',
  },
]
