import type { DamagesCells } from './reason-id.ts'
import { summing } from './summing.ts'

/** The ways to a sum where the seller has resold the goods. */
export const RESALE_CELLS = {
  resold: ({ trade }) => {
    const sum = summing(trade)
    return {
      resale: sum(
        9,
        'the seller resold in a commercially reasonable manner after notice and may add incidental damages',
        'the seller may recover the contract price less the resale price, plus incidental damages',
        'The seller gave notice and resold in a reasonable way, so the proceeds fix the loss. Hauling refused goods away is an incidental expense.',
      ),
      market: sum(
        5,
        'damages are measured by the market price at the time for tender, plus incidental damages',
        'the seller may recover the contract price less the market price at tender, plus incidental damages',
        'The market on the day of tender is for a seller who has no proper resale to show. This one has.',
      ),
      bare: sum(
        8,
        'only a buyer may recover incidental damages, so the seller is limited to the difference on resale',
        'the seller may recover the contract price less the resale price, but not incidental damages',
        'Sellers, too, recover what a refusal makes them spend on transport and care of the goods.',
      ),
      price: sum(
        40,
        'title to the goods passed to the buyer on tender, so the seller may recover the contract price',
        'the buyer wrongfully refused a proper tender and is liable for the contract price',
        'An action for the price needs goods that were accepted, lost, or beyond resale. These found another buyer within weeks.',
      ),
    }
  },
  silent: ({ trade }) => {
    const sum = summing(trade)
    return {
      market: sum(
        5,
        'the seller did not give notice of the private resale and is limited to the market difference plus incidental damages',
        'a seller that resells privately without notice may recover the market difference plus incidental damages',
        'A private resale counts only if the buyer was told of it in advance. Otherwise, the market at tender takes its place, with the cost of hauling.',
      ),
      resale: sum(
        9,
        'the private resale brought a fair price, which fixes the damages, plus incidental damages',
        'the seller may recover the contract price less the resale price, plus incidental damages',
        'The proceeds would fix the loss if the buyer had been told beforehand of the private sale.',
      ),
      bare: sum(
        4,
        'a seller that resells privately without notice may recover the market difference, but not incidental damages',
        'incidental damages require a proper resale, so the seller may recover only the contract price less the market price',
        "Saying nothing costs this seller the use of the lower proceeds. It doesn't cost the hauling, which the refusal made necessary.",
      ),
      zero: sum(
        1,
        'a seller that gives no notice of a private resale is limited to its incidental damages',
        'the seller gave no notice of the private resale and forfeited all recovery except incidental damages',
        "A faulty resale isn't a forfeiture. It sends the seller back to the market on the day of tender.",
      ),
    }
  },
  venture: ({ trade }) => {
    const sum = summing(trade)
    return {
      bare: sum(
        8,
        'the seller may recover the difference on resale and incidental damages, but not consequential damages',
        "a seller's damages are limited to the difference on resale plus incidental damages",
        'The Code gives consequential loss to buyers alone. The seller has the difference on resale and the cost of hauling, whatever the buyer knew.',
      ),
      resale: sum(
        7,
        'only a buyer may recover incidental or consequential damages in addition to the difference in price',
        'the seller may recover the difference on resale, but not incidental or consequential damages',
        'Half of that is true. The other deal is out, but the hauling was a reasonable expense after the breach.',
      ),
      consequential: sum(
        13,
        'the buyer knew of the other deal, so the lost profit is recoverable as foreseeable consequential damages',
        'the seller may recover consequential damages that were foreseeable to the buyer when the contract was made',
        'Knowledge would open the door to a buyer. To a seller of goods, it stays shut, since no section grants such loss.',
      ),
      market: sum(
        6,
        'damages are measured by the market price at the time for tender, plus incidental damages',
        'the seller may recover the contract price less the market price at tender, plus incidental damages',
        'With notice given and the resale reasonable, the proceeds come before the market on the day of tender.',
      ),
    }
  },
  'only-one': ({ dealer }) => {
    const sum = summing(dealer)
    return {
      resale: sum(
        3,
        'the resale replaced the lost sale, so the dealer may recover the shortfall plus incidental damages',
        'the dealer may recover the contract price less the resale price, plus incidental damages',
        'There was one to sell and it was sold once. The second customer stands in for the first, and advertising is a cost of finding that customer.',
      ),
      profit: sum(
        9,
        'the dealer is a lost-volume seller and may recover the lost profit on the first sale',
        'the resale to another customer does not reduce the lost profit that the dealer may recover',
        'Volume is lost only where both customers could have been served. With a single item, the second sale needs the first to fail.',
      ),
      bare: sum(
        2,
        'the dealer may recover the contract price less the resale price and must bear the cost of advertising',
        'the dealer may recover the difference on resale, but advertising is overhead, which is part of the price',
        'Reasonable spending on a resale after breach belongs to the loss. The refusal made the advertising necessary.',
      ),
      price: sum(
        40,
        'the goods were unique, so the dealer may recover the contract price after a proper tender',
        'a buyer that refuses unique goods after a proper tender is liable for the contract price',
        'That there is no other helps a buyer who wants the thing itself. A seller gets the price only if nobody else will have it.',
      ),
    }
  },
  'lost-volume': ({ dealer }) => {
    const sum = summing(dealer)
    return {
      profit: sum(
        9,
        'the dealer is a lost-volume seller and may recover its lost profit, including reasonable overhead',
        'the lost profit that a lost-volume seller may recover is not reduced by its overhead',
        'The dealer had stock for both customers and lost one sale for good. The margin is due without deducting fixed costs.',
      ),
      zero: sum(
        0,
        'the dealer resold the goods at the contract price and therefore suffered no damages',
        'the resale price equaled the contract price, and the dealer has no incidental damages',
        "The second customer would have come anyway. What that customer paid can't make up for the sale that failed.",
      ),
      bare: sum(
        6,
        'the dealer is a lost-volume seller and may recover its lost profit, excluding reasonable overhead',
        'the lost profit that a lost-volume seller may recover is reduced by its overhead',
        "Rent goes on whether a customer buys or not. The Code counts reasonable overhead as part of the seller's profit.",
      ),
      price: sum(
        40,
        'a lost-volume seller may recover the contract price without credit for the resale',
        'the dealer is a lost-volume seller and may recover the contract price without credit for the resale',
        'No credit for the second sale is right. But the first never cost the dealer an item, so only the margin is lost.',
      ),
    }
  },
} satisfies DamagesCells
