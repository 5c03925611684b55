import type { AnyFamily } from '../engine/contract.ts'
import { jointTenancySeverance } from './rp-03/family.ts'
import { leaseTransfers } from './rp-06/family.ts'
import { foreclosureWaterfall } from './rp-12/family.ts'
import { deedsAndCovenants } from './rp-13/family.ts'
import { adversePossession } from './rp-14/family.ts'
import { recordingActs } from './rp-15/family.ts'

/** The families of Real Property. */
export const REAL_PROPERTY: readonly AnyFamily[] = [
  recordingActs,
  jointTenancySeverance,
  leaseTransfers,
  foreclosureWaterfall,
  adversePossession,
  deedsAndCovenants,
]
