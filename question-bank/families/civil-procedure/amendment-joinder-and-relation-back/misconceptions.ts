import type { MisconceptionTable } from '../../engine/tables.ts'
import type { JoinderFacts, JoinderStory } from './facts.ts'
import type { reasons } from './reasons.ts'

/** Amendment and joinder as students get them wrong. Other mistakes stand in the lesson of the reason. */
export const misconceptions = {
  'plaintiff-must-be-diligent': {
    label: 'a party who could have found the right defendant made no mistake',
    correction:
      'Diligence in finding the right defendant is not an element. Rule 15(c) asks what that defendant knew or should have known.',
    gives: 'no-diligence',
    when: ({ twist }) => twist === 'sister' || twist === 'no-notice',
  },
} as const satisfies MisconceptionTable<JoinderFacts, typeof reasons, JoinderStory>
