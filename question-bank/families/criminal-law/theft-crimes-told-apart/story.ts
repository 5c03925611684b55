import type { Story } from '../../engine/tables.ts'
import type { TheftFacts } from './facts.ts'
import type { Fence } from './fences.ts'
import type { Find } from './finds.ts'
import type { Force } from './forces.ts'
import type { Payment } from './payments.ts'
import type { Ride } from './rides.ts'
import type { Sale } from './sales.ts'
import type { Shop } from './shops.ts'
import type { Trust } from './trusts.ts'

/** One cast for each setting. */
export interface TheftStory extends Story<TheftFacts> {
  readonly shop: Shop
  readonly trust: Trust
  readonly ride: Ride
  readonly sale: Sale
  readonly find: Find
  readonly pay: Payment
  readonly force: Force
  readonly fence: Fence
}
