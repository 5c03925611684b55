import { reasonsAgainst } from './reasons-against.ts'
import { reasonsToFind } from './reasons-to-find.ts'

/** The reasons of both sides. */
export const reasons = { ...reasonsToFind, ...reasonsAgainst } as const
