import type { MisconceptionTable } from '../../engine/tables.ts'
import type { SupplementalFacts, SupplementalStory } from './facts.ts'
import type { reasons } from './reasons.ts'

/** Section 1367 as students get it wrong. Other mistakes stand in the lesson of the reason. */
export const misconceptions = {
  'power-outlives-federal-claim': {
    label: 'once there was a federal claim, keeping the rest is a matter of discretion',
    correction: ({ twist }) =>
      twist === 'frivolous'
        ? 'Discretion to retain a claim presupposes jurisdiction over it. With a frivolous federal claim, there never was any.'
        : 'Discretion to retain a claim remains if a court dismisses the federal one. A plaintiff who drops it takes the jurisdiction away.',
    gives: 'yes-discretion',
    when: ({ twist }) => twist === 'frivolous' || twist === 'dropped' || twist === 'removed',
  },
} as const satisfies MisconceptionTable<SupplementalFacts, typeof reasons, SupplementalStory>
