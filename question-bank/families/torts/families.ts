import type { AnyFamily } from '../engine/contract.ts'
import { propertyInterference } from './tt-03/family.ts'
import { landEntrants } from './tt-06/family.ts'
import { strictLiability } from './tt-08/family.ts'
import { comparativeFault } from './tt-11/family.ts'
import { vicariousLiability } from './tt-13/family.ts'
import { defamation } from './tt-15/family.ts'

/** The families of Torts. */
export const TORTS: readonly AnyFamily[] = [
  comparativeFault,
  propertyInterference,
  landEntrants,
  strictLiability,
  defamation,
  vicariousLiability,
]
