import type { Party } from '../../engine/party.ts'

/** The governments that own the property in several kinds of scenes. */
export const city: Party = { a: 'a city', the: 'the city', pronoun: 'it' }
export const town: Party = { a: 'a town', the: 'the town', pronoun: 'it' }
export const county: Party = { a: 'a county', the: 'the county', pronoun: 'it' }
