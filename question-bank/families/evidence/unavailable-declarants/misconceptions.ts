import type { MisconceptionTable } from '../../engine/tables.ts'
import type { AbsentFacts, AbsentStory } from './facts.ts'
import type { reasons } from './reasons.ts'

/** Rule 804 as students get it wrong. Other mistakes stand in the lesson of the reason. */
export const misconceptions = {
  'dying-words-need-a-death': {
    label: 'a dying declarant has to die of the injury',
    correction: (_, { witness }) =>
      `What counts is that ${witness.the} believed death imminent when speaking. Recovery doesn't take that back.`,
    gives: 'no-belief',
    when: ({ twist }) => twist === 'recovered',
  },
  'own-opportunity-only': {
    label: 'only a party to this very case can have had the opportunity that counts',
    correction:
      "In a civil case, you may look to a predecessor in interest. Its opportunity and similar motive stand in for the party's own.",
    gives: 'no-opportunity',
    when: ({ twist }) => twist === 'predecessor',
  },
} as const satisfies MisconceptionTable<AbsentFacts, typeof reasons, AbsentStory>
