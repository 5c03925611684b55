import type { DamagesCells } from './reason-id.ts'
import { summing } from './summing.ts'

/** The ways to a sum where neither side has made a substitute deal. */
export const MARKET_CELLS = {
  early: ({ trade }) => {
    const sum = summing(trade)
    return {
      market: sum(
        7,
        "a seller's damages turn on the market price at the time for tender",
        'the contract price less the market price on the day for tender is due',
        "For a seller, the day is fixed by the contract. An earlier repudiation doesn't move it when the case is tried after that day.",
      ),
      learned: sum(
        2,
        "a seller's damages turn on the market price when it learned of the breach",
        'the contract price less the market price on the day of the repudiation is due',
        'The day on which the breach becomes known is the measure for buyers. A seller looks to the day when it had to perform.',
      ),
      resale: sum(
        10,
        'the goods are unsold, so the market price at trial stands for the resale price',
        'the contract price less the resale price that the goods would now bring is due',
        'A resale that never took place sets nothing. Otherwise a seller could wait for the market to choose its damages.',
      ),
      price: sum(
        40,
        'a repudiation entitles the seller to hold the goods and recover the contract price',
        'a seller that has not resold may recover the contract price after a repudiation',
        'The price is for goods accepted, lost at the risk of the other side, or beyond resale. A repudiation alone gives damages.',
      ),
    }
  },
  place: ({ trade }) => {
    const sum = summing(trade)
    return {
      market: sum(
        3,
        `${trade.sellerCity} was the place for tender and its market price sets the damages`,
        `the place for tender under the F.O.B. term was ${trade.sellerCity}, whose market price controls`,
        'The F.O.B. term makes this a shipment contract, in which goods are tendered where they set out. The market there counts.',
      ),
      arrival: sum(
        6,
        `the market price at the place of arrival, which is ${trade.buyerCity}, sets the damages`,
        `the goods were bound for ${trade.buyerCity}, whose market price controls at the time for tender`,
        'The place of arrival matters for a buyer who turns goods away or gives them back. Here, nothing ever left.',
      ),
      resale: sum(
        9,
        `the market price at trial in ${trade.sellerCity} stands for the resale price of unsold goods`,
        'the contract price less the resale price that the goods would now bring is due',
        "The goods weren't resold, and a guess at today's proceeds is no substitute. June 1 was the day for tender.",
      ),
      price: sum(
        40,
        'a repudiation entitles the seller to hold the goods and recover the contract price',
        'a seller that has not resold may recover the contract price after a repudiation',
        'For the price, a seller would have to show that no reasonable effort could have sold these goods. There was a market.',
      ),
    }
  },
  learned: ({ trade }) => {
    const sum = summing(trade)
    return {
      learned: sum(
        5,
        "a buyer's damages turn on the market price when it learned of the breach",
        'the market price on the day when the buyer learned of the breach controls',
        'Until then, the buyer had no reason to look elsewhere. The market on the day of discovery shows what looking would have cost.',
      ),
      market: sum(
        2,
        "a buyer's damages turn on the market price at the time for tender",
        'the market price on the day for tender less the contract price is due',
        'The day for tender is the measure for sellers. A buyer is measured by the day on which the failure came to light.',
      ),
      cover: sum(
        10,
        'the buyer may still cover, so the market price at trial sets the damages',
        'the cost of cover at the time of trial less the contract price is due',
        "Cover has to be made without unreasonable delay, and none was made. A buyer can't let the market run at the seller's cost.",
      ),
      zero: sum(
        0,
        'a buyer that neither pays nor makes cover has no loss to recover',
        'a buyer must cover before it may recover any damages for nondelivery',
        'Buying elsewhere is a choice and not a duty. Without it, the lost bargain is measured by the market.',
      ),
    }
  },
  arrival: ({ trade }) => {
    const sum = summing(trade)
    return {
      arrival: sum(
        7,
        'the market difference at the place of arrival is due together with incidental damages',
        `the goods were rejected in ${trade.buyerCity}, where the market difference is due with incidental damages`,
        'Goods that are turned away after they arrive are measured where they arrived. Storing them for the seller is an incidental expense.',
      ),
      market: sum(
        4,
        'the market price at the place for tender under the F.O.B. term sets the damages, plus incidental damages',
        `the market price in ${trade.sellerCity}, the place for tender, sets the damages, plus incidental damages`,
        'The place for tender governs goods that never come. These came and were rejected, which moves the measure to the other end.',
      ),
      bare: sum(
        6,
        'the market price at the place of arrival sets the damages, and storage is no part of incidental damages',
        `the market difference in ${trade.buyerCity} is due, and storage is covered by that market price`,
        'Care of goods that were rightfully rejected is the first thing that incidental loss includes.',
      ),
      zero: sum(
        1,
        'a buyer that makes no cover after rejection is left with its incidental damages',
        'without cover, rejection saves the buyer the contract price and leaves incidental damages',
        'The buyer lost a bargain as well. Failing to buy elsewhere leaves the market as the yardstick for it.',
      ),
    }
  },
  avoidable: ({ machine }) => {
    const sum = summing(machine)
    return {
      market: sum(
        4,
        'cover would have prevented the lost profits, which leaves the market difference',
        'the market difference is due but not the lost profits that cover would have prevented',
        "Buying elsewhere wasn't required, so the market difference stays. The idle weeks were the buyer's own doing.",
      ),
      consequential: sum(
        13,
        'the lost profits were foreseeable consequential damages, due with the market difference',
        'the seller knew of the need, so consequential damages are added to the market difference',
        "Knowledge is half of the test. Loss that a purchase on the same day would have prevented isn't recoverable.",
      ),
      bare: sum(
        9,
        'a buyer that does not cover recovers its consequential damages in place of the market difference',
        'the lost profits are consequential damages, and without cover there is no other loss',
        'It is the other way around. The market difference needs no purchase elsewhere, and the lost profits do.',
      ),
      zero: sum(
        0,
        'a buyer that could readily have made cover and did not has no damages',
        'failure to cover bars both the market difference and consequential damages',
        'A missed chance to buy elsewhere bars what the purchase would have prevented. The higher market price it would not.',
      ),
    }
  },
} satisfies DamagesCells
