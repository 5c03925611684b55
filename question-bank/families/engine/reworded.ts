import type { AnyFamily } from './contract.ts'

/** True for a family in the exam's voice, each of whose stories names its pool; false for one still in its old words. */
export function isReworded(family: AnyFamily): boolean {
  return family.pool === undefined
}
