import type { AnyFamily } from '../engine/contract.ts'
import { mailboxTimeline } from './k-02/family.ts'
import { battleOfTheForms } from './k-03/family.ts'
import { statuteOfFrauds } from './k-05/family.ts'
import { tenderOfGoods } from './k-08/family.ts'
import { riskOfLoss } from './k-10/family.ts'
import { thirdParties } from './k-12/family.ts'

/** The families of Contracts. */
export const CONTRACTS: readonly AnyFamily[] = [
  mailboxTimeline,
  battleOfTheForms,
  statuteOfFrauds,
  tenderOfGoods,
  riskOfLoss,
  thirdParties,
]
