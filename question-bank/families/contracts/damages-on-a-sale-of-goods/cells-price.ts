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
        'the goods can be resold, which leaves the market difference and incidental damages',
        'others would buy the goods, so the seller is limited to the market difference with incidental damages',
        'Refused goods that others would take give no claim to the whole price. Damages by the market remain, with the cost of hauling.',
      ),
      price: sum(
        42,
        'a seller that holds identified goods for the buyer recovers the contract price, plus incidental damages',
        'the seller may hold the identified goods and recover the contract price, plus incidental damages',
        'The price is due for unaccepted goods only after a reasonable effort to resell, or where it would be useless.',
      ),
      bare: sum(
        6,
        'the contract price less the market price is due, and hauling is part of that difference',
        'a seller that wrongly demands the contract price forfeits incidental damages and keeps the market difference',
        "Asking for too much doesn't cost the seller what the refusal made it spend.",
      ),
      zero: sum(
        2,
        'a seller that makes no effort to resell is left with its incidental damages',
        'without a resale, the seller recovers its incidental damages and no more',
        'A seller may resell but need not. One who keeps the goods still has the market difference.',
      ),
    }
  },
  finished: ({ custom }) => {
    const sum = summing(custom)
    return {
      price: sum(
        40,
        'efforts to resell failed, which gives the seller an action for the contract price',
        'the seller holds identified goods that nobody will buy and may have the contract price',
        'Nobody would have these goods at any price, and the seller keeps them for the buyer. That is when the whole price is due.',
      ),
      market: sum(
        37,
        'the contract price less what the materials would bring on the scrap market is due',
        'the scrap value is the market price, which is deducted from the contract price',
        "Scrap isn't the promised article, and the seller need not break it up. The buyer gets the goods, such as they are, for paying.",
      ),
      bare: sum(
        10,
        'the goods were not accepted, which leaves the lost profit on the contract price',
        'a seller of special goods recovers its lost profit, being the contract price less its cost',
        'Profit alone would leave the seller with the cost of goods that nobody wants.',
      ),
      value: sum(
        30,
        'the goods were not accepted, which leaves the cost of making identified goods',
        'a seller of special goods recovers its reliance, being what it spent on identified goods',
        'Getting back the outlay would leave out the profit. The work was done and tendered.',
      ),
    }
  },
  unfinished: ({ custom }) => {
    const sum = summing(custom)
    return {
      profit: sum(
        21,
        'the lost profit on the finished work is added to the outlay, and the scrap proceeds are credited',
        'the contract price is reduced by the cost of finishing and by the scrap proceeds',
        "Profit is the price less all costs. Add what was spent on the work, take off the scrap, and the seller stands where performance would've put it.",
      ),
      bare: sum(
        10,
        'a seller that stops work recovers its lost profit and must bear its own costs',
        'lost profit is the contract price less all costs, and nothing is due beyond it',
        'With the profit alone, the money spent before the repudiation would be gone. It is allowed on top.',
      ),
      price: sum(
        24,
        'lost profit and the costs incurred are due, and salvage belongs to the seller',
        'the contract price less the cost saved is due as lost profit and costs, without credit for salvage',
        'What the scrap brought made the loss smaller. The Code gives the buyer credit for it.',
      ),
      resale: sum(
        11,
        'the costs incurred are due with credit for the scrap, but no lost profit on unfinished goods',
        'unfinished goods have no contract price, which leaves the costs less the scrap proceeds',
        "That is reliance without the bargain. The profit was certain, and it's part of the seller's loss.",
      ),
    }
  },
  kept: ({ trade }) => {
    const sum = summing(trade)
    return {
      price: sum(
        40,
        'acceptance after inspection gives the seller an action for the agreed price',
        'a buyer must pay for accepted goods at the contract rate when payment is due',
        "After inspection and acceptance of sound goods, there's no giving them back. The seller may sue for the price itself.",
      ),
      market: sum(
        7,
        'an offer to return the goods limits the seller to the contract price less the market price',
        'the contract price less the market price is due, since the goods can be resold',
        'Whether the goods could be sold to others matters while they are unaccepted. These were taken in and stored.',
      ),
      value: sum(
        33,
        'a buyer that keeps goods without paying owes the market price',
        'the buyer owes the market price of the accepted goods, which is the benefit received',
        'The measure of benefit is for those without a contract. This one names a price, and a falling market is the risk of the buyer.',
      ),
      zero: sum(
        0,
        'an offer to return unused goods before payment is due is a rejection',
        'acceptance may be revoked before the contract price is due, and the buyer revoked it',
        'Goods without a defect give no ground to reject or revoke, used or unused.',
      ),
    }
  },
  deposit: ({ trade }) => {
    const sum = summing(trade)
    return {
      refund: sum(
        12,
        'restitution is due for the deposit above $500, which the Code lets the seller keep',
        'a party in breach has restitution of its payments above $500 where the seller has no loss',
        'Without a clause on damages and without loss, the Code leaves the seller 20 percent of the price or $500, whichever is smaller.',
        KEPT,
      ),
      price: sum(
        12,
        'restitution of the whole deposit is due from a seller that lost nothing by the resale',
        'the seller resold at the contract price, so restitution of the full deposit is due',
        'Even a seller without a loss may keep a small statutory sum when the buyer is the one in breach.',
      ),
      bare: sum(
        4,
        'restitution is due for so much of the deposit as exceeds 20 percent of the contract price',
        'a party in breach has restitution of its payments, less 20 percent of the contract price',
        'The percentage is one of two limits, and the smaller one counts. In a contract of this size, that is $500.',
      ),
      zero: sum(
        0,
        'a party in breach forfeits its deposit and has no restitution',
        'restitution of a deposit is not given to a buyer that refuses a proper tender',
        'Forfeiture was the older rule. The Code gives even a defaulting buyer back what exceeds the statutory sum.',
      ),
    }
  },
} satisfies DamagesCells
