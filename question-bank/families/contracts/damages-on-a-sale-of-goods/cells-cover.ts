import type { DamagesCells } from './reason-id.ts'
import { summing } from './summing.ts'

/** The ways to a sum where the buyer has bought substitute goods. */
export const COVER_CELLS = {
  cover: ({ trade }) => {
    const sum = summing(trade)
    return {
      cover: sum(
        6,
        'a prompt purchase in good faith is cover, to which the fee is added and from which the saving is taken',
        'the cost of cover and the fee of the broker count, and expenses saved are taken off',
        "A week's search in good faith is prompt. The price of the substitute counts, with the fee added and the saving taken off.",
      ),
      market: sum(
        3,
        'the market price sets the damages, plus incidental damages and less expenses saved',
        'cover above the market price is improper, which leaves the market difference, the fee, and the saving',
        "The market is for a buyer who hasn't bought elsewhere. Hindsight about a lower price doesn't spoil a reasonable purchase.",
      ),
      bare: sum(
        5,
        'the cost of cover sets the damages, less expenses saved, and the fee is outside incidental damages',
        'cover was proper, but the fee is outside incidental damages while expenses saved are deducted',
        'A reasonable commission for finding substitute goods is one of the costs that the Code lists.',
      ),
      consequential: sum(
        8,
        'the cost of cover sets the damages, plus incidental damages, and expenses saved benefit the buyer',
        'cover was proper, and the fee is added as incidental damages while expenses saved benefit the buyer',
        'The buyer was spared the trip only because of the breach. Leaving that out would put it in a better place than performance.',
      ),
    }
  },
  cheap: ({ trade }) => {
    const sum = summing(trade)
    return {
      cover: sum(
        4,
        'cover was made, and its cost sets the damages together with incidental damages',
        'the cost of cover less the contract price is due with incidental damages',
        'The buyer has the goods for the price of the substitute and the fee. That difference is the whole loss.',
      ),
      market: sum(
        7,
        'a buyer may choose the market price over the cost of cover, plus incidental damages',
        'the market price less the contract price is due, plus incidental damages',
        "The market difference is for a buyer to the extent that it hasn't covered. It isn't a bonus for a good purchase.",
      ),
      bare: sum(
        3,
        'cover was made, so its cost sets the damages, and the fee is part of the bargain',
        'the cost of cover less the contract price is due, and the buyer bears its incidental damages',
        'Commissions in connection with a substitute purchase are recoverable when they are reasonable.',
      ),
      zero: sum(
        1,
        'cover below the market price leaves no loss but the incidental damages',
        'a buyer whose cover costs less than the market price has incidental damages alone',
        'The comparison is with the contract and not with the market. The substitute cost more than the seller had promised.',
      ),
    }
  },
  'late-cover': ({ trade }) => {
    const sum = summing(trade)
    return {
      market: sum(
        14,
        'the advance comes back, and the market on the day of the refusal replaces the late cover',
        'the price paid is due with the market difference, since cover was put off too long',
        'A purchase that is put off for months without reason is no cover. The advance comes back, and the June market measures the rest.',
      ),
      cover: sum(
        22,
        'the price paid is due with the difference between the cost of cover and the contract price',
        'a buyer may cover at any time in good faith and recover its cost with the price paid',
        "Good faith isn't all. The purchase must be made without unreasonable delay, so that the seller doesn't pay for the wait.",
      ),
      refund: sum(
        10,
        'cover came too late, which leaves restitution of the price paid and no other loss',
        'a buyer that fails to make timely cover recovers the price paid and no damages',
        "Failing to buy elsewhere in time doesn't bar other remedies. The lost bargain is still measured by the market in June.",
      ),
      bare: sum(
        4,
        'the market difference is due in place of the price paid, since cover came too late',
        'without timely cover, the market price less the contract price is the whole recovery',
        'The difference by itself would let the seller keep money for goods that it never delivered.',
      ),
    }
  },
  prepaid: ({ trade }) => {
    const sum = summing(trade)
    return {
      refund: sum(
        46,
        'the price paid comes back, and the extra cost of cover and of storage is added',
        'rejection gives back the price paid, to which the cover difference and incidental damages are added',
        'After a rightful rejection, the buyer gets its money back, the extra cost of the substitute, and the cost of storage.',
      ),
      cover: sum(
        6,
        'the cover difference and incidental damages take the place of the price paid',
        'cover replaces the goods, and its cost less the contract price is due with incidental damages',
        'The substitute had to be paid for as well. Without a refund, the buyer would have paid twice.',
      ),
      bare: sum(
        45,
        'the price paid is due with the cover difference but no incidental damages',
        'rejection gives back the price paid with the cover difference, and storage is at the cost of the buyer',
        'Caring for rightfully rejected goods is done for the seller, who has to bear the expense.',
      ),
      value: sum(
        41,
        'the price paid is due with incidental damages, and substitute goods are at the risk of the buyer',
        'rejection undoes the contract, so the price paid and incidental damages are due without the cover difference',
        "Turning the goods away doesn't give up the bargain. The extra cost of a prompt substitute comes on top.",
      ),
    }
  },
  foreseeable: ({ machine }) => {
    const sum = summing(machine)
    return {
      consequential: sum(
        14,
        'the cover difference is due with foreseeable consequential damages',
        'the seller had reason to know of the lost profits, which are added to the cover difference',
        'The seller knew what would stand still, and the buyer bought as soon as it could. Both losses are due.',
      ),
      cover: sum(
        5,
        'cover makes the buyer whole, so that consequential damages on top of it are excluded',
        'the cover difference is due, but the lost profits are a business risk of the buyer',
        "Prompt cover shortens the delay but doesn't undo it. No promise to answer for profits is needed beyond reason to know.",
      ),
      bare: sum(
        9,
        'consequential damages, being the larger loss, take the place of the cover difference',
        'the lost profits include the cover difference, so nothing is added to them',
        'Two losses were suffered. One is the higher price of the machine, and the other is the idle time.',
      ),
      market: sum(
        12,
        'the market difference is due with foreseeable consequential damages',
        'cover above the market price is improper, so the market difference is added to the lost profits',
        'Paying somewhat more for the earliest delivery was reasonable, and it kept the loss down. The purchase sets the difference.',
      ),
    }
  },
  unforeseeable: ({ machine }) => {
    const sum = summing(machine)
    return {
      cover: sum(
        5,
        'the cover difference is due without unforeseeable consequential damages',
        'the seller had no reason to know of the bonus, which leaves the cover difference',
        "Loss from a buyer's own dealings needs a seller who had reason to know of them at contracting. This one hadn't.",
      ),
      consequential: sum(
        14,
        'the cover difference is due with the bonus as consequential damages',
        'a buyer recovers all consequential damages that could not be prevented by cover',
        'That nothing could have prevented the loss is one condition. The other is reason to know of it when the contract was made.',
      ),
      bare: sum(
        9,
        'the bonus is recoverable as consequential damages in place of the cover difference',
        'consequential damages exceed the cover difference, and the buyer may choose between them',
        'The bonus was unknown to the seller. And the extra cost of the substitute is due in any event.',
      ),
      market: sum(
        3,
        'the market difference is due without unforeseeable consequential damages',
        'the cost of cover above the market price was not foreseeable, which leaves the market difference',
        'Foreseeability limits consequential damages and not the direct loss. After a reasonable substitute purchase, the market no longer sets the difference.',
      ),
    }
  },
} satisfies DamagesCells
