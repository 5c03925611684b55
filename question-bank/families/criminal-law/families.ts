import type { AnyFamily } from '../engine/contract.ts'
import { attempt } from './cr-05/family.ts'
import { searchAndStanding } from './cr-10/family.ts'
import { exclusionOfEvidence } from './cr-12/family.ts'
import { custodialInterrogation } from './cr-13/family.ts'
import { counselAndIdentification } from './cr-14/family.ts'
import { doubleJeopardy } from './cr-15/family.ts'

/** The families of Criminal Law/Procedure. */
export const CRIMINAL_LAW: readonly AnyFamily[] = [
  custodialInterrogation,
  doubleJeopardy,
  counselAndIdentification,
  exclusionOfEvidence,
  attempt,
  searchAndStanding,
]
