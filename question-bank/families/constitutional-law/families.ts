import type { AnyFamily } from '../contract.ts'

/** The families of Constitutional Law. */
export const CONSTITUTIONAL_LAW: readonly AnyFamily[] = []
