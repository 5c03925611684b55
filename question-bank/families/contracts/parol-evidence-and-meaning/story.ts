import type { Story } from '../../engine/tables.ts'
import type { ParolFacts } from './facts.ts'
import type { Gift } from './gifts.ts'
import type { Job } from './job.ts'
import type { Sale } from './sale.ts'

/** One scene for work at a price, one for a promise of money, and one for a sale of goods. */
export interface ParolStory extends Story<ParolFacts> {
  readonly job: Job
  readonly gift: Gift
  readonly sale: Sale
}
