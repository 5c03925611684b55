import type { AnyFamily } from '../engine/contract.ts'
import { diversityJurisdiction } from './cp-01/family.ts'
import { supplementalJurisdiction } from './cp-03/family.ts'
import { removalAndRemand } from './cp-04/family.ts'
import { serviceAndResponse } from './cp-06/family.ts'
import { waiverOfDefenses } from './cp-08/family.ts'
import { trialAndPostTrialMotions } from './cp-12/family.ts'

/** The families of Civil Procedure. */
export const CIVIL_PROCEDURE: readonly AnyFamily[] = [
  diversityJurisdiction,
  supplementalJurisdiction,
  removalAndRemand,
  serviceAndResponse,
  waiverOfDefenses,
  trialAndPostTrialMotions,
]
