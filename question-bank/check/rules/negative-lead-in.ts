import type { ItemRule } from '../rule.ts'
import { leadInOf } from './lead-in.ts'

const NEGATIVE = /\b(?:NOT|EXCEPT|LEAST|except)\b|\bwhich [^?]*\bnot\b[^?]*\?|\bleast likely\b/

/** True for a lead-in that asks for the wrong or missing option; the bank may hold at most 2 % of them. */
export function isNegative(leadIn: string): boolean {
  return NEGATIVE.test(leadIn)
}

export const negativeLeadIn: ItemRule = {
  name: 'negative-lead-in',
  severity: 'warn',
  check: (item) => (isNegative(leadInOf(item)) ? ['the lead-in is negative'] : []),
}
