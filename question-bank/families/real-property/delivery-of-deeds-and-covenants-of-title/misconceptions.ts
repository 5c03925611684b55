import type { MisconceptionTable } from '../../engine/tables.ts'
import type { DeedFacts, DeedStory } from './facts.ts'
import type { reasons } from './reasons.ts'

/** Deeds as students get them wrong. Other mistakes stand in the lesson of the reason. */
export const misconceptions = {
  'recording-delivers': {
    label: 'placing a deed on record is what delivers it',
    correction:
      'Recording raises a presumption of delivery, which the facts can rebut. What the grantee records on his or her own shows nothing of what the grantor meant.',
    gives: 'yes-recorded',
    when: ({ twist }) => twist === 'taken',
  },
} as const satisfies MisconceptionTable<DeedFacts, typeof reasons, DeedStory>
