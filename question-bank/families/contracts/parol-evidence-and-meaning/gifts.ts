import type { Party } from '../../engine/party.ts'

/** A signed promise of money, with the recital of a bargain that never was. */
export interface Gift {
  readonly giver: Party
  readonly taker: Party
  /** The thing that was not delivered. */
  readonly thing: string
  readonly sum: string
  readonly occasion: string
}

const he = 'he' as const
const she = 'she' as const

/** The scenes of the gift, in the order of the pools. */
export const gifts: readonly Gift[] = [
  {
    giver: { a: 'a retired surgeon', the: 'the surgeon', pronoun: he },
    taker: { a: 'his niece', the: 'the niece', pronoun: she },
    thing: 'sailboat',
    sum: '$9,000',
    occasion: 'graduation',
  },
  {
    giver: { a: 'a rancher', the: 'the rancher', pronoun: she },
    taker: { a: 'her godson', the: 'the godson', pronoun: he },
    thing: 'saddle',
    sum: '$4,000',
    occasion: 'birthday',
  },
  {
    giver: { a: 'a widowed teacher', the: 'the teacher', pronoun: she },
    taker: { a: 'her nephew', the: 'the nephew', pronoun: he },
    thing: 'piano',
    sum: '$12,000',
    occasion: 'wedding',
  },
  {
    giver: { a: 'a hotel owner', the: 'the owner', pronoun: he },
    taker: { a: 'his cousin', the: 'the cousin', pronoun: she },
    thing: 'pickup truck',
    sum: '$15,000',
    occasion: 'wedding',
  },
  {
    giver: { a: 'a composer', the: 'the composer', pronoun: he },
    taker: { a: 'his stepson', the: 'the stepson', pronoun: he },
    thing: 'cello',
    sum: '$7,500',
    occasion: 'graduation',
  },
  {
    giver: { a: 'a farmer', the: 'the farmer', pronoun: he },
    taker: { a: 'his goddaughter', the: 'the goddaughter', pronoun: she },
    thing: 'hay baler',
    sum: '$8,000',
    occasion: 'birthday',
  },
  {
    giver: { a: 'a shipbuilder', the: 'the shipbuilder', pronoun: he },
    taker: { a: 'his niece', the: 'the niece', pronoun: she },
    thing: 'motorcycle',
    sum: '$6,000',
    occasion: 'birthday',
  },
  {
    giver: { a: 'a novelist', the: 'the novelist', pronoun: she },
    taker: { a: 'her grandson', the: 'the grandson', pronoun: he },
    thing: 'writing desk',
    sum: '$5,000',
    occasion: 'graduation',
  },
  {
    giver: { a: 'a dentist', the: 'the dentist', pronoun: she },
    taker: { a: 'her brother', the: 'the brother', pronoun: he },
    thing: 'canoe',
    sum: '$3,000',
    occasion: 'birthday',
  },
  {
    giver: { a: 'a banker', the: 'the banker', pronoun: he },
    taker: { a: 'his sister', the: 'the sister', pronoun: she },
    thing: 'horse',
    sum: '$10,000',
    occasion: 'wedding',
  },
  {
    giver: { a: 'a pilot', the: 'the pilot', pronoun: she },
    taker: { a: 'her cousin', the: 'the cousin', pronoun: he },
    thing: 'camper',
    sum: '$11,000',
    occasion: 'wedding',
  },
]
