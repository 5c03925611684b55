import { The, whose } from '../../engine/party.ts'
import type { MisconceptionTable } from '../../engine/tables.ts'
import type { PartyFacts, PartyStory } from './facts.ts'
import type { reasons } from './reasons.ts'

/** Rule 801(d)(2) as students get it wrong. Other mistakes stand in the lesson of the reason. */
export const misconceptions = {
  'own-words-either-way': {
    label: 'a party may offer his or her own earlier words',
    correction: (_, { defendant }) =>
      `${The(defendant)} is a party, but ${whose(defendant)} own statement is outside the hearsay rule only when an opposing party offers it.`,
    gives: 'yes-own',
    when: ({ twist }) => twist === 'offered by self',
  },
} as const satisfies MisconceptionTable<PartyFacts, typeof reasons, PartyStory>
