import { reasonsAgainst } from './reasons-against.ts'
import { reasonsToRecover } from './reasons-to-recover.ts'

/** The reasons of both sides. */
export const reasons = { ...reasonsToRecover, ...reasonsAgainst } as const
