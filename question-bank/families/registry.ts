import { CIVIL_PROCEDURE } from './civil-procedure/families.ts'
import { CONSTITUTIONAL_LAW } from './constitutional-law/families.ts'
import type { AnyFamily } from './contract.ts'
import { CONTRACTS } from './contracts/families.ts'
import { CRIMINAL_LAW } from './criminal-law/families.ts'
import { EVIDENCE } from './evidence/families.ts'
import { REAL_PROPERTY } from './real-property/families.ts'
import { TORTS } from './torts/families.ts'

/** Every family of the bank. A family that is not listed makes no questions and is not checked. */
export const FAMILIES: readonly AnyFamily[] = [
  ...CIVIL_PROCEDURE,
  ...CONSTITUTIONAL_LAW,
  ...CONTRACTS,
  ...CRIMINAL_LAW,
  ...EVIDENCE,
  ...REAL_PROPERTY,
  ...TORTS,
]

/** How many variants of each family the build writes. */
export const VARIANTS_BUILT = 60
