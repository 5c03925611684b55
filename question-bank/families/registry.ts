import type { Pool } from '../load/item.ts'
import { CIVIL_PROCEDURE } from './civil-procedure/families.ts'
import { CONSTITUTIONAL_LAW } from './constitutional-law/families.ts'
import { CONTRACTS } from './contracts/families.ts'
import { CRIMINAL_LAW } from './criminal-law/families.ts'
import type { AnyFamily } from './engine/contract.ts'
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

/**
 * How many variants of each family the build writes. Two practice families a subject carry a player past 200 questions in
 * a row; a duel takes ten ranked ones at once, new to both players.
 */
export const VARIANTS_BUILT: Readonly<Record<Pool, number>> = { practice: 160, ranked: 150, daily: 60 }
