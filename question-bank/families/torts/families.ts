import type { AnyFamily } from '../contract.ts'

/** The families of Torts. */
export const TORTS: readonly AnyFamily[] = []
