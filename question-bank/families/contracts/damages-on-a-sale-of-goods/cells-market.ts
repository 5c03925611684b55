import type { DamagesCells } from './reason-id.ts'
import { summing } from './summing.ts'

/** The ways to a sum where neither side has made a substitute deal. */
export const MARKET_CELLS = {
  early: ({ trade }) => {
    const sum = summing(trade)
    return {
      market: sum(
        7,
        'damages are measured by the market price at the time for tender',
        'the seller may recover the contract price less the market price on the delivery date',
        "For a seller, the day is fixed by the contract. An earlier repudiation doesn't move it when the case is tried after that day.",
      ),
      learned: sum(
        2,
        'damages are measured by the market price when the seller learned of the breach',
        'the seller may recover the contract price less the market price on the date of the repudiation',
        'The day on which the breach becomes known is the measure for buyers. A seller looks to the day when it had to perform.',
      ),
      resale: sum(
        10,
        'the goods remain unsold, so damages are measured by the market price at trial',
        'the seller may recover the contract price less the price that a resale would bring at trial',
        'A resale that never took place sets nothing. Otherwise a seller could wait for the market to choose its damages.',
      ),
      price: sum(
        40,
        'the seller may hold the goods for the buyer and recover the contract price',
        'the buyer repudiated, so the seller may tender the goods and recover the contract price',
        'The price is for goods accepted, lost at the risk of the other side, or beyond resale. A repudiation alone gives damages.',
      ),
    }
  },
  place: ({ trade }) => {
    const sum = summing(trade)
    return {
      market: sum(
        3,
        `damages are measured by the market price in ${trade.sellerCity}, the place for tender`,
        `the F.O.B. term made ${trade.sellerCity} the place for tender, so its market price controls`,
        'The F.O.B. term makes this a shipment contract, in which goods are tendered where they set out. The market there counts.',
      ),
      arrival: sum(
        6,
        `damages are measured by the market price in ${trade.buyerCity}, the place of arrival`,
        `the goods were bound for ${trade.buyerCity}, so its market price at the time for tender controls`,
        'The place of arrival matters for a buyer who turns goods away or gives them back. Here, nothing ever left.',
      ),
      resale: sum(
        9,
        `the goods remain unsold, so the market price in ${trade.sellerCity} at trial controls`,
        'the seller may recover the contract price less the price that a resale would bring at trial',
        "The goods weren't resold, and a guess at today's proceeds is no substitute. June 1 was the day for tender.",
      ),
      price: sum(
        40,
        'the seller may hold the goods for the buyer and recover the contract price',
        'the buyer repudiated, so the seller may tender the goods and recover the contract price',
        'For the price, a seller would have to show that no reasonable effort could have sold these goods. There was a market.',
      ),
    }
  },
  learned: ({ trade }) => {
    const sum = summing(trade)
    return {
      learned: sum(
        5,
        'damages are measured by the market price when the buyer learned of the breach',
        'the buyer may recover the market price on the date of discovery less the contract price',
        'Until then, the buyer had no reason to look elsewhere. The market on the day of discovery shows what looking would have cost.',
      ),
      market: sum(
        2,
        'damages are measured by the market price at the time for tender',
        'the buyer may recover the market price on the shipment date less the contract price',
        'The day for tender is the measure for sellers. A buyer is measured by the day on which the failure came to light.',
      ),
      cover: sum(
        10,
        'the buyer may still cover, so damages are measured by the market price at trial',
        'the buyer may recover the market price at the time of trial less the contract price',
        "Cover has to be made without unreasonable delay, and none was made. A buyer can't let the market run at the seller's cost.",
      ),
      zero: sum(
        0,
        'a buyer that has made no payment and no cover suffers no damages',
        'a buyer must make cover before it may recover any damages for nondelivery',
        'Making cover is a choice and not a duty. Without it, the lost bargain is measured by the market.',
      ),
    }
  },
  arrival: ({ trade }) => {
    const sum = summing(trade)
    return {
      arrival: sum(
        7,
        'the buyer may recover the market difference at the place of arrival together with incidental damages',
        `damages are measured by the market price in ${trade.buyerCity}, the place of arrival, plus incidental damages`,
        'Goods that are turned away after they arrive are measured where they arrived. Storing them for the seller is an incidental expense.',
      ),
      market: sum(
        4,
        'the buyer may recover the market difference at the place for tender, plus incidental damages',
        `damages are measured by the market price in ${trade.sellerCity}, the place for tender, plus incidental damages`,
        'The place for tender governs goods that never come. These came and were rejected, which moves the measure to the other end.',
      ),
      bare: sum(
        6,
        'the buyer may recover the market difference at the place of arrival, but not incidental damages',
        `damages are measured by the market price in ${trade.buyerCity}, which includes any incidental damages`,
        'Care of goods that were rightfully rejected is the first thing that incidental loss includes.',
      ),
      zero: sum(
        1,
        'the buyer rejected the goods, made no cover, and is limited to incidental damages',
        'a buyer that rejects goods and does not cover is limited to incidental damages',
        'The buyer lost a bargain as well. Failing to buy elsewhere leaves the market as the yardstick for it.',
      ),
    }
  },
  avoidable: ({ machine }) => {
    const sum = summing(machine)
    return {
      market: sum(
        4,
        'cover would have prevented the lost profits, so the buyer may recover only the market difference',
        'the buyer may recover the market difference, but not lost profits that cover would have prevented',
        "Buying elsewhere wasn't required, so the market difference stays. The idle weeks were the buyer's own doing.",
      ),
      consequential: sum(
        13,
        'the seller had reason to know of the lost profits, which are recoverable in addition to the market difference',
        'the buyer may recover the market difference, plus the lost profits as foreseeable consequential damages',
        "Knowledge is half of the test. Loss that a purchase on the same day would have prevented isn't recoverable.",
      ),
      bare: sum(
        9,
        'a buyer that does not cover may recover consequential damages, but not the market difference',
        'the buyer may recover foreseeable consequential damages, but the market difference requires cover',
        'It is the other way around. The market difference needs no purchase elsewhere, and the lost profits do.',
      ),
      zero: sum(
        0,
        'the buyer made no cover in mitigation and may therefore recover no damages',
        'a buyer that makes no cover is barred from the market difference as well as the lost profits',
        "A missed chance to buy elsewhere bars only loss that the purchase would have prevented. It wouldn't have prevented the rise in the market.",
      ),
    }
  },
} satisfies DamagesCells
