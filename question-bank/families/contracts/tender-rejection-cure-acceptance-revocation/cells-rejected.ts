import type { Cell } from '../../engine/cells.ts'
import { his, whose } from '../../engine/party.ts'
import type { TenderStory } from './facts.ts'
import type { TenderCells } from './reason-id.ts'

const accepted = ({ buyer, them }: TenderStory): Cell => [
  `${buyer.the} accepted ${them} by receiving and inspecting them`,
  `${buyer.the} accepted ${them} by taking delivery before rejecting them`,
  `Taking delivery isn't acceptance, nor is receiving and inspecting goods. A buyer first gets a reasonable opportunity to inspect, and rejection came the same day.`,
]
const revoked = ({ buyer, seller, them }: TenderStory): Cell => [
  `${buyer.the} made a timely revocation of ${his(buyer)} acceptance of ${them} by notice to ${seller.the}`,
  `${whose(buyer)} acceptance of ${them} could be revoked within a reasonable time`,
  `Revocation undoes an acceptance. A buyer who turns goods down on first inspection has accepted nothing and rejects them.`,
]
const perfectDespiteCure = ({ buyer, them }: TenderStory): Cell => [
  `${whose(buyer)} rejection of ${them} was final under the perfect tender rule`,
  `${them} failed to conform, and the perfect tender rule does not allow a second tender`,
  `A tender that isn't perfect may be rejected, but rejection doesn't end the contract while the seller still has a right to cure.`,
]

/** Reasons where the buyer turns a single delivery down. */
export const REJECTED_CELLS = {
  perfect: (s) => ({
    'yes-perfect': [
      `${s.buyer.the} could reject goods that failed in any respect to conform to the contract`,
      `a minor nonconformity is enough for rejection under the perfect tender rule`,
      `In a single delivery, goods that fail to conform in any respect may be rejected. How little the defect costs doesn't matter.`,
    ],
    'yes-impaired': [
      `the nonconformity substantially impaired the value of ${s.them}`,
      `the value of ${s.them} to ${s.buyer.the} was substantially impaired by the nonconformity`,
      `The nonconformity hardly affected their value, and the rejection of a single delivery doesn't depend on substantial impairment.`,
    ],
    'yes-revoked': revoked(s),
    'no-impairment': [
      `the nonconformity did not substantially impair the value of ${s.them}`,
      `a buyer may not reject goods for a nonconformity that leaves their value intact`,
      `Substantial impairment is the test for an installment, or for revoking an acceptance. A single delivery may be rejected for less.`,
    ],
    'no-cure': [
      `${s.buyer.the} had to give ${s.seller.the} an opportunity to cure before rejection`,
      `${s.seller.the} was entitled to cure such a minor nonconformity`,
      `A seller who wants to cure has to make a conforming delivery. This one had nothing else to send, and the last day had come.`,
    ],
    'no-accepted': accepted(s),
  }),
  'cure-in-time': (s) => ({
    'no-cure': [
      `${s.seller.the} had the right to cure the tender within the contract time`,
      `${whose(s.seller)} cure was timely, since the contract time had not expired`,
      `The second delivery conformed and came on May 15, five days before the last day. Until then, the seller has a right to try again.`,
    ],
    'no-accepted': accepted(s),
    'yes-perfect': perfectDespiteCure(s),
    'yes-impaired': [
      `the nonconformity of the first set substantially impaired its value`,
      `a seller may not cure a nonconformity that substantially impairs value`,
      `For a single delivery, the right to cure doesn't depend on how much the defect impaired the value of the first set.`,
    ],
    'yes-expired': [
      `${whose(s.seller)} right to cure ended with the rejection of the first set`,
      `${s.seller.the} lost the right to cure by tendering goods that did not conform`,
      `Rejection doesn't end the right to cure. It lasts through the last day for delivery, and beyond that on reasonable grounds.`,
    ],
  }),
  'cure-on-grounds': (s) => ({
    'no-cure': [
      `${s.seller.the} had reasonable grounds to believe that the first tender would be acceptable`,
      `${s.seller.the} had a further reasonable time to cure the first tender`,
      `Three earlier sales led the seller to expect that such goods would be taken at a discount. That earns it a further reasonable time.`,
    ],
    'no-impairment': [
      `the nonconformity of the first set did not substantially impair its value`,
      `a buyer may not reject goods for a nonconformity that leaves their value intact`,
      `The first set could be rejected for any nonconformity, however small. What decides is that a conforming set followed.`,
    ],
    'no-accepted': [
      `${s.buyer.the} accepted the first set by receiving and inspecting it before rejection`,
      `${s.buyer.the} accepted the first set by taking delivery before rejecting it`,
      `Taking delivery, receiving, and inspecting aren't acceptance of the first set. It was rejected on the day it came, but a conforming set followed.`,
    ],
    'yes-perfect': perfectDespiteCure(s),
    'yes-expired': [
      `${whose(s.seller)} right to cure the tender expired with the contract time`,
      `a seller may not cure a tender after the contract time has expired`,
      `The contract time isn't the limit for a seller who reasonably expected the first tender to be acceptable, and a week more did no harm.`,
    ],
  }),
  'cure-too-late': (s) => ({
    'yes-expired': [
      `${s.seller.the} could not cure after the contract time without reasonable grounds to expect acceptance`,
      `${s.seller.the} had no reasonable grounds to believe that the first tender would be acceptable`,
      `The seller knew of the defect at shipment. Only a seller who reasonably expected acceptance gets time beyond the last day.`,
    ],
    'yes-revoked': revoked(s),
    'no-cure': [
      `${s.seller.the} had a further reasonable time to cure the first tender`,
      `${s.seller.the} cured within a reasonable time by promptly tendering a conforming set`,
      `A further reasonable time to cure goes to a seller with reasonable grounds to think that the first set would do. This one knew better.`,
    ],
    'no-accepted': [
      `${s.buyer.the} accepted the first set by receiving and inspecting it before rejection`,
      `${s.buyer.the} accepted the first set by taking delivery before rejecting it`,
      `Taking delivery, receiving, and inspecting aren't acceptance. The first set was inspected and rejected on the day it came.`,
    ],
    'no-late': [
      `${s.buyer.the} did not give seasonable notice of rejection of the second set`,
      `${s.buyer.the} did not reject the second set within a reasonable time`,
      `The buyer gave notice on the day of delivery, and refused the second set as soon as it was tendered.`,
    ],
  }),
  unstated: (s) => ({
    'no-particulars': [
      `${s.buyer.the} did not state a particular defect that ${s.seller.the} could have cured`,
      `${s.buyer.the} rejected ${s.them} without notice of the particular defect`,
      `The defect was easy to find, and the seller could have replaced everything in time. A buyer who leaves it unstated can't rely on it later.`,
    ],
    'no-accepted': accepted(s),
    'no-late': [
      `${s.buyer.the} did not give notice of rejection within a reasonable time`,
      `${s.buyer.the} did not give seasonable notice of the rejection of ${s.them}`,
      `Notice of rejection went out on the day of delivery, which is seasonable. What it lacked was a reason.`,
    ],
    'yes-perfect': [
      `${s.them} failed to conform, and ${s.buyer.the} gave seasonable notice of rejection`,
      `the perfect tender rule does not require a buyer to state a particular defect`,
      `A nonconformity and prompt notice are enough only if the buyer states a defect that the seller could have cured.`,
    ],
    'yes-impaired': [
      `the nonconformity substantially impaired the value of ${s.them}`,
      `a buyer need not state a particular defect that substantially impairs value`,
      `That the nonconformity substantially impaired the value makes no difference. The seller could have cured it if told of it in time.`,
    ],
    'yes-revoked': revoked(s),
  }),
  prepaid: (s) => ({
    'yes-not-accepted': [
      `${s.buyer.the} did not accept ${s.them} by making a payment that was due before inspection`,
      `${s.buyer.the} had not accepted ${s.them} by paying before an opportunity to inspect them`,
      `Where the contract calls for payment before inspection, paying gives up neither the right to inspect nor the right to reject.`,
    ],
    'yes-revoked': revoked(s),
    'no-accepted': [
      `${s.buyer.the} accepted ${s.them} by paying for them in full`,
      `${whose(s.buyer)} payment in full was an acceptance that barred rejection of ${s.them}`,
      `Payment isn't acceptance when the contract requires it before the crates are opened. The right to inspect remained.`,
    ],
    'no-cure': [
      `${s.seller.the} was entitled to cure before ${s.buyer.the} could reject ${s.them}`,
      `a buyer that has paid must allow the seller to cure a nonconformity`,
      `The seller made no attempt to cure. It had nothing else to send, and payment doesn't lengthen its time.`,
    ],
    'no-knew': [
      `${s.buyer.the} accepted ${s.them} with knowledge of the nonconformity`,
      `${s.buyer.the} accepted ${s.them} by paying with knowledge that they might not conform`,
      `The defect came to light an hour after payment. There was neither knowledge nor acceptance before that.`,
    ],
    'no-late': [
      `${s.buyer.the} did not reject ${s.them} within a reasonable time`,
      `${s.buyer.the} did not give seasonable notice of rejection before paying`,
      `Rejection came within the hour. A reasonable time isn't measured from payment but leaves room to inspect.`,
    ],
  }),
} satisfies TenderCells
