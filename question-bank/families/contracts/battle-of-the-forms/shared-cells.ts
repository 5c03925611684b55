import type { Cell } from '../../engine/cells.ts'
import type { Party } from '../../engine/party.ts'

/** The last-shot rule of the common law, where the seller's form was an acceptance. */
export const lastShot = ({ the }: Party): Cell => [
  `by keeping the goods, ${the} accepted the counteroffer in the acknowledgment`,
  `the acknowledgment was a counteroffer that ${the} accepted by performing the contract`,
  `Under the UCC, a form that accepts an order isn't a counteroffer because it adds a term. The last form sent has no priority.`,
]

/** Interest taken for a material alteration. */
export const materialInterest = ({ the }: Party): Cell => [
  `the interest clause was an additional term that materially altered the contract`,
  `a charge for interest was a material alteration to which ${the} never agreed`,
  `A term is material if it would cause surprise or hardship. Interest at a rate that is customary in the trade does neither.`,
]

/** An added term taken for a mere proposal between merchants. */
export const mereProposal = ({ the }: Party): Cell => [
  `the interest clause was a proposal for addition to the contract to which ${the} never assented`,
  `an additional term is a proposal that requires assent, which ${the} never gave`,
  `An added term is a mere proposal if one side isn't a merchant. Between merchants, an immaterial one comes in by silence.`,
]
