import type { AnyFamily } from '../contract.ts'

/** The families of Criminal Law/Procedure. */
export const CRIMINAL_LAW: readonly AnyFamily[] = []
