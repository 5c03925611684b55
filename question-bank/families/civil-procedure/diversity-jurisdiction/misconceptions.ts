import type { MisconceptionTable } from '../../engine/tables.ts'
import type { DiversityFacts, DiversityStory } from './facts.ts'
import type { reasons } from './reasons.ts'

/** Section 1332 as students get it wrong. Other mistakes stand in the lesson of the reason. */
export const misconceptions = {
  'llc-as-corporation': {
    label: 'a limited liability company is treated as a corporation',
    correction:
      'A corporation belongs where it was organized and where it has its nerve center, or principal place of business. An LLC borrows the citizenship of each member.',
    gives: ({ twist }) => (twist === 'member' ? 'yes-nerve' : 'no-nerve'),
    when: ({ twist }) => twist === 'member' || twist === 'llc',
  },
} as const satisfies MisconceptionTable<DiversityFacts, typeof reasons, DiversityStory>
