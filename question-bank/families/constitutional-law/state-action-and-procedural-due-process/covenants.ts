import { capital } from '../../../text/capital.ts'
import type { Party } from '../../engine/party.ts'
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
    deed: isEnforced ? 'the order' : 'the refusal to sell',
    start: (name) =>
      isEnforced
        ? `${capital(name(plaintiff))}, who is Black, bought a house in ${tract}, a subdivision of private homes, from a willing seller.`
        : `${capital(name(owner))} put a house in ${tract}, a subdivision of private homes, up for sale.`,
    law: (_, isStarted) =>
      `A recorded covenant in the deeds of ${tract}${isStarted ? '' : ', a subdivision of private homes,'} prohibits ownership or occupancy by persons who are not white. State law neither requires nor prohibits racial covenants.`,
    events: (name, isStarted) => {
      if (isEnforced)
        return `${isStarted ? '' : `${capital(name(plaintiff))}, who is Black, bought a house in ${tract} from a willing seller. `}At the request of ${name(neighbors)}, a state court enforced the covenant and ordered ${plaintiff.the} to leave the house.`
      const sale = isStarted
        ? `Citing the covenant, ${owner.the} refused to sell the house`
        : `${capital(name(owner))} put a house in ${tract} up for sale but, citing the covenant, refused to sell it`
      return `${sale} to ${name(plaintiff)}, who is Black. No court has ever been asked to enforce the covenant.`
    },
    suit: (name) =>
      isEnforced
        ? `${capital(name(plaintiff))} appealed the order, claiming that it violated the Fourteenth Amendment.`
        : `${capital(name(plaintiff))} sued ${name(owner)}, claiming only that the refusal violated the Fourteenth Amendment.`,
  }
}

const he = 'he' as const
const she = 'she' as const

export const covenants: readonly Covenant[] = [
  {
    plaintiff: { a: 'a dentist', the: 'the dentist', pronoun: she },
    owner: { a: 'a homeowner', the: 'the homeowner', pronoun: he },
    tract: 'Maple Terrace',
  },
  {
    plaintiff: { a: 'a railroad conductor', the: 'the conductor', pronoun: he },
    owner: { a: 'a homeowner', the: 'the homeowner', pronoun: she },
    tract: 'Laurel Park',
  },
  {
    plaintiff: { a: 'a professor', the: 'the professor', pronoun: she },
    owner: { a: 'a homeowner', the: 'the homeowner', pronoun: he },
    tract: 'Orchard Hills',
  },
  {
    plaintiff: { a: 'a jazz pianist', the: 'the pianist', pronoun: he },
    owner: { a: 'a homeowner', the: 'the homeowner', pronoun: she },
    tract: 'Elm Grove',
  },
  {
    plaintiff: { a: 'a surgeon', the: 'the surgeon', pronoun: she },
    owner: { a: 'a homeowner', the: 'the homeowner', pronoun: he },
    tract: 'Harbor Heights',
  },
  {
    plaintiff: { a: 'a plumber', the: 'the plumber', pronoun: he },
    owner: { a: 'a homeowner', the: 'the homeowner', pronoun: she },
    tract: 'Sycamore Lane',
  },
  {
    plaintiff: { a: 'an architect', the: 'the architect', pronoun: she },
    owner: { a: 'a homeowner', the: 'the homeowner', pronoun: he },
    tract: 'Rose Hill',
  },
  {
    plaintiff: { a: 'a printer', the: 'the printer', pronoun: he },
    owner: { a: 'a homeowner', the: 'the homeowner', pronoun: she },
    tract: 'Cedar Court',
  },
]
