import { The } from '../../engine/party.ts'
import type { MisconceptionTable } from '../../engine/tables.ts'
import type { RiskFacts, RiskStory } from './facts.ts'
import type { reasons } from './reasons.ts'

/** The law of risk as students get it wrong. Other mistakes stand in the lesson of the reason. */
export const misconceptions = {
  'tender-is-enough': {
    label: 'risk passes as soon as goods stand ready',
    correction: (_, { seller }) =>
      `${The(seller)} deals in such goods, so it's a merchant. Tender passes the risk only for a seller who isn't.`,
    gives: 'yes-tender',
    when: ({ twist }) => twist === 'merchant',
  },
} as const satisfies MisconceptionTable<RiskFacts, typeof reasons, RiskStory>
