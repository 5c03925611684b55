import { The } from '../../engine/party.ts'
import type { ExcuseCells } from './reason-id.ts'

/** Reasons where the parties agree on something else later. */
export const AGREEMENT_CELLS = {
  accord: ({ owner, builder }) => ({
    'yes-accord': [
      `${builder.the} did not perform the accord, so ${owner.the} may enforce the original debt`,
      `an accord without satisfaction does not discharge the original debt`,
      `An accord only suspends the debt. Since the truck never came, the creditor may choose the debt or the accord.`,
    ],
    'yes-undisputed': [
      `an undisputed debt may not be the subject of an accord`,
      `there was no consideration for an accord on an undisputed debt`,
      `A truck in place of money is a different performance and good consideration, even for an undisputed debt.`,
    ],
    'yes-waiver': [
      `${owner.the} waived the accord by allowing June 1 to pass`,
      `${owner.the}, by not demanding the truck, waived the accord`,
      `Nobody waived anything. The accord was broken, which gives ${owner.the} a choice.`,
    ],
    'no-accord': [
      `the accord discharged the debt as soon as it was made`,
      `${owner.the}, by making an accord, gave up the original debt`,
      `A promise to deliver is an accord. The debt ends with satisfaction, and the truck was never delivered.`,
    ],
    'no-novation': [
      `the agreement was a novation that discharged the original debt`,
      `${owner.the} agreed to a novation that replaced the debt with a duty to deliver the truck`,
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
      `${builder.the} accepted an accord and satisfaction by cashing the check`,
      `the disputed claim was discharged by an accord and satisfaction`,
      `The dispute was honest and the words were plain. Whoever cashes such a check takes its terms, protest or not.`,
    ],
    'no-novation': [
      `the check was a novation that replaced the original debt`,
      `${builder.the} agreed to a novation by cashing the check`,
      `A novation brings in a new party. Here, the same two settled a disputed claim.`,
    ],
    'no-material': [
      `${builder.the} committed a material breach by crossing out the words`,
      `${builder.the} committed a material breach by billing an amount that was not owed`,
      `Crossing out words or billing too large an amount breaks no promise, so there's no breach.`,
    ],
    'yes-undisputed': [
      `part payment is not consideration for the discharge of a debt`,
      `under the preexisting duty rule, part payment did not discharge the debt`,
      `Part payment of an admitted debt discharges nothing. Settling an honest dispute is consideration.`,
    ],
    'yes-accord': [
      `${builder.the} rejected the accord by crossing out the words`,
      `${builder.the}'s protest on the check prevented an accord and satisfaction`,
      `A check offered in full payment may be returned. It can't be cashed on other terms.`,
    ],
    'yes-waiver': [
      `${owner.the} waived the dispute by sending a check`,
      `${owner.the}, by sending part payment, waived any defense to the bill`,
      `Sending money in full payment of a disputed bill, and saying so in capital letters, waives no defense.`,
    ],
  }),
  undisputed: ({ owner, builder }) => ({
    'yes-undisputed': [
      `the debt was undisputed, so part payment did not discharge it`,
      `part payment of an undisputed debt is not consideration for a discharge`,
      `The whole bill was admitted. Words on a check turn part payment into settlement only where there's an honest dispute.`,
    ],
    'yes-accord': [
      `an accord is without satisfaction until ${owner.the} has paid in full`,
      `the accord was executory until ${owner.the} had paid the whole bill`,
      `There was no accord to reject or perform, for want of consideration. That's the trouble, not the rest of the payment.`,
    ],
    'yes-waiver': [
      `${owner.the} waived the words on the check by admitting the bill`,
      `${owner.the}'s admission of the bill was a waiver of any later condition`,
      `Agreement that work was good isn't a waiver of something written later. What matters is that the debt was undisputed.`,
    ],
    'no-accord': [
      `${builder.the} accepted an accord and satisfaction by cashing the check`,
      `the claim was discharged by an accord and satisfaction`,
      `Accord and satisfaction takes a dispute or another consideration. ${The(owner)} admitted the whole bill.`,
    ],
    'no-novation': [
      `the check was a novation that replaced the original debt`,
      `${builder.the} agreed to a novation by cashing the check`,
      `A novation brings in a new party, and there was none.`,
    ],
    'no-retraction': [
      `${builder.the} waived the balance by cashing the check and may not retract the waiver`,
      `a party that cashes a check in full payment may not retract its waiver of the balance`,
      `Taking part of what's due gives up nothing. A discharge of the rest would need consideration.`,
    ],
  }),
  novation: ({ owner, builder }) => ({
    'no-novation': [
      `${owner.the} agreed to a novation, which discharged ${builder.the}`,
      `the parties made a novation that substituted the tiler for ${builder.the}`,
      `All three signed, and the agreement says that one is released and the other bound. That's a novation.`,
    ],
    'no-accord': [
      `the tiler's work was an accord and satisfaction of ${builder.the}'s duty`,
      `${builder.the} was discharged by accord and satisfaction when the floor was laid`,
      `A floor that cracks satisfies no accord. The release came earlier, with the new agreement.`,
    ],
    'no-personal': [
      `laying the floor became a personal service of the tiler`,
      `a duty of personal service ends when another person performs it`,
      `Laying a floor is no personal service. The release is what ended the old duty.`,
    ],
    'yes-delegation': [
      `a delegation of a duty does not discharge the party that delegates it`,
      `${builder.the} remained bound after the delegation to the tiler`,
      `That's so unless the other side agrees to a release. ${The(owner)} did, in writing.`,
    ],
    'yes-fault': [
      `${builder.the} was at fault for choosing a careless tiler`,
      `a party that is at fault in its choice of a substitute is not discharged`,
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
      `a delegation of a duty does not discharge the party that delegates it`,
      `${builder.the} remained bound after the delegation to the tiler`,
      `Someone else's hands were welcome, but no one agreed to a release. The original promise stands.`,
    ],
    'yes-assumed': [
      `${builder.the} assumed the risk of the tiler's work under a clause of the contract`,
      `${builder.the} expressly assumed the risk of bad work by a substitute`,
      `The contract has no clause on substitutes. It needs none, since a delegated duty stays a duty.`,
    ],
    'yes-undisputed': [
      `there was no consideration for a novation, since the price was undisputed`,
      `under the preexisting duty rule, there was no consideration for a delegation`,
      `A delegation needs no consideration from the obligee, and undisputed duties can be delegated or novated. No one agreed to a release.`,
    ],
    'no-novation': [
      `${owner.the} agreed to a novation by accepting the tiler`,
      `${builder.the} was discharged by a novation when the tiler took over the work`,
      `Consent to another worker isn't consent to a release. A novation takes both.`,
    ],
    'no-personal': [
      `laying the floor became a personal service of the tiler`,
      `a duty of personal service ends when another person performs it`,
      `Laying a floor is no personal service, which is why it could be delegated at all.`,
    ],
    'no-accord': [
      `the tiler's work was an accord and satisfaction of ${builder.the}'s duty`,
      `${builder.the} was discharged by accord and satisfaction when the floor was laid`,
      `No one agreed to take something else in satisfaction. What was promised is a sound floor.`,
    ],
  }),
} satisfies ExcuseCells
