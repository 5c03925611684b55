import { capital } from '../../../text/capital.ts'
import { him, type Party } from '../../engine/party.ts'
import type { ActionCase } from './case.ts'

/** A racial covenant, and a Black buyer. */
export interface Covenant {
  readonly plaintiff: Party
  readonly owner: Party
  readonly tract: string
}

const neighbors: Party = { a: 'neighbors', the: 'the neighbors', pronoun: 'they' }

export function covenantCase({ plaintiff, owner, tract }: Covenant, isEnforced: boolean): ActionCase {
  const defendant = isEnforced ? neighbors : owner
  return {
    plaintiff,
    defendant,
    deed: isEnforced ? `the exclusion of ${plaintiff.the}` : 'the refusal to sell',
    law: () =>
      `A covenant in the deeds of ${tract}, a tract of private homes, bars persons who are not white from owning or living there. It was recorded with the county. State law neither requires nor prohibits racial covenants.`,
    events: (name) =>
      isEnforced
        ? `${capital(name(plaintiff))}, who is Black, bought a house in ${tract} from ${name(owner)}, who was glad to sell. At the request of ${name(neighbors)}, a state court enforced the covenant and ordered ${name(plaintiff)} to leave the house.`
        : `${capital(name(owner))}, who had put a house in ${tract} up for sale, refused to sell it to ${name(plaintiff)}, who is Black. ${capital(name(owner))} wanted to honor the covenant and acted without the aid of a court.`,
    suit: (name) => {
      const who = name(plaintiff)
      return isEnforced
        ? `${capital(who)} has appealed ${who === plaintiff.a ? `an order that put ${him(plaintiff)} out of a house` : 'the order'}, relying on the Fourteenth Amendment.`
        : `${capital(who)} sued ${name(owner)} over ${who === plaintiff.a ? 'a' : 'the'} refusal to sell ${him(plaintiff)} a house, relying on the Fourteenth Amendment and on no statute.`
    },
  }
}

const he = 'he' as const
const she = 'she' as const

export const covenants: readonly Covenant[] = [
  {
    plaintiff: { a: 'a dentist', the: 'the dentist', pronoun: she },
    owner: { a: 'a retired judge', the: 'the judge', pronoun: he },
    tract: 'Maple Terrace',
  },
  {
    plaintiff: { a: 'a railroad conductor', the: 'the conductor', pronoun: he },
    owner: { a: 'a milliner', the: 'the milliner', pronoun: she },
    tract: 'Laurel Park',
  },
  {
    plaintiff: { a: 'a professor', the: 'the professor', pronoun: she },
    owner: { a: 'a pilot', the: 'the pilot', pronoun: he },
    tract: 'Orchard Hills',
  },
  {
    plaintiff: { a: 'a jazz pianist', the: 'the pianist', pronoun: he },
    owner: { a: 'a jeweler', the: 'the jeweler', pronoun: she },
    tract: 'Elm Grove',
  },
  {
    plaintiff: { a: 'a surgeon', the: 'the surgeon', pronoun: she },
    owner: { a: 'a grocer', the: 'the grocer', pronoun: he },
    tract: 'Harbor Heights',
  },
  {
    plaintiff: { a: 'a plumber', the: 'the plumber', pronoun: he },
    owner: { a: 'a librarian', the: 'the librarian', pronoun: she },
    tract: 'Sycamore Lane',
  },
  {
    plaintiff: { a: 'an architect', the: 'the architect', pronoun: she },
    owner: { a: 'a farmer', the: 'the farmer', pronoun: he },
    tract: 'Rose Hill',
  },
  {
    plaintiff: { a: 'a printer', the: 'the printer', pronoun: he },
    owner: { a: 'an actress', the: 'the actress', pronoun: she },
    tract: 'Cedar Court',
  },
]
