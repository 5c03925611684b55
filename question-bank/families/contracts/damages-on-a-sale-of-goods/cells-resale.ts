import type { DamagesCells } from './reason-id.ts'
import { summing } from './summing.ts'

/** The ways to a sum where the seller has resold the goods. */
export const RESALE_CELLS = {
  resold: ({ trade }) => {
    const sum = summing(trade)
    return {
      resale: sum(
        9,
        'notice and a reasonable sale make the resale price the measure, with hauling on top',
        'the seller recovers incidental damages on top of the contract price less the resale price',
        'The seller gave notice and resold in a reasonable way, so the proceeds fix the loss. Hauling refused goods away is an incidental expense.',
      ),
      market: sum(
        5,
        'the market price on the day of tender controls, and incidental damages are added',
        'the seller recovers the contract price less the market price, plus incidental damages',
        'The market on the day of tender is for a seller who has no proper resale to show. This one has.',
      ),
      bare: sum(
        8,
        'a proper resale sets the damages, and incidental damages are a remedy of buyers',
        'the seller recovers the contract price less the resale price, which takes the place of incidental damages',
        'Sellers, too, recover what a refusal makes them spend on transport and care of the goods.',
      ),
      price: sum(
        40,
        'a buyer that wrongfully refuses a proper tender owes the contract price',
        'the seller made a proper tender and so has an action for the contract price',
        'An action for the price needs goods that were accepted, lost, or beyond resale. These found another buyer within weeks.',
      ),
    }
  },
  silent: ({ trade }) => {
    const sum = summing(trade)
    return {
      market: sum(
        5,
        'a private resale without notice leaves the seller to the market at tender, with hauling added',
        'the buyer had no notice of the resale, so the market measures the loss, with incidental damages',
        'A private resale counts only if the buyer was told of it in advance. Otherwise, the market at tender takes its place, with the cost of hauling.',
      ),
      resale: sum(
        9,
        'a resale at a fair price sets the damages, with or without notice to the buyer',
        'the seller recovers the contract price less the resale price, plus incidental damages',
        'The proceeds would fix the loss if the buyer had been told beforehand of the private sale.',
      ),
      bare: sum(
        4,
        'a seller that resells without notice keeps the market difference, but its incidental damages are forfeited',
        'the market price at tender sets the damages, and incidental damages belong to a proper resale',
        "Saying nothing costs this seller the use of the lower proceeds. It doesn't cost the hauling, which the refusal made necessary.",
      ),
      zero: sum(
        1,
        'a seller that resells without notice is left with its incidental damages',
        'a resale without notice forfeits all but the incidental damages',
        "A faulty resale isn't a forfeiture. It sends the seller back to the market on the day of tender.",
      ),
    }
  },
  venture: ({ trade }) => {
    const sum = summing(trade)
    return {
      bare: sum(
        8,
        'the lost deal is consequential loss, which leaves the resale difference and incidental damages',
        'consequential damages are not given to a seller, though incidental damages are',
        'The Code gives consequential loss to buyers alone. The seller has the difference on resale and the cost of hauling, whatever the buyer knew.',
      ),
      resale: sum(
        7,
        'a seller recovers neither incidental damages nor consequential damages beside the resale difference',
        'the contract price less the resale price is all, without incidental damages or consequential damages',
        'Half of that is true. The other deal is out, but the hauling was a reasonable expense after the breach.',
      ),
      consequential: sum(
        13,
        'the lost deal was foreseeable, so the seller recovers it as consequential damages',
        'the buyer knew of the other deal, whose profit is foreseeable consequential damages',
        'Knowledge would open the door to a buyer. To a seller of goods, it stays shut, since no section grants such loss.',
      ),
      market: sum(
        6,
        'the market price at tender sets the damages, to which incidental damages are added',
        'the seller recovers the contract price less the market price, plus incidental damages',
        'With notice given and the resale reasonable, the proceeds come before the market on the day of tender.',
      ),
    }
  },
  'only-one': ({ dealer }) => {
    const sum = summing(dealer)
    return {
      resale: sum(
        3,
        'the resale replaced the lost sale, which leaves the shortfall and incidental damages',
        'the seller recovers incidental damages on top of the contract price less the resale price',
        'There was one to sell and it was sold once. The second customer stands in for the first, and advertising is a cost of finding that customer.',
      ),
      profit: sum(
        9,
        'a dealer that resells to another customer is a lost-volume seller and recovers its lost profit',
        'the resale cost the dealer a second sale, so the lost profit of a lost-volume seller is due',
        'Volume is lost only where both customers could have been served. With a single item, the second sale needs the first to fail.',
      ),
      bare: sum(
        2,
        'the resale sets the damages, and advertising is no part of incidental damages',
        'the seller recovers the contract price less the resale price, and advertising is overhead',
        'Reasonable spending on a resale after breach belongs to the loss. The refusal made the advertising necessary.',
      ),
      price: sum(
        40,
        'the goods were irreplaceable, so the dealer has an action for the contract price',
        'a buyer that refuses unique goods after tender owes the contract price',
        'That there is no other helps a buyer who wants the thing itself. A seller gets the price only if nobody else will have it.',
      ),
    }
  },
  'lost-volume': ({ dealer }) => {
    const sum = summing(dealer)
    return {
      profit: sum(
        9,
        'a lost-volume seller recovers its lost profit, including reasonable overhead',
        'the lost profit of a lost-volume seller includes its reasonable overhead',
        'The dealer had stock for both customers and lost one sale for good. The margin is due without deducting fixed costs.',
      ),
      zero: sum(
        0,
        'the resale price equals the contract price, so the seller lost nothing',
        'the contract price less the resale price is nothing, and there are no incidental damages',
        "The second customer would have come anyway. What that customer paid can't make up for the sale that failed.",
      ),
      bare: sum(
        6,
        'a lost-volume seller recovers its lost profit after its overhead is deducted',
        'the lost profit of a lost-volume seller does not include its overhead',
        "Rent goes on whether a customer buys or not. The Code counts reasonable overhead as part of the seller's profit.",
      ),
      price: sum(
        40,
        'a lost-volume seller keeps the proceeds of the resale and has an action for the contract price',
        'the resale is no credit to the buyer, who owes a lost-volume seller the contract price',
        'No credit for the second sale is right. But the first never cost the dealer an item, so only the margin is lost.',
      ),
    }
  },
} satisfies DamagesCells
