import type { DamagesCells } from './reason-id.ts'
import { summing } from './summing.ts'

/** The ways to a sum where the buyer keeps defective goods. */
export const VALUE_CELLS = {
  value: ({ trade }) => {
    const sum = summing(trade)
    return {
      value: sum(
        15,
        'the buyer may recover the value as warranted less the value as accepted',
        'a buyer of accepted goods may recover their value as warranted less their value as accepted',
        'Kept goods are measured by what they should have been worth and what they were worth. The good bargain belongs to the buyer.',
      ),
      bare: sum(
        9,
        'the buyer may recover the price paid less the value as accepted',
        'a buyer of accepted goods may recover the contract price less their value as accepted',
        'The price says what the buyer paid, not what was promised. These goods were promised to be worth more.',
      ),
      refund: sum(
        40,
        'the buyer gave timely notice of the breach of warranty and may recover the price paid',
        'a buyer of defective goods may recover the price paid, even after they are accepted',
        'Money comes back in full only to a buyer who gives up the goods. This one kept them.',
      ),
      market: sum(
        6,
        'the buyer may recover the value as warranted less the contract price',
        'a buyer of accepted goods may recover their value as warranted less the contract price',
        'That measures a buyer who got nothing and paid nothing. This one paid in full and got damaged goods.',
      ),
    }
  },
  unnotified: ({ trade }) => {
    const sum = summing(trade)
    return {
      zero: sum(
        0,
        'a buyer of accepted goods that gives no timely notice of the breach is barred from any remedy',
        'the buyer failed to give notice of the breach within a reasonable time and is barred from any remedy',
        'The defect was known within a day, and the seller heard nothing for two years. Silence bars every remedy.',
      ),
      value: sum(
        15,
        'the action within the limitations period was timely notice, so the difference in value is recoverable',
        'a buyer of accepted goods may recover their value as warranted less their value as accepted',
        'The measure would be right if the seller had been told in time. Two years after discovery is no reasonable time.',
      ),
      refund: sum(
        40,
        'the buyer revoked acceptance by suing within the limitations period and may recover the price paid',
        'the seller breached the warranty as to accepted goods and is liable for the price paid',
        'Used goods cannot be handed back after so long, and no sum is due to a buyer who kept silent.',
      ),
      bare: sum(
        9,
        'a buyer that gives no timely notice of the breach may recover only the price paid less the value as accepted',
        'the buyer failed to give timely notice of the breach and is limited to the price paid less the value as accepted',
        "Silence doesn't reduce the recovery to the price less the value received. It ends the claim.",
      ),
    }
  },
} satisfies DamagesCells
