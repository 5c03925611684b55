import type { Namer } from '../../engine/namer.ts'
import type { Party } from '../../engine/party.ts'

/** The governments that own the property in several kinds of scenes. */
export const city: Party = { a: 'a city', the: 'the city', pronoun: 'it' }
export const town: Party = { a: 'a town', the: 'the town', pronoun: 'it' }
export const county: Party = { a: 'a county', the: 'the county', pronoun: 'it' }

/** An ordinance of one of them, which is known from then on. */
export function ordinance(name: Namer, government: Party): string {
  name(government)
  return `A ${government.the.replace('the ', '')} ordinance`
}
