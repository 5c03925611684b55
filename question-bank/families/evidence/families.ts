import type { AnyFamily } from '../contract.ts'
import { impeachmentByConviction } from './ev-10/family.ts'

/** The families of Evidence. */
export const EVIDENCE: readonly AnyFamily[] = [impeachmentByConviction]
