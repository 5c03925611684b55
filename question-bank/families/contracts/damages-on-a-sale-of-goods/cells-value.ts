import type { DamagesCells } from './reason-id.ts'
import { summing } from './summing.ts'

/** The ways to a sum where the buyer keeps defective goods. */
export const VALUE_CELLS = {
  value: ({ trade }) => {
    const sum = summing(trade)
    return {
      value: sum(
        15,
        'the value as warranted less the value as accepted is due',
        'a buyer of accepted goods recovers their value as warranted less their value as accepted',
        'Kept goods are measured by what they should have been worth and what they were worth. The good bargain belongs to the buyer.',
      ),
      bare: sum(
        9,
        'the price paid less the value as accepted is due',
        'a buyer of accepted goods recovers the difference between the contract price and their value as accepted',
        'The price says what the buyer paid, not what was promised. These goods were promised to be worth more.',
      ),
      refund: sum(
        40,
        'a breach of warranty as to accepted goods entitles the buyer to the price paid',
        'a buyer of defective goods recovers the price paid, although they were accepted',
        'Money comes back in full only to a buyer who gives up the goods. This one kept them.',
      ),
      market: sum(
        6,
        'the market price of conforming goods less the contract price is the bargain that was lost',
        'the lost bargain is the value as warranted less the contract price',
        'That measures a buyer who got nothing and paid nothing. This one paid in full and got damaged goods.',
      ),
    }
  },
  unnotified: ({ trade }) => {
    const sum = summing(trade)
    return {
      zero: sum(
        0,
        'without notice of the breach in a reasonable time, any remedy for accepted goods is barred',
        'a buyer that accepted goods and gave no timely notice of the breach has no remedy',
        'The defect was known within a day, and the seller heard nothing for two years. Silence bars every remedy.',
      ),
      value: sum(
        15,
        'the value as warranted less the value as accepted is due, with or without notice',
        'a buyer of accepted goods recovers the difference in value, and the action is itself timely notice',
        'The measure would be right if the seller had been told in time. Two years after discovery is no reasonable time.',
      ),
      refund: sum(
        40,
        'a breach of warranty entitles the buyer to the price paid, with or without notice',
        'the defect let the buyer revoke acceptance by the action and recover the price paid',
        'Used goods cannot be handed back after so long, and no sum is due to a buyer who kept silent.',
      ),
      bare: sum(
        9,
        'without notice, the buyer is limited to the price paid less the value as accepted',
        'a buyer that gave no timely notice loses the bargain and recovers the price paid less the value received',
        "Silence doesn't reduce the recovery to the price less the value received. It ends the claim.",
      ),
    }
  },
} satisfies DamagesCells
