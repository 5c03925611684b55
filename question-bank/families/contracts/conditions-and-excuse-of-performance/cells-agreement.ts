import { The } from '../../engine/party.ts'
import type { ExcuseCells } from './reason-id.ts'

/** Reasons where the parties agree on something else later. */
export const AGREEMENT_CELLS = {
  accord: ({ owner, builder }) => ({
    'yes-accord': [
      `the accord was not performed, so the original duty may be enforced`,
      `an accord without satisfaction left the debt in place`,
      `An accord only suspends the debt. Since the truck never came, the creditor may choose the debt or the accord.`,
    ],
    'yes-undisputed': [
      `an undisputed debt cannot be the subject of an accord`,
      `there was no consideration for an accord on an undisputed debt`,
      `A truck in place of money is a different performance and good consideration, even for an undisputed debt.`,
    ],
    'yes-waiver': [
      `${builder.the} waived the accord by letting June 1 pass`,
      `silence about the truck was a waiver of the accord by ${builder.the}`,
      `Nobody waived anything. The accord was broken, which gives ${owner.the} a choice.`,
    ],
    'no-accord': [
      `the accord discharged the debt as soon as it was made`,
      `the accord and its satisfaction replaced the original duty`,
      `A promise to deliver is an accord. The debt ends with satisfaction, and the truck was never delivered.`,
    ],
    'no-novation': [
      `the agreement on the truck was a novation that ended the debt at once`,
      `a novation replaced the debt by a duty to deliver the truck`,
      `A novation brings in a new party. And ${owner.the} was only to wait, not to give up the debt for a promise.`,
    ],
    'no-condition': [
      `delivery of the truck was an express condition of the duty to pay`,
      `the debt was subject to an express condition that did not occur`,
      `The debt was due without any condition. Delivery of the truck would have ended it.`,
    ],
  }),
  check: ({ owner, builder }) => ({
    'no-accord': [
      `cashing the check was an accord and satisfaction of a disputed claim`,
      `a disputed claim was discharged by accord and satisfaction`,
      `The dispute was honest and the words were plain. Whoever cashes such a check takes its terms, protest or not.`,
    ],
    'no-novation': [
      `the check was a novation that replaced the original debt`,
      `a novation discharged ${owner.the} when the check was sent`,
      `A novation brings in a new party. Here, the same two settled a disputed claim.`,
    ],
    'no-material': [
      `crossing out the words was a material breach by ${builder.the}`,
      `${builder.the} committed a material breach by protesting`,
      `Crossing out words breaks no promise. It simply has no effect.`,
    ],
    'yes-undisputed': [
      `part payment is not consideration for discharge of the rest of a debt`,
      `under the preexisting duty rule, the rest of the debt stayed due`,
      `Part payment of an admitted debt discharges nothing. Settling an honest dispute is consideration.`,
    ],
    'yes-accord': [
      `crossing out the words was a rejection of the accord`,
      `a protest on the check kept the original duty in force`,
      `A check offered in full payment may be returned. It can't be cashed on other terms.`,
    ],
    'yes-waiver': [
      `${owner.the} waived the dispute by sending a check`,
      `sending money was a waiver of each defense to the bill`,
      `Sending money in full payment of a disputed bill, and saying so in capital letters, waives no defense.`,
    ],
  }),
  undisputed: ({ owner, builder }) => ({
    'yes-undisputed': [
      `the debt was undisputed, so part payment did not discharge the rest`,
      `part payment of an undisputed debt is no consideration for a discharge`,
      `The whole bill was admitted. Words on a check turn part payment into settlement only where there's an honest dispute.`,
    ],
    'yes-accord': [
      `the accord lacked satisfaction until ${owner.the} had paid in full`,
      `${builder.the} rejected the accord by asking for more`,
      `There was no accord to reject or perform, for want of consideration. That's the trouble, not the rest of the payment.`,
    ],
    'yes-waiver': [
      `${owner.the} waived the words on the check by praising the work`,
      `agreement that the work was good was a waiver of the condition on the check`,
      `Agreement that work was good isn't a waiver of something written later. What matters is that the debt was undisputed.`,
    ],
    'no-accord': [
      `cashing the check was an accord and satisfaction`,
      `the claim was discharged by accord and satisfaction`,
      `Accord and satisfaction takes a dispute or another consideration. ${The(owner)} admitted the whole bill.`,
    ],
    'no-novation': [
      `the check was a novation that replaced the original debt`,
      `a novation discharged ${owner.the} when the check was cashed`,
      `A novation brings in a new party, and there was none.`,
    ],
    'no-retraction': [
      `${builder.the} waived the rest by cashing the check and cannot retract the waiver`,
      `cashing the check was a waiver that is beyond retraction`,
      `Taking part of what's due gives up nothing. A discharge of the rest would need consideration.`,
    ],
  }),
  novation: ({ owner, builder }) => ({
    'no-novation': [
      `a novation put the tiler in the place of ${builder.the}`,
      `${owner.the} agreed to a novation that discharged ${builder.the}`,
      `All three signed, and the agreement says that one is released and the other bound. That's a novation.`,
    ],
    'no-accord': [
      `the tiler's work was an accord and satisfaction of the duty`,
      `an accord and satisfaction discharged ${builder.the} when the floor was laid`,
      `A floor that cracks satisfies no accord. The release came earlier, with the new agreement.`,
    ],
    'no-personal': [
      `the work had become a personal service of the tiler`,
      `a duty of personal service ends when someone else performs it`,
      `Laying a floor is no personal service. The release is what ended the old duty.`,
    ],
    'yes-delegation': [
      `delegation of a duty does not release the party that delegates it`,
      `${builder.the} remained bound despite a delegation to the tiler`,
      `That's so unless the other side agrees to a release. ${The(owner)} did, in writing.`,
    ],
    'yes-fault': [
      `${builder.the} was at fault for choosing a careless tiler`,
      `fault in the choice of a substitute keeps a duty in force`,
      `There's no fault in a choice made by all three, and the old duty ended with it.`,
    ],
    'yes-assumed': [
      `${builder.the} assumed the risk that the tiler would do bad work`,
      `a party that brings in a substitute assumes the risk of bad work`,
      `No one assumed that risk. The agreement says that ${builder.the} is released, whatever work the tiler would do.`,
    ],
  }),
  delegation: ({ owner, builder }) => ({
    'yes-delegation': [
      `delegation of a duty does not release the party that delegates it`,
      `${builder.the} remained bound despite a delegation to the tiler`,
      `Someone else's hands were welcome, but no one agreed to a release. The original promise stands.`,
    ],
    'yes-assumed': [
      `${builder.the} assumed the risk by a clause on bad work`,
      `the contract expressly put the risk of substitutes on ${builder.the}`,
      `The contract has no clause on substitutes. It needs none, since a delegated duty stays a duty.`,
    ],
    'yes-undisputed': [
      `there was no consideration for a novation, since the price was undisputed`,
      `an undisputed duty cannot be passed on to another`,
      `Undisputed duties can be passed on and can be novated. No one agreed to a release.`,
    ],
    'no-novation': [
      `${owner.the} agreed to a novation by accepting the tiler`,
      `a novation discharged ${builder.the} when the tiler took over`,
      `Consent to another worker isn't consent to a release. A novation takes both.`,
    ],
    'no-personal': [
      `a duty of personal service ends when someone else performs it`,
      `the work had become a personal service of the tiler`,
      `Laying a floor is no personal service, which is why it could be delegated at all.`,
    ],
    'no-accord': [
      `the tiler's work was an accord and satisfaction of the duty`,
      `an accord and satisfaction discharged ${builder.the} when the floor was laid`,
      `No one agreed to take something else in satisfaction. What was promised is a sound floor.`,
    ],
  }),
} satisfies ExcuseCells
