import type { AnyFamily } from '../contract.ts'
import { diversityJurisdiction } from './cp-01/family.ts'
import { trialAndPostTrialMotions } from './cp-12/family.ts'

/** The families of Civil Procedure. */
export const CIVIL_PROCEDURE: readonly AnyFamily[] = [diversityJurisdiction, trialAndPostTrialMotions]
