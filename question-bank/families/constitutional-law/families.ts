import type { AnyFamily } from '../engine/contract.ts'
import { stateSovereignImmunity } from './cl-03/family.ts'
import { taxSpendCommandeer } from './cl-05/family.ts'
import { dormantCommerceClause } from './cl-06/family.ts'
import { privilegesAndImmunities } from './cl-07/family.ts'
import { equalProtectionTiers } from './cl-11/family.ts'
import { takingsAndExactions } from './cl-14/family.ts'

/** The families of Constitutional Law. */
export const CONSTITUTIONAL_LAW: readonly AnyFamily[] = [
  stateSovereignImmunity,
  taxSpendCommandeer,
  dormantCommerceClause,
  privilegesAndImmunities,
  equalProtectionTiers,
  takingsAndExactions,
]
