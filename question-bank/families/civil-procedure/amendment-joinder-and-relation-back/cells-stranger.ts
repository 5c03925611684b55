import { who } from '../../engine/party.ts'
import type { JoinderCells } from './reason-id.ts'

/** Reasons where another customer, a buyer, or a lender is to become a party. */
export const STRANGER_CELLS = {
  joined: ({ plaintiff, other, it }) => ({
    'yes-same': [
      `the claims arise from the same transaction or occurrence and share a common question of law or fact`,
      `the claims arise from the same occurrence and share a common question of law or fact`,
      `One cause and one event lie behind both losses, and the question of poor maintenance will be tried once.`,
    ],
    'yes-opposing': [
      `${plaintiff.the} and ${other.the} may join any claims that they have against one opposing party`,
      `two plaintiffs may join their claims against one opposing party even if they are unrelated`,
      `One plaintiff may join unrelated claims against an opposing party. Two plaintiffs need more: ${it} is what joins these.`,
    ],
    'yes-interest': [
      `${other.the} is a required party to an action about ${it}`,
      `${other.the} has an interest in the action and so must be joined as a required party`,
      `Another victim isn't a required party, for a judgment impairs no interest of someone who can sue alone. Joinder is optional.`,
    ],
    'no-different': [
      `claims for separate goods under separate contracts are not from the same transaction or occurrence`,
      `${plaintiff.the} and ${other.the} did not lose their goods in the same transaction or occurrence`,
      `The customers had separate contracts, goods, and losses, but their claims rest on negligence in a single occurrence.`,
    ],
    'no-joint': [
      `only a required party may be joined as a plaintiff, and ${other.the} is not one`,
      `${other.the}, ${who(other)} could sue separately, is not a required party and may not be joined`,
      `A required party must be joined. Others, who could sue separately, may join if their claims have enough in common.`,
    ],
    'no-adequate': [
      `${plaintiff.the} will give ${other.the} adequate representation on the common question`,
      `${other.the} has adequate representation in ${plaintiff.the} and so may not be a plaintiff too`,
      `Adequate representation is a matter for those who intervene. Plaintiffs who file together don't need it.`,
    ],
  }),
  apart: ({ plaintiff, defendant, other, it }) => ({
    'no-different': [
      `a common question of law or fact is not enough where the losses arose from different occurrences`,
      `their claims, from a theft and from ${it}, do not arise from the same transaction or occurrence`,
      `Four months apart, a burglar and ${it} did the harm. A shared complaint about poor care isn't enough.`,
    ],
    'no-joint': [
      `only a required party may be joined as a plaintiff, and ${other.the} is not one`,
      `${other.the}, ${who(other)} could sue separately, is not a required party and may not be joined`,
      `The right result for the wrong reason. People who could sue separately may join too, if their claims have enough in common.`,
    ],
    'no-adequate': [
      `${plaintiff.the} will give ${other.the} adequate representation on the common question`,
      `${other.the} has adequate representation in ${plaintiff.the} and so may not be a plaintiff too`,
      `The right result for the wrong reason. Adequate representation is a matter for those who intervene.`,
    ],
    'yes-same': [
      `both plaintiffs allege that ${defendant.the} took poor care, which is a common question of law or fact`,
      `${plaintiff.the} and ${other.the} may join if their claims share a common question of law or fact`,
      `A common question is only half of the test. The claims must also come from one transaction, occurrence, or series.`,
    ],
    'yes-opposing': [
      `${plaintiff.the} and ${other.the} may join any claims that they have against one opposing party`,
      `two plaintiffs may join their claims against one opposing party even if they are unrelated`,
      `One plaintiff may join unrelated claims against an opposing party. Two plaintiffs may not.`,
    ],
    'yes-interest': [
      `${other.the} is a required party to an action about the care of stored goods`,
      `${other.the} has an interest in the action and so must be joined as a required party`,
      `A judgment on another event impairs no interest of someone else, who isn't a required party.`,
    ],
  }),
  claimant: ({ plaintiff, defendant, other, saved }) => ({
    'yes-interest': [
      `${defendant.the} could otherwise be subject to inconsistent obligations to two claimants`,
      `${other.the} claims an interest in ${saved} and is a required party`,
      `Two people demand one thing. If each sued alone, the keeper might be ordered to give it to both.`,
    ],
    'yes-same': [
      `${other.the} has a claim that shares a common question of law or fact with the action`,
      `both claims to ${saved} arise out of the same transaction or occurrence`,
      `A common question and the same transaction let people join of their own accord. To order it, a court needs a stronger ground.`,
    ],
    'yes-derivative': [
      `${defendant.the} could implead ${other.the} and so may have the joinder ordered`,
      `${other.the} could be made a third-party defendant and so must be joined`,
      `To implead ${other.the} as a third-party defendant takes liability over. There's none: both claimants want something from ${defendant.the}.`,
    ],
    'no-joint': [
      `${other.the}, like a joint tortfeasor, has a separate claim and is not a required party`,
      `${plaintiff.the} may choose whom to sue, and ${other.the} is not a required party`,
      `A plaintiff may leave out a joint tortfeasor. It's different when one thing is at stake and an absent person claims it too.`,
    ],
    'no-adequate': [
      `${defendant.the}, being neutral, gives ${other.the} adequate representation`,
      `${other.the} has adequate representation, since ${defendant.the} favors neither claimant`,
      `Adequate representation takes someone who argues the absent person's case. A neutral holder argues for no one.`,
    ],
    'no-direct': [
      `${defendant.the} may bring in only a person who may be liable over to it`,
      `${other.the} is not liable over to ${defendant.the}, which therefore may not bring in a rival`,
      `One may implead only a person who is liable over. A rival claimant is joined for another purpose.`,
    ],
  }),
  intervenor: ({ defendant, other, saved }) => ({
    'yes-interest': [
      `${other.the} has an interest that may be impaired and that lacks adequate representation`,
      `${other.the} claims an interest in ${saved} and lacks adequate representation by either party`,
      `The plaintiff denies the sale, and the keeper doesn't care. If ${saved} is handed over, the buyer's right is worth little.`,
    ],
    'yes-same': [
      `${other.the} has a claim that shares a common question of law or fact with the action`,
      `a person whose claim shares a common question of law or fact may intervene as of right`,
      `A common question allows permissive intervention, which is up to the court. The right rests on more.`,
    ],
    'yes-derivative': [
      `${other.the} could be made a third-party defendant and so may intervene as of right`,
      `${defendant.the} may be liable over to ${other.the}, ${who(other)} may therefore intervene as of right`,
      `To be liable over makes a third-party defendant. To intervene, one must have something of one's own at stake.`,
    ],
    'no-adequate': [
      `${defendant.the} gives ${other.the} adequate representation by keeping ${saved} safe until judgment`,
      `the existing parties give ${other.the} adequate representation, since both want ${saved} preserved`,
      `Adequate representation takes someone who argues the same side. One party denies the sale, and the other is neutral.`,
    ],
    'no-joint': [
      `${other.the} may sue later for ${saved} and so is not a required party`,
      `only a required party may intervene as of right, and ${other.the} is not one`,
      `One need not be a required party or a joint claimant to intervene. By the time of a later suit, ${saved} may be out of reach.`,
    ],
    'no-direct': [
      `a person may intervene as of right only if liable over to an existing party`,
      `${other.the} could not be made a third-party defendant and so may not intervene as of right`,
      `A person need not be liable over, like a third-party defendant, to intervene. An interest in the property is what counts.`,
    ],
  }),
  lender: ({ plaintiff }) => ({
    'no-adequate': [
      `${plaintiff.the} seeks the same relief and provides adequate representation`,
      `the lender seeks nothing that ${plaintiff.the} does not seek and so has adequate representation`,
      `The plaintiff wants the same money for the same reasons and is able to fight for it. A general creditor adds nothing.`,
    ],
    'no-direct': [
      `a person may intervene as of right only if liable over to an existing party`,
      `the lender could not be made a third-party defendant and so may not intervene as of right`,
      `The right result for the wrong reason. A person need not be liable over, like a third-party defendant, to intervene.`,
    ],
    'no-joint': [
      `the lender is free to sue ${plaintiff.the} later and so is not a required party`,
      `only a required party may intervene as of right, and an unsecured creditor is not one`,
      `The right result for the wrong reason. A person who isn't a required party and could sue later may still have a right to intervene.`,
    ],
    'yes-interest': [
      `the lender has an interest in being paid by ${plaintiff.the} and so may intervene as of right`,
      `the lender has an interest in the recovery and so is a required party to the action`,
      `An interest in being paid by a party isn't one in the subject of the action, and someone already fights for the money.`,
    ],
    'yes-same': [
      `the lender has a claim that shares a common question of law or fact with the action`,
      `a person whose claim shares a common question of law or fact may intervene as of right`,
      `A common question may support permissive intervention. As of right, more is needed.`,
    ],
    'yes-derivative': [
      `${plaintiff.the} is liable to the lender for a debt, so the lender may intervene as of right`,
      `the lender could be made a third-party defendant and so may intervene as of right`,
      `That a party is liable to a creditor gives the creditor no right to intervene in the party's lawsuits. It isn't impleader either.`,
    ],
  }),
} satisfies JoinderCells
