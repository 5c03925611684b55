import { The } from '../../engine/party.ts'
import type { MisconceptionTable } from '../../engine/tables.ts'
import type { SpontaneousFacts, SpontaneousStory } from './facts.ts'
import type { reasons } from './reasons.ts'

/** These exceptions as students get them wrong. Other mistakes stand in the lesson of the reason. */
export const misconceptions = {
  'calm-cannot-be-trusted': {
    label: 'only an excited speaker may be quoted',
    correction: (_, { bystander }) =>
      `${The(bystander)} needed no stress of excitement to describe what was in view. A present sense impression may be calm.`,
    gives: 'no-lapse',
    when: ({ twist }) => twist === 'describing',
  },
} as const satisfies MisconceptionTable<SpontaneousFacts, typeof reasons, SpontaneousStory>
