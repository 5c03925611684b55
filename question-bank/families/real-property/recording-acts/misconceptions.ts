import type { MisconceptionTable } from '../../engine/tables.ts'
import type { RecordingFacts, RecordingStory } from './facts.ts'
import type { reasons } from './reasons.ts'

/** Recording acts as students get them wrong. Other mistakes stand in the lesson of the reason. */
export const misconceptions = {
  'every-act-is-a-race': {
    label: 'the first to record wins under every act',
    correction:
      'An act that asks for lack of notice and no more is a notice act. Being the first to record is not its test, and the buyer need not record at all.',
    gives: 'no-priority',
    when: ({ twist }) => twist === 'unrecorded' || twist === 'shelter',
  },
} as const satisfies MisconceptionTable<RecordingFacts, typeof reasons, RecordingStory>
