import type { MisconceptionTable } from '../../engine/tables.ts'
import type { ExclusionFacts, ExclusionStory } from './facts.ts'
import type { reasons } from './reasons.ts'

/** Exclusion as students get it wrong. Other mistakes stand in the lesson of the reason. */
export const misconceptions = {
  'new-rule-reaches-back': {
    label: 'a decision that comes later makes the search culpable',
    correction:
      "That the Supreme Court's later decision held such a search unlawful isn't enough. Officers followed binding precedent, and exclusion would deter nothing.",
    gives: 'no-fruit',
    when: ({ twist }) => twist === 'old-precedent',
  },
} as const satisfies MisconceptionTable<ExclusionFacts, typeof reasons, ExclusionStory>
