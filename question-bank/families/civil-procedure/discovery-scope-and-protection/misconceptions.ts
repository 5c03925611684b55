import { The } from '../../engine/party.ts'
import type { MisconceptionTable } from '../../engine/tables.ts'
import type { DiscoveryFacts, DiscoveryStory } from './facts.ts'
import type { reasons } from './reasons.ts'

/** The law of scope and protection as students get it wrong. Other mistakes stand in the lesson of the reason. */
export const misconceptions = {
  'admissible-only': {
    label: 'only what is admissible can be discovered',
    correction:
      'Relevance to a claim or defense is enough. The rule says in so many words that information need not be admissible.',
    gives: 'no-relevant',
    when: ({ twist }) => twist === 'inadmissible',
  },
  'subject-matter': {
    label: 'good cause opens the subject matter of the action',
    correction:
      'The rule once let a court open the subject matter for good cause. Since 2015, nothing widens discovery beyond the pleaded claims and defenses.',
    gives: 'yes-good-cause',
    when: ({ twist }) => twist === 'unpleaded',
  },
  'expected-is-prepared': {
    label: 'whatever is written when a suit is expected is work product',
    correction: (_, { employee }) =>
      `Timing isn't the test but purpose. ${The(employee)} would have filled out the same form if no one had thought of a suit.`,
    gives: 'no-work-product',
    when: ({ twist }) => twist === 'routine',
  },
  'facts-told-to-lawyers': {
    label: 'what a lawyer was told is privileged',
    correction: (_, { employee }) =>
      `A fact stays open although a lawyer has heard it. ${The(employee)} must say what happened, and may keep silent about the talk.`,
    gives: 'no-privilege',
    when: ({ twist }) => twist === 'seen',
  },
  'drafts-before-2010': {
    label: 'drafts of an expert report are open',
    correction:
      'Drafts were often produced before 2010. The rule now protects them in any form, and it makes no exception for changes of mind.',
    gives: 'yes-considered',
    when: ({ twist }) => twist === 'draft',
  },
  'any-disclosure-waives': {
    label: 'every disclosure waives',
    correction: (_, { defendant }) =>
      `Disclosure by mistake is forgiven to a careful holder. ${The(defendant)} had its files screened and spoke up within a day.`,
    gives: 'yes-waived',
    when: ({ twist }) => twist === 'careful',
  },
} as const satisfies MisconceptionTable<DiscoveryFacts, typeof reasons, DiscoveryStory>
