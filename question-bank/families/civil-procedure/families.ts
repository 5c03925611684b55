import type { AnyFamily } from '../contract.ts'

/** The families of Civil Procedure. */
export const CIVIL_PROCEDURE: readonly AnyFamily[] = []
