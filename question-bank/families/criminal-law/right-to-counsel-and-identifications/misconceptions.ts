import type { MisconceptionTable } from '../../engine/tables.ts'
import type { CounselFacts, CounselStory } from './facts.ts'
import type { reasons } from './reasons.ts'

/** Counsel as students get it wrong. Other mistakes stand in the lesson of the reason. */
export const misconceptions = {
  'arrest-attaches': {
    label: 'the right to counsel attaches on arrest',
    correction:
      "The Sixth Amendment right to counsel doesn't attach on arrest. It takes a formal charge or a first appearance before a judge.",
    gives: 'no-stage',
    when: ({ twist }) => twist === 'uncharged-informant',
  },
} as const satisfies MisconceptionTable<CounselFacts, typeof reasons, CounselStory>
