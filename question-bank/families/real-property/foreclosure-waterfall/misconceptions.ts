import type { MisconceptionTable } from '../../engine/tables.ts'
import type { SaleFacts, SaleStory } from './facts.ts'
import type { reasons } from './reasons.ts'

/** The waterfall as students get it wrong. Other mistakes stand in the lesson of the reason. */
export const misconceptions = {
  'older-judgment-first': {
    label: 'an older judgment ranks ahead of purchase money',
    correction:
      'The judgment lien was first in time, which is the general rule. A purchase-money mortgage has priority over judgments against the buyer, whatever their date.',
    gives: 'time',
    when: ({ twist }) => twist === 'purchase',
  },
} as const satisfies MisconceptionTable<SaleFacts, typeof reasons, SaleStory>
