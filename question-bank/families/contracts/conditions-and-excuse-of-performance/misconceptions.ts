import type { MisconceptionTable } from '../../engine/tables.ts'
import type { ExcuseFacts, ExcuseStory } from './facts.ts'
import type { reasons } from './reasons.ts'

/** The law as students get it wrong. Other mistakes stand in the lesson of the reason. */
export const misconceptions = {
  'nearly-is-enough': {
    label: 'substantial performance meets an express condition',
    correction:
      'A party that has substantially performed has met a constructive condition. Words like "if, and only if" make an express one, and two days late doesn\'t meet it.',
    gives: 'yes-substantial',
    when: ({ twist }) => twist === 'strict',
  },
} as const satisfies MisconceptionTable<ExcuseFacts, typeof reasons, ExcuseStory>
