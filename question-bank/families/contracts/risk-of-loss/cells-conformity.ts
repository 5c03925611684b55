import { whose } from '../../engine/party.ts'
import type { RiskCells } from './reason-id.ts'

/** Reasons where the goods have a defect, or the parties have agreed on the risk of transit. */
export const CONFORMITY_CELLS = {
  faulty: (s) => ({
    'no-nonconforming': [
      `${s.them} did not conform, which gave ${s.buyer.the} a right of rejection`,
      `nonconforming goods subject to a right of rejection stay at the seller's risk`,
      `Goods that could have been rejected stay at the seller's risk until cure or acceptance, whatever the delivery term says.`,
    ],
    'no-destination': [
      `the contract was a destination contract, and ${s.them} never arrived`,
      `F.O.B. ${s.sellerCity} is the term of a destination contract`,
      `The F.O.B. term names the seller's city and isn't that of a destination contract. What keeps the risk from passing is the defect.`,
    ],
    'yes-shipment': [
      `the risk of loss passed on delivery of ${s.them} to the carrier`,
      `F.O.B. ${s.sellerCity} is the term of a shipment contract`,
      `Under the term of a shipment contract, F.O.B. or not, delivery to the carrier passes the risk of conforming goods. The wrong goods don't start the clock.`,
    ],
    'yes-accepted': [
      `${s.buyer.the} had not rejected ${s.them}, which was an acceptance`,
      `without timely rejection, ${s.buyer.the} had accepted ${s.them}`,
      `There was no acceptance. A buyer gets a reasonable opportunity to inspect first, and these goods never came.`,
    ],
    'yes-tender': [
      `${s.seller.the} tendered ${s.them} by notice to ${s.buyer.the}`,
      `notice of the shipment to ${s.buyer.the} completed the tender of delivery`,
      `A tender of nonconforming goods, with notice or without, doesn't pass the risk.`,
    ],
  }),
  cured: (s) => ({
    'yes-tender': [
      `${whose(s.seller)} cure was followed by tender of conforming goods at the destination`,
      `after the cure, a conforming tender at the destination passed the risk of loss`,
      `The defect kept the risk with the seller only until cure. After that, conforming goods stood at the buyer's door.`,
    ],
    'yes-accepted': [
      `${s.buyer.the} accepted ${s.them} by leaving them on the truck overnight`,
      `leaving ${s.them} on the truck overnight was an acceptance`,
      `Waiting a day to unload isn't acceptance. But a conforming tender passes the risk without it.`,
    ],
    'yes-shipment': [
      `the risk of loss passed on delivery of ${s.them} to the carrier`,
      `F.O.B. ${s.buyerCity} is the term of a shipment contract`,
      `An F.O.B. term that names the buyer's city isn't that of a shipment contract. The carrier's receipt didn't move the risk.`,
    ],
    'no-nonconforming': [
      `${s.buyer.the} had rightfully rejected ${s.them} as nonconforming`,
      `goods once subject to a right of rejection stay at the seller's risk`,
      `A right of rejection keeps the risk with the seller until cure. The seller cured and offered the goods again.`,
    ],
    'no-receipt': [
      `${s.buyer.the} had not taken receipt of ${s.them} when they were destroyed`,
      `risk of loss passes on the buyer's receipt of the goods, which had not occurred`,
      `In a destination contract, receipt isn't needed. It's enough that the buyer could have taken the goods.`,
    ],
    'no-carrier': [
      `${s.them} were still in the possession of the carrier`,
      `the carrier, not ${s.buyer.the}, still had possession of ${s.them}`,
      `The carrier was still in possession overnight because the buyer preferred it. The goods were there to be taken.`,
    ],
  }),
  accepted: (s) => ({
    'yes-accepted': [
      `${s.buyer.the} had accepted ${s.them} despite the nonconformity`,
      `the risk of loss was on ${s.buyer.the} from the acceptance of ${s.them}`,
      `A defect that allows rejection holds the risk back only until acceptance. The buyer took the goods, defect and all, for less money.`,
    ],
    'yes-breach': [
      `${whose(s.buyer)} failure to pay was a breach that moved the risk of loss`,
      `a breach by ${s.buyer.the} moved the risk of loss before it would have passed`,
      `Nothing says that payment was due on acceptance, so no breach is shown. The risk had already passed without one.`,
    ],
    'yes-shipment': [
      `the risk of loss passed on delivery of ${s.them} to the carrier`,
      `F.O.B. ${s.buyerCity} is the term of a shipment contract`,
      `An F.O.B. term that names the buyer's city isn't that of a shipment contract, so delivery to the carrier moved no risk. With the defect, it couldn't have anyway.`,
    ],
    'no-nonconforming': [
      `nonconforming goods stay at the seller's risk, even after acceptance`,
      `${s.them} did not conform, and ${s.seller.the} never effected a cure`,
      `The seller's risk in nonconforming goods ends with cure or with acceptance. One of the two is enough.`,
    ],
    'no-destination': [
      `the contract was a destination contract, under which no conforming goods arrived`,
      `F.O.B. ${s.buyerCity} leaves the risk with ${s.seller.the} until conforming goods arrive`,
      `The goods did arrive at the destination and were kept there. That they didn't conform had stopped mattering.`,
    ],
    'no-insurance': [
      `${s.buyer.the} bears the loss of nonconforming goods only beyond ${whose(s.seller)} insurance`,
      `the risk of nonconforming goods falls first on the seller's insurance`,
      `Insurance is asked about after a breach by the buyer, or after a rightful revocation. This acceptance stood.`,
    ],
  }),
  'agreed-seller': (s) => ({
    'no-agreed': [
      `the parties' agreement left the risk of loss in transit on ${s.seller.the}`,
      `an agreement on risk of loss displaces the usual effect of an F.O.B. term`,
      `The Code's rules give way to a contrary agreement. The clause on risk is express, and the goods never reached the buyer's premises.`,
    ],
    'no-receipt': [
      `a merchant's goods stay at the seller's risk until the buyer's receipt of them`,
      `${s.buyer.the} had not received ${s.them} from a merchant seller`,
      `Receipt from a merchant is the rule for goods that are picked up. Here the clause decides.`,
    ],
    'yes-shipment': [
      `the risk of loss passed on delivery of ${s.them} to the carrier`,
      `F.O.B. ${s.sellerCity} is the term of a shipment contract`,
      `That would follow from the F.O.B. term of a shipment contract alone. The parties went on to say who bears the risk on the way.`,
    ],
    'yes-tender': [
      `${s.seller.the} tendered ${s.them} by notice to ${s.buyer.the}`,
      `notice to ${s.buyer.the} of the shipment was a tender of delivery`,
      `Notice of shipment may be a tender, but the clause makes arrival at the buyer's premises the test.`,
    ],
    'yes-agreed': [
      `an F.O.B. term, as a trade term, controls over a general clause on risk of loss`,
      `the F.O.B. term is the more specific agreement on the risk of loss`,
      `The F.O.B. term sets only a default. A clause that expressly speaks of risk is the agreement that controls.`,
    ],
  }),
} satisfies RiskCells
