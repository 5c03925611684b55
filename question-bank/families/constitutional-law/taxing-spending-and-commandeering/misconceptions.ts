import type { MisconceptionTable } from '../../engine/tables.ts'
import type { MeansFacts, MeansStory } from './facts.ts'
import type { reasons } from './reasons.ts'

/** The limits on Congress as students get them wrong. Other mistakes stand in the lesson of the reason. */
export const misconceptions = {
  'greater-includes-lesser': {
    label: 'Congress may order a state to govern what Congress may regulate itself',
    correction:
      'The commerce power reaches the business and those who run it. It gives Congress no power over the legislatures of the states.',
    gives: 'yes-private',
    when: ({ twist }) => twist === 'command',
  },
} as const satisfies MisconceptionTable<MeansFacts, typeof reasons, MeansStory>
