import type { AnyFamily } from './contract.ts'
import { impeachmentByConviction } from './evidence/ev-10/family.ts'

/** Every family of the bank. A family that is not listed here makes no questions and is not checked. */
export const FAMILIES: readonly AnyFamily[] = [impeachmentByConviction]

/** How many variants of each family the build writes. */
export const VARIANTS_BUILT = 60
