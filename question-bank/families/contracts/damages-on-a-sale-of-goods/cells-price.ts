import type { DamagesCells } from './reason-id.ts'
import { summing } from './summing.ts'

/** The dollars of a deposit that the Code lets the seller keep. */
const KEPT = 500

/** The ways to a sum where the seller wants the price, or can sell to nobody else. */
export const PRICE_CELLS = {
  resalable: ({ trade }) => {
    const sum = summing(trade)
    return {
      market: sum(
        8,
        'the goods could be resold, so the seller may recover only the market difference plus incidental damages',
        'the seller, having made no effort to resell, is limited to the market difference plus incidental damages',
        'Refused goods that others would take give no claim to the whole price. Damages by the market remain, with the cost of hauling.',
      ),
      price: sum(
        42,
        'the seller is holding the identified goods and may recover the contract price plus incidental damages',
        'the buyer wrongfully refused the identified goods and owes the contract price plus incidental damages',
        'The price is due for unaccepted goods only after a reasonable effort to resell, or where it would be useless.',
      ),
      bare: sum(
        6,
        'the seller may recover the market difference, but incidental damages are recoverable only after a resale',
        'incidental damages require a resale, so the seller is limited to the market difference',
        "Asking for too much doesn't cost the seller what the refusal made it spend.",
      ),
      zero: sum(
        2,
        'the seller, having made no effort to resell, is limited to incidental damages',
        'a seller that makes no resale may recover its incidental damages, but no market difference',
        'A seller may resell but need not. One who keeps the goods still has the market difference.',
      ),
    }
  },
  finished: ({ custom }) => {
    const sum = summing(custom)
    return {
      price: sum(
        40,
        'the seller could not resell the goods with reasonable effort and may recover the contract price',
        'reasonable efforts to resell proved unavailing, so the seller is entitled to the contract price',
        'Nobody would have these goods at any price, and the seller keeps them for the buyer. That is when the whole price is due.',
      ),
      market: sum(
        37,
        'the scrap value of the goods is their market price and must be deducted from the contract price',
        'the seller may recover the contract price less what the goods would bring as scrap',
        "Scrap isn't the promised article, and the seller need not break it up. The buyer gets the goods, such as they are, for paying.",
      ),
      bare: sum(
        10,
        'the buyer did not accept the goods, so the seller may recover only the lost profit on the contract price',
        'the seller may recover the lost profit, which is the contract price less the cost of the goods',
        'Profit alone would leave the seller with the cost of goods that nobody wants.',
      ),
      value: sum(
        30,
        'the buyer did not accept the goods, so the seller is limited to the cost of making them',
        'the seller may recover the cost of the goods as reliance damages, but not the lost profit',
        'Getting back the outlay would leave out the profit. The work was done and tendered.',
      ),
    }
  },
  unfinished: ({ custom }) => {
    const sum = summing(custom)
    return {
      profit: sum(
        21,
        'the seller may recover the lost profit and the costs incurred less the scrap proceeds',
        'the seller may recover the contract price less the cost of completion and the scrap proceeds',
        "Profit is the price less all costs. Add what was spent on the work, take off the scrap, and the seller stands where performance would've put it.",
      ),
      bare: sum(
        10,
        'the seller may recover the lost profit, but must bear the costs incurred before the repudiation',
        'the seller stopped work and is limited to the lost profit on the contract price',
        'With the profit alone, the money spent before the repudiation would be gone. It is allowed on top.',
      ),
      price: sum(
        24,
        'the seller may recover the lost profit plus the costs incurred, without credit for the scrap',
        'the seller may recover the contract price less the cost of completion, and may keep the scrap proceeds',
        'What the scrap brought made the loss smaller. The Code gives the buyer credit for it.',
      ),
      resale: sum(
        11,
        'the seller is limited to the costs incurred less the scrap proceeds',
        'a seller of unfinished goods is limited to its costs less the scrap proceeds',
        "That is reliance without the bargain. The profit was certain, and it's part of the seller's loss.",
      ),
    }
  },
  kept: ({ trade }) => {
    const sum = summing(trade)
    return {
      price: sum(
        40,
        'the buyer accepted the goods and became liable for the contract price',
        'a buyer may not return conforming goods after acceptance and must pay the contract price',
        "After inspection and acceptance of sound goods, there's no giving them back. The seller may sue for the price itself.",
      ),
      market: sum(
        7,
        'the buyer offered to return the goods, so the seller is limited to the contract price less the market price',
        'the goods could be resold, so the seller may recover the contract price less the market price',
        'Whether the goods could be sold to others matters while they are unaccepted. These were taken in and stored.',
      ),
      value: sum(
        33,
        'the seller may recover in restitution the market price of the goods when payment was due',
        'the buyer kept the goods and is liable in restitution for their market price',
        "The measure of benefit is for those without a contract. This one names a price, and a falling market is the buyer's risk.",
      ),
      zero: sum(
        0,
        'the buyer rejected the goods within a reasonable time by offering to return them unused',
        'the buyer revoked acceptance before any substantial change in the condition of the goods',
        'Goods without a defect give no ground to reject or revoke, used or unused.',
      ),
    }
  },
  deposit: ({ trade }) => {
    const sum = summing(trade)
    return {
      refund: sum(
        12,
        'a buyer in breach is entitled to restitution of the deposit, less $500',
        'the seller suffered no damages and may not keep more than $500 of the deposit',
        'Without a clause on damages and without loss, the Code leaves the seller 20 percent of the price or $500, whichever is smaller.',
        KEPT,
      ),
      price: sum(
        12,
        'the seller suffered no damages and must make restitution of the whole deposit',
        'a buyer in breach is entitled to restitution of any deposit that exceeds the damages',
        'Even a seller without a loss may keep a small statutory sum when the buyer is the one in breach.',
      ),
      bare: sum(
        4,
        'a buyer in breach is entitled to restitution of the deposit, less 20 percent of the contract price',
        'the seller suffered no damages and may keep only 20 percent of the contract price',
        'The percentage is one of two limits, and the smaller one counts. In a contract of this size, that is $500.',
      ),
      zero: sum(
        0,
        'a buyer in breach forfeits the deposit and has no right to restitution',
        'the buyer refused a proper tender and therefore forfeited the deposit',
        'Under the older rule, a buyer in breach forfeited the deposit. The Code gives back what exceeds the statutory sum.',
      ),
    }
  },
} satisfies DamagesCells
