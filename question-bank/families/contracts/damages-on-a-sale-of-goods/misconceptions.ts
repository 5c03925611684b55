import { The } from '../../engine/party.ts'
import type { MisconceptionTable } from '../../engine/tables.ts'
import type { DamagesFacts, DamagesStory } from './facts.ts'
import type { reasons } from './reasons.ts'

/** The measures of damages as students get them wrong. Other mistakes stand in the lesson of the reason. */
export const misconceptions = {
  'any-resale-counts': {
    label: 'a good price makes a good resale',
    correction: (_, { trade }) =>
      `A fair price isn't enough. ${The(trade.seller)} kept the private sale to itself, and without notice the proceeds don't fix the damages.`,
    gives: 'resale',
    when: ({ twist }) => twist === 'silent',
  },
  'full-resale-no-loss': {
    label: 'a resale at the full price always makes the seller whole',
    correction: (_, { dealer }) =>
      `With both customers, ${dealer.seller.the} would've made two sales. The second one doesn't replace the first if there's stock for all.`,
    gives: 'zero',
    when: ({ twist }) => twist === 'lost-volume',
  },
  'price-less-value': {
    label: 'the loss on defective goods is counted from the price',
    correction:
      'Starting from the price takes the good bargain away from the buyer. The promised goods were worth more than they cost.',
    gives: 'bare',
    when: ({ twist }) => twist === 'value',
  },
} as const satisfies MisconceptionTable<DamagesFacts, typeof reasons, DamagesStory>
