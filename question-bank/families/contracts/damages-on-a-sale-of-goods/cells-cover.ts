import type { DamagesCells } from './reason-id.ts'
import { summing } from './summing.ts'

/** The ways to a sum where the buyer has bought substitute goods. */
export const COVER_CELLS = {
  cover: ({ trade }) => {
    const sum = summing(trade)
    return {
      cover: sum(
        6,
        'the buyer may recover the cost of cover less the contract price, plus the fee and less the saving',
        'the buyer made proper cover and may recover the cover difference and incidental damages, less expenses saved',
        "A week's search in good faith is prompt. The price of the substitute counts, with the fee added and the saving taken off.",
      ),
      market: sum(
        3,
        'the cost of cover is capped at the market price, plus the fee and less the saving',
        'the buyer may recover the market price less the contract price, plus the fee and less the saving',
        "The market is for a buyer who hasn't bought elsewhere. Hindsight about a lower price doesn't spoil a reasonable purchase.",
      ),
      bare: sum(
        5,
        'the buyer may recover the cost of cover less the contract price and the saving, and must bear the fee',
        'the buyer made proper cover and may recover the cover difference, less expenses saved, but not incidental damages',
        'A reasonable commission for finding substitute goods is one of the costs that the Code lists.',
      ),
      consequential: sum(
        8,
        'the buyer may recover the cost of cover less the contract price, plus the fee, with no credit for the saving',
        'the buyer made proper cover and may recover both the cover difference and incidental damages in full',
        'The buyer was spared the trip only because of the breach. Leaving that out would make the breach pay better than performance.',
      ),
    }
  },
  cheap: ({ trade }) => {
    const sum = summing(trade)
    return {
      cover: sum(
        4,
        'the buyer may recover the cost of cover less the contract price, plus incidental damages',
        'a buyer that has covered may recover the cover difference plus incidental damages, but not the market difference',
        'The buyer has the goods for the price of the substitute and the fee. That difference is the whole loss.',
      ),
      market: sum(
        7,
        'the buyer may recover the market price less the contract price, plus incidental damages',
        'a buyer may elect the market price over the cost of cover, plus incidental damages',
        "The market difference is for a buyer to the extent that it hasn't covered. It isn't a bonus for a good purchase.",
      ),
      bare: sum(
        3,
        'the buyer may recover the cost of cover less the contract price, but not incidental damages',
        'the buyer made proper cover and must bear the fee, which is a cost of doing business',
        'Commissions in connection with a substitute purchase are recoverable when they are reasonable.',
      ),
      zero: sum(
        1,
        'the buyer made cover below the market price and is limited to incidental damages',
        'a buyer that covers below the market price suffers no loss beyond incidental damages',
        'The comparison is with the contract and not with the market. The substitute cost more than the seller had promised.',
      ),
    }
  },
  'late-cover': ({ trade }) => {
    const sum = summing(trade)
    return {
      market: sum(
        14,
        'the purchase was too late to be cover, so the buyer may recover the price paid plus the market difference',
        'the buyer did not cover within a reasonable time and may recover the price paid plus the market difference',
        'A purchase that is put off for months without reason is no cover. The advance comes back, and the June market measures the rest.',
      ),
      cover: sum(
        22,
        'the buyer made cover in good faith and may recover the price paid plus the cover difference',
        'the buyer acted in good faith and may recover the price paid plus the excess of the cost of cover over the contract price',
        "Good faith isn't all. The purchase must be made without unreasonable delay, so that the seller doesn't pay for the wait.",
      ),
      refund: sum(
        10,
        'the purchase was too late to be cover, so the buyer may recover only the price paid',
        'the buyer delayed unreasonably in making cover and is limited to restitution of the price paid',
        "Failing to buy elsewhere in time doesn't bar other remedies. The lost bargain is still measured by the market in June.",
      ),
      bare: sum(
        4,
        'the purchase was too late to be cover, so the buyer may recover only the market difference',
        'the buyer made no timely cover and may recover the market difference in place of the price paid',
        'The difference by itself would let the seller keep money for goods that it never delivered.',
      ),
    }
  },
  prepaid: ({ trade }) => {
    const sum = summing(trade)
    return {
      refund: sum(
        46,
        'the buyer may recover the price paid together with the cover difference and incidental damages',
        'the buyer rightfully rejected the goods and may recover the price paid, the cover difference, and the cost of storage',
        'After a rightful rejection, the buyer gets its money back, the extra cost of the substitute, and the cost of storage.',
      ),
      cover: sum(
        6,
        'the buyer made cover and is limited to the cover difference and incidental damages',
        'the buyer may recover the cover difference and the cost of storage in place of the price paid',
        'The substitute had to be paid for as well. Without a refund, the buyer would have paid twice.',
      ),
      bare: sum(
        45,
        'the buyer may recover the price paid and the cover difference, but not incidental damages',
        'the buyer rejected the goods and may recover the price paid and the cover difference, but no cost of storage',
        'Caring for rightfully rejected goods is done for the seller, who has to bear the expense.',
      ),
      value: sum(
        41,
        'the buyer may recover the price paid and incidental damages, but not the cover difference',
        'the buyer rejected the goods and may recover the price paid and the cost of storage, but no cover difference',
        "Turning the goods away doesn't give up the bargain. The extra cost of a prompt substitute comes on top.",
      ),
    }
  },
  foreseeable: ({ machine }) => {
    const sum = summing(machine)
    return {
      consequential: sum(
        14,
        'the buyer may recover the cover difference plus the lost profits as foreseeable consequential damages',
        'the seller had reason to know of the lost profits, which are recoverable in addition to the cover difference',
        'The seller knew what would stand still, and the buyer bought as soon as it could. Both losses are due.',
      ),
      cover: sum(
        5,
        'the buyer made cover and is therefore limited to the cover difference',
        'the seller made no promise to answer for lost profits, so the buyer may recover only the cover difference',
        "Prompt cover shortens the delay but doesn't undo it. No promise to answer for profits is needed beyond reason to know.",
      ),
      bare: sum(
        9,
        'the buyer may recover the lost profits as consequential damages, which include the cover difference',
        'the buyer may recover only the greater of the cover difference and the lost profits',
        'Two losses were suffered. One is the higher price of the machine, and the other is the idle time.',
      ),
      market: sum(
        12,
        'the buyer may recover the market difference plus the lost profits as foreseeable consequential damages',
        'the cost of cover is capped at the market price, so the lost profits are added to the market difference',
        'Paying somewhat more for the earliest delivery was reasonable, and it kept the loss down. The purchase sets the difference.',
      ),
    }
  },
  unforeseeable: ({ machine }) => {
    const sum = summing(machine)
    return {
      cover: sum(
        5,
        'the buyer may recover the cover difference, but not the bonus, which was not foreseeable',
        'the seller had no reason to know of the bonus, so the buyer may recover only the cover difference',
        "Loss from a buyer's own dealings needs a seller who had reason to know of them at contracting. This one hadn't.",
      ),
      consequential: sum(
        14,
        'the buyer may recover the cover difference plus the bonus as consequential damages',
        'cover could not have prevented the loss of the bonus, which is recoverable as consequential damages',
        'That nothing could have prevented the loss is one condition. The other is reason to know of it when the contract was made.',
      ),
      bare: sum(
        9,
        'the buyer may recover the bonus as consequential damages in place of the cover difference',
        'the buyer may recover only the greater of the cover difference and consequential damages',
        'The bonus was unknown to the seller. And the extra cost of the substitute is due in any event.',
      ),
      market: sum(
        3,
        'the buyer may recover the market difference, but neither the excess cost of cover nor the bonus',
        'neither the bonus nor the cost of cover was foreseeable, so the buyer may recover only the market difference',
        'Foreseeability limits consequential damages and not the direct loss. After a reasonable substitute purchase, the market no longer sets the difference.',
      ),
    }
  },
} satisfies DamagesCells
