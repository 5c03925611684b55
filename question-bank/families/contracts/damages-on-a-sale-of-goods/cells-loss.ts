import type { DamagesCells } from './reason-id.ts'
import { summing } from './summing.ts'

/** The ways to a sum where a defect does harm to other property. */
export const LOSS_CELLS = {
  injury: ({ machine }) => {
    const sum = summing(machine)
    return {
      consequential: sum(
        22,
        'the buyer may recover the difference in value, plus consequential damages for the injury to property',
        'the injury to property gives rise to consequential damages, which are added to the difference in value',
        'Harm to other property needs to follow proximately from the breach. Unlike lost profits, it need not have been in view at contracting.',
      ),
      value: sum(
        10,
        'the buyer may recover the difference in value, but not unforeseeable consequential damages',
        'consequential damages must be foreseeable, so only the difference in value is recoverable',
        'Reason to know is the test for needs of the buyer, such as profits. Injury to property has a test of its own.',
      ),
      bare: sum(
        12,
        'the buyer may recover consequential damages for the injury to property in place of the difference in value',
        'the buyer accepted the goods and may recover only consequential damages for injury to property',
        'The machine was worth less than promised apart from the accident. That loss is due as well.',
      ),
      refund: sum(
        52,
        'the buyer may recover the price paid, plus consequential damages for the injury to property',
        'the injury to property gives rise to consequential damages, which are added to the price paid',
        'The machine was accepted and kept, so its price is not returned. The difference in value takes care of the defect.',
      ),
    }
  },
} satisfies DamagesCells
