import type { AnyFamily } from '../contract.ts'

/** The families of Real Property. */
export const REAL_PROPERTY: readonly AnyFamily[] = []
