import type { JoinderCells } from './reason-id.ts'

/** Reasons where another customer, a buyer, or a lender is to become a party. */
export const STRANGER_CELLS = {
  joined: ({ plaintiff, other, it }) => ({
    'yes-same': [
      `the claims share a transaction or occurrence and a common question of law or fact`,
      `both claims come from one transaction or occurrence with a common question of fact`,
      `One cause and one event lie behind both losses, and the question of poor maintenance will be tried once.`,
    ],
    'yes-opposing': [
      `plaintiffs may join any claims that they have against one opposing party`,
      `claims against the same opposing party may be joined even if they are unrelated`,
      `One plaintiff may join unrelated claims against an opposing party. Two plaintiffs need more: ${it} is what joins these.`,
    ],
    'yes-interest': [
      `${other.the} is a required party to an action about ${it}`,
      `${other.the} has an interest that makes joinder as a required party necessary`,
      `Another victim isn't a required party, for a judgment impairs no interest of someone who can sue alone. Joinder is optional.`,
    ],
    'no-different': [
      `separate contracts and separate goods are not the same transaction or occurrence`,
      `the losses of two customers are not the same transaction or occurrence`,
      `The customers had separate contracts, goods, and losses, but their claims rest on negligence in a single occurrence.`,
    ],
    'no-joint': [
      `only a required party may be joined, and ${other.the} is not one`,
      `${other.the} could sue separately and is not a required party`,
      `A required party must be joined. Others, who could sue separately, may join if their claims have enough in common.`,
    ],
    'no-adequate': [
      `${plaintiff.the} will give ${other.the} adequate representation on the common question`,
      `adequate representation by one plaintiff makes a second one improper`,
      `Adequate representation is a matter for those who intervene. Plaintiffs who file together don't need it.`,
    ],
  }),
  apart: ({ plaintiff, other, it }) => ({
    'no-different': [
      `a common question of law or fact is not enough without one occurrence or series`,
      `a theft and ${it} are not the same transaction or occurrence`,
      `Four months apart, a burglar and ${it} did the harm. A shared complaint about poor care isn't enough.`,
    ],
    'no-joint': [
      `only a required party may be joined, and ${other.the} is not one`,
      `${other.the} could sue separately and is not a required party`,
      `The right result for the wrong reason. People who could sue separately may join too, if their claims have enough in common.`,
    ],
    'no-adequate': [
      `${plaintiff.the} will give ${other.the} adequate representation on the common question`,
      `adequate representation by one plaintiff makes a second one improper`,
      `The right result for the wrong reason. Adequate representation is a matter for those who intervene.`,
    ],
    'yes-same': [
      `both claims concern poor care, which is a common question of law or fact`,
      `a common question of law or fact is all that permissive joinder requires`,
      `A common question is only half of the test. The claims must also come from one transaction, occurrence, or series.`,
    ],
    'yes-opposing': [
      `plaintiffs may join any claims that they have against one opposing party`,
      `claims against the same opposing party may be joined even if they are unrelated`,
      `One plaintiff may join unrelated claims against an opposing party. Two plaintiffs may not.`,
    ],
    'yes-interest': [
      `${other.the} is a required party to an action about the care of stored goods`,
      `${other.the} has an interest that makes joinder as a required party necessary`,
      `A judgment on another event impairs no interest of someone else, who isn't a required party.`,
    ],
  }),
  claimant: ({ plaintiff, defendant, other, saved }) => ({
    'yes-interest': [
      `${defendant.the} could otherwise incur inconsistent obligations to two claimants`,
      `${other.the} claims an interest in ${saved} that makes ${other.the} a required party`,
      `Two people demand one thing. If each sued alone, the keeper might be ordered to give it to both.`,
    ],
    'yes-same': [
      `the claims of both claimants share a common question of law or fact`,
      `both claims to ${saved} arise out of the same transaction or occurrence`,
      `A common question and the same transaction let people join of their own accord. To order it, a court needs a stronger ground.`,
    ],
    'yes-derivative': [
      `${defendant.the} could implead ${other.the} and so may have a joinder ordered`,
      `${other.the} could be made a third-party defendant and so may be joined`,
      `To implead ${other.the} as a third-party defendant takes liability over. There's none: both claimants want something from ${defendant.the}.`,
    ],
    'no-joint': [
      `a person with a separate claim is like a joint tortfeasor and not a required party`,
      `${plaintiff.the} chose whom to sue, and ${other.the} is not a required party`,
      `A plaintiff may leave out a joint tortfeasor. It's different when one thing is at stake and an absent person claims it too.`,
    ],
    'no-adequate': [
      `${defendant.the} is neutral and so gives ${other.the} adequate representation`,
      `adequate representation by a neutral holder makes joinder unnecessary`,
      `Adequate representation takes someone who argues the absent person's case. A neutral holder argues for no one.`,
    ],
    'no-direct': [
      `${defendant.the} may implead only a person who is liable to it`,
      `a defendant may bring in only a person whom it could implead`,
      `One may implead only a person who is liable over. A rival claimant is joined for another purpose.`,
    ],
  }),
  intervenor: ({ defendant, other, saved }) => ({
    'yes-interest': [
      `the interest of ${other.the} may be impaired and lacks adequate representation`,
      `a claimant to ${saved} whose interest no party represents may intervene as of right`,
      `The plaintiff denies the sale, and the keeper doesn't care. If ${saved} is handed over, the buyer's right is worth little.`,
    ],
    'yes-same': [
      `the claims of both claimants share a common question of law or fact`,
      `a person with a common question of law or fact may intervene as of right`,
      `A common question allows permissive intervention, which is up to the court. The right rests on more.`,
    ],
    'yes-derivative': [
      `a person who could be made a third-party defendant may intervene as of right`,
      `a person to whom a party may be liable over may intervene as of right`,
      `To be liable over makes a third-party defendant. To intervene, one must have something of one's own at stake.`,
    ],
    'no-adequate': [
      `${defendant.the} gives ${other.the} adequate representation by holding ${saved}`,
      `there is adequate representation, since both parties want ${saved} preserved`,
      `Adequate representation takes someone who argues the same side. One party denies the sale, and the other is neutral.`,
    ],
    'no-joint': [
      `${other.the} is free to sue later and so is not a required party`,
      `only a required party may intervene, and a joint claimant is not one`,
      `One need not be a required party or a joint claimant to intervene. By the time of a later suit, ${saved} may be out of reach.`,
    ],
    'no-direct': [
      `only a person who may be liable over to a party may intervene as of right`,
      `${other.the} could not be made a third-party defendant and so may not intervene`,
      `A person need not be liable over, like a third-party defendant, to intervene. An interest in the property is what counts.`,
    ],
  }),
  lender: ({ plaintiff }) => ({
    'no-adequate': [
      `${plaintiff.the} seeks the same relief and provides adequate representation`,
      `a party with the same aim already provides adequate representation`,
      `The plaintiff wants the same money for the same reasons and is able to fight for it. A general creditor adds nothing.`,
    ],
    'no-direct': [
      `only a person who may be liable over to a party may intervene as of right`,
      `the lender could not be made a third-party defendant and so may not intervene`,
      `The right result for the wrong reason. A person need not be liable over, like a third-party defendant, to intervene.`,
    ],
    'no-joint': [
      `the lender is free to sue ${plaintiff.the} later and so is not a required party`,
      `only a required party may intervene, and a creditor is not one`,
      `The right result for the wrong reason. A person who isn't a required party and could sue later may still have a right to intervene.`,
    ],
    'yes-interest': [
      `an interest in being paid by a party is enough to intervene as of right`,
      `an interest in the recovery makes the lender a required party to the action`,
      `An interest in being paid by a party isn't one in the subject of the action, and someone already fights for the money.`,
    ],
    'yes-same': [
      `the claims of the lender share a common question of law or fact with the action`,
      `a person with a common question of law or fact may intervene as of right`,
      `A common question may support permissive intervention. As of right, more is needed.`,
    ],
    'yes-derivative': [
      `a person to whom a party is liable for a debt may intervene as of right`,
      `a creditor could be made a third-party defendant and so may intervene`,
      `That a party is liable to a creditor gives the creditor no right to intervene in the party's lawsuits. It isn't impleader either.`,
    ],
  }),
} satisfies JoinderCells
