import type { ItemRule } from '../rule.ts'
import { leadInOf } from './lead-in.ts'

const WHICH_IS_TRUE =
  /\bwhich (?:of the following )?(?:statements? |one )?(?:is|are) (?:the )?(?:most |best )?(?:true|correct|accurate)\b/i

/** True for a lead-in of the kind "Which of these is true?"; the bank may hold at most 5 % of them. */
export function asksWhichIsTrue(leadIn: string): boolean {
  return WHICH_IS_TRUE.test(leadIn)
}

export const whichIsTrue: ItemRule = {
  name: 'which-is-true',
  severity: 'warn',
  check: (item) => (asksWhichIsTrue(leadInOf(item)) ? ['the lead-in asks which option is true'] : []),
}
