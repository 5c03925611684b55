import { proofAgainst } from './proof-against.ts'
import { proofToFind } from './proof-to-find.ts'
import { reasonsAgainst } from './reasons-against.ts'
import { reasonsToFind } from './reasons-to-find.ts'

/** The reasons of both sides. */
export const reasons = { ...reasonsToFind, ...proofToFind, ...reasonsAgainst, ...proofAgainst } as const
