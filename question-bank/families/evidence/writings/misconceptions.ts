import type { MisconceptionTable } from '../../engine/tables.ts'
import type { WritingFacts, WritingStory } from './facts.ts'
import type { reasons } from './reasons.ts'

/** The rules on writings as students get them wrong. Other mistakes stand in the lesson of the reason. */
export const misconceptions = {
  'best-evidence-always': {
    label: 'whatever has been written down must be proved by the writing',
    correction: (_, { witness }) =>
      `${witness.pronoun === 'he' ? 'He' : 'She'} would describe a payment, not a receipt. The original-document rule asks for the original only when content is proved.`,
    gives: 'no-content',
    when: ({ twist }) => twist === 'event',
  },
} as const satisfies MisconceptionTable<WritingFacts, typeof reasons, WritingStory>
