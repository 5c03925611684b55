import type { AnyFamily } from '../engine/contract.ts'
import { opposingPartyStatements } from './ev-03/family.ts'
import { spontaneousStatements } from './ev-04/family.ts'
import { unavailableDeclarants } from './ev-06/family.ts'
import { impeachmentByConviction } from './ev-10/family.ts'
import { policyExclusions } from './ev-12/family.ts'
import { writings } from './ev-14/family.ts'

/** The families of Evidence. */
export const EVIDENCE: readonly AnyFamily[] = [
  opposingPartyStatements,
  spontaneousStatements,
  unavailableDeclarants,
  impeachmentByConviction,
  policyExclusions,
  writings,
]
