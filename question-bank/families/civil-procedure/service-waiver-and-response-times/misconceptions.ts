import { The } from '../../engine/party.ts'
import type { MisconceptionTable } from '../../engine/tables.ts'
import type { ServiceFacts, ServiceStory } from './facts.ts'
import type { reasons } from './reasons.ts'

/** Service as students get it wrong. Other mistakes stand in the lesson of the reason. */
export const misconceptions = {
  'notice-is-enough': {
    label: 'papers that reach the defendant have been served',
    correction: ({ matter }, { defendant }) =>
      matter === 'waiver ignored'
        ? `Reading the request isn't service. Personal delivery of a summons was never made, and ${defendant.the} was free to decline the waiver.`
        : `Actual notice doesn't cure defective service. ${The(defendant)} got the papers, but not by personal delivery from a proper server.`,
    gives: 'yes-personal',
    when: ({ matter }) => matter === 'mailed' || matter === 'waiver ignored' || matter === 'left at work',
  },
  'ninety-days-for-all': {
    label: 'service after the ninetieth day is of no use',
    correction: ({ matter }) =>
      matter === 'late, abroad'
        ? 'The 90 days are the limit for service in the United States. Rule 4(m) excepts service in a foreign country.'
        : 'The 90 days can be extended. Where a plaintiff shows good cause, as against a defendant who hides, the court must extend them.',
    gives: 'no-late',
    when: ({ matter }) => matter === 'late, good cause' || matter === 'late, abroad',
  },
} as const satisfies MisconceptionTable<ServiceFacts, typeof reasons, ServiceStory>
