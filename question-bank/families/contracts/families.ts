import type { AnyFamily } from '../contract.ts'

/** The families of Contracts. */
export const CONTRACTS: readonly AnyFamily[] = []
