import { The } from '../../engine/party.ts'
import type { MisconceptionTable } from '../../engine/tables.ts'
import type { ActionFacts } from './facts.ts'
import type { reasons } from './reasons.ts'
import type { ActionStory } from './story.ts'

/** State action and due process as students get them wrong. Other mistakes stand in the lesson of the reason. */
export const misconceptions = {
  'vital-services-are-public': {
    label: 'whatever the public needs is a public function',
    correction:
      "Even a monopoly on a necessity isn't a public function where private firms have long supplied it.",
    gives: 'yes-function',
    when: ({ twist }) => twist === 'regulated',
  },
  'public-jobs-are-property': {
    label: 'good service earns a property interest',
    correction: (_, { job }) =>
      `Good work raises hopes, not an entitlement. You need a rule or promise that limits the discretion of ${job.head}.`,
    gives: 'yes-property',
    when: ({ twist }) => twist === 'expired',
  },
  'stigma-is-enough': {
    label: 'an official insult is a loss of liberty',
    correction:
      'You have the stigma but not the plus. Neighbors did the shunning, and the law took away no right.',
    gives: 'yes-plus',
    when: ({ twist }) => twist === 'label',
  },
  'goldberg-for-all': {
    label: 'every benefit needs a hearing first',
    correction:
      'Goldberg put the hearing first for people without any other income. These benefits are paid to workers of any means.',
    gives: 'yes-evidentiary',
    when: ({ twist }) => twist === 'disability',
  },
  'intent-is-the-test': {
    label: 'an intentional loss always needs a hearing first',
    correction: (_, { thing }) =>
      `${The(thing.guard)} acted intentionally, but against the rules. Spite can't be foreseen, so a suit afterward is enough.`,
    gives: 'yes-property',
    when: ({ twist }) => twist === 'random',
  },
} as const satisfies MisconceptionTable<ActionFacts, typeof reasons, ActionStory>
