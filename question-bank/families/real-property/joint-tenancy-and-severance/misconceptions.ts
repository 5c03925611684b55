import type { MisconceptionTable } from '../../engine/tables.ts'
import type { SeveranceFacts, SeveranceStory } from './facts.ts'
import type { reasons } from './reasons.ts'

/** Severance as students get it wrong. Other mistakes stand in the lesson of the reason. */
export const misconceptions = {
  'mortgage-always-severs': {
    label: 'a mortgage severs in every state',
    correction:
      'A mortgage conveys title only under the title theory. In this state it was a lien, which left the joint tenancy as it was.',
    gives: 'yes-mortgage',
    when: ({ twist }) => twist === 'lien',
  },
} as const satisfies MisconceptionTable<SeveranceFacts, typeof reasons, SeveranceStory>
