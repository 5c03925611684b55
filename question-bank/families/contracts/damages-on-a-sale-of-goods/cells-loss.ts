import type { DamagesCells } from './reason-id.ts'
import { summing } from './summing.ts'

/** The ways to a sum where a defect does harm to other property. */
export const LOSS_CELLS = {
  injury: ({ machine }) => {
    const sum = summing(machine)
    return {
      consequential: sum(
        22,
        'the loss in value is joined by injury to property that the breach of warranty proximately caused',
        'the breach proximately caused the injury to property, which is added to the difference in value',
        'Harm to other property needs to follow proximately from the breach. Unlike lost profits, it need not have been in view at contracting.',
      ),
      value: sum(
        10,
        'the difference in value is due without consequential damages that were unforeseeable',
        'the seller had no reason to know of the risk, which excludes consequential damages beside the difference in value',
        'Reason to know is the test for needs of the buyer, such as profits. Injury to property has a test of its own.',
      ),
      bare: sum(
        12,
        'consequential damages for injury to property take the place of the difference in value',
        'the injury to property is due, and the value as accepted is at the risk of the buyer',
        'The machine was worth less than promised apart from the accident. That loss is due as well.',
      ),
      refund: sum(
        52,
        'the price paid is due with consequential damages for injury to property',
        'a dangerous breach of warranty gives back the price paid with the injury to property',
        'The machine was accepted and kept, so its price is not returned. The difference in value takes care of the defect.',
      ),
    }
  },
} satisfies DamagesCells
