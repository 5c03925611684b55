import { The } from '../../engine/party.ts'
import type { MisconceptionTable } from '../../engine/tables.ts'
import type { PreclusionFacts, PreclusionStory } from './facts.ts'
import type { reasons } from './reasons.ts'

/** The law of preclusion as students get it wrong. Other mistakes stand in the lesson of the reason. */
export const misconceptions = {
  'virtual-representation': {
    label: 'a like interest and the same lawyer make privity',
    correction: (_, { rival }) =>
      `The Supreme Court has rejected virtual representation. ${The(rival)} shares an interest and a lawyer with a party, but privity takes a legal relationship.`,
    gives: 'yes-privity',
    when: ({ twist }) => twist === 'competitor',
  },
  'appeal-undoes-finality': {
    label: 'a judgment under appeal is not final',
    correction:
      "In federal court, an appeal doesn't suspend a judgment's finality for preclusion. It binds unless and until it's set aside.",
    gives: 'no-final',
    when: ({ twist }) => twist === 'appeal',
  },
  'mutuality-required': {
    label: 'only a party may use a judgment',
    correction: (_, { shop }) =>
      `Federal courts gave up mutuality. ${The(shop)} may use the finding as a shield against a party that had its chance to litigate.`,
    gives: 'no-party',
    when: ({ twist }) => twist === 'defensive',
  },
} as const satisfies MisconceptionTable<PreclusionFacts, typeof reasons, PreclusionStory>
