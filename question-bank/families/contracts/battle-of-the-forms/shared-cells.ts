import type { Cell } from '../../engine/cells.ts'
import type { Party } from '../../engine/party.ts'

/** The last-shot rule of the common law, where the seller's form was an acceptance. */
export const lastShot = ({ the }: Party): Cell => [
  `${the} accepted the counteroffer in the acknowledgment by taking the goods`,
  `the acknowledgment was a counteroffer that ${the} accepted by performance`,
  `Under the UCC, a form that accepts an order isn't a counteroffer because it adds a term. The last form sent has no priority.`,
]

/** Interest taken for a material alteration. */
export const materialInterest = ({ the }: Party): Cell => [
  `the interest clause materially altered the contract`,
  `a charge for interest was a material alteration of the bargain that ${the} had made`,
  `A term is material if it would cause surprise or hardship. Interest at a rate that is customary in the trade does neither.`,
]

/** An added term taken for a mere proposal between merchants. */
export const mereProposal = ({ the }: Party): Cell => [
  `the interest clause was a proposal to which ${the} never assented`,
  `${the} did not give the assent that a proposal for an additional term requires`,
  `An added term is a mere proposal if one side isn't a merchant. Between merchants, an immaterial one comes in by silence.`,
]
