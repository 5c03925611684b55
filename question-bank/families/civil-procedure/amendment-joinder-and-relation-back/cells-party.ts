import { whose } from '../../engine/party.ts'
import type { JoinderCells } from './reason-id.ts'

/** Reasons where a defendant wants a third party in the action. */
export const PARTY_CELLS = {
  implead: ({ plaintiff, defendant, third }) => ({
    'yes-derivative': [
      `${defendant.the} may implead a nonparty that may be liable to it for the claim`,
      `${defendant.the} may implead a nonparty from which it may recover by indemnity`,
      `The promise to reimburse turns any loss in this suit into the third party's. And ten days after the answer, no permission was needed.`,
    ],
    'yes-same': [
      `the third-party claim shares a transaction and a common question of fact with the complaint`,
      `${defendant.the} may add any party to a claim from the same transaction or occurrence`,
      `A common question and the same transaction are the test for parties that a plaintiff joins. A defendant must show liability over.`,
    ],
    'yes-interest': [
      `${third.the}, whose work is at issue in the action, is a required party`,
      `the court cannot give ${plaintiff.the} complete relief unless ${third.the} is a party`,
      `Full damages can be had from the defendant alone, so no one else is a required party for complete relief.`,
    ],
    'no-direct': [
      `only ${plaintiff.the} may make ${third.the} a party, by a claim in an amended complaint`,
      `${defendant.the} may not implead a person with whom ${plaintiff.the} has no contract`,
      `A defendant too may make someone a party, without an amended complaint and whether or not the plaintiff has a contract with that person.`,
    ],
    'no-joint': [
      `${plaintiff.the} may choose whom to sue, and a joint tortfeasor is not a required party`,
      `${third.the} is at most a joint tortfeasor, whom only ${plaintiff.the} may join`,
      `A joint tortfeasor need not be joined by the plaintiff, but a defendant may bring one in who must reimburse it.`,
    ],
    'no-time': [
      `${defendant.the} could not implead a nonparty without leave of court once it had answered`,
      `a third-party complaint that does not accompany the answer requires leave of court`,
      `Leave of court is needed for a third-party complaint filed more than 14 days after the answer. This one came after ten.`,
    ],
  }),
  blame: ({ plaintiff, defendant, third }) => ({
    'no-direct': [
      `${defendant.the} may not implead a nonparty that is liable only to ${plaintiff.the}`,
      `${defendant.the} may implead only a nonparty that may be liable to it for the claim`,
      `With no right to shift or share a judgment, the defendant is only saying that someone else did it. That's a defense.`,
    ],
    'no-joint': [
      `${defendant.the} may bring in a joint tortfeasor only if that tortfeasor is a required party`,
      `${third.the} is not a required party, and ${defendant.the} may bring in no other`,
      `The right result for the wrong reason. A joint tortfeasor who isn't a required party may be brought in by a defendant with a right to contribution.`,
    ],
    'no-time': [
      `${defendant.the} could not implead a nonparty without leave of court once it had answered`,
      `a third-party complaint that does not accompany the answer requires leave of court`,
      `The right result for the wrong reason. Without leave of court, a third-party complaint may be filed for 14 days after the answer.`,
    ],
    'yes-derivative': [
      `${defendant.the} may implead a nonparty whose negligence is at issue in the action`,
      `${defendant.the} may implead any nonparty that may have caused ${whose(plaintiff)} loss`,
      `Having caused the loss, or being charged with negligence, isn't enough. One may implead only a person from whom one may recover.`,
    ],
    'yes-same': [
      `the third-party claim shares a transaction and a common question of fact with the complaint`,
      `${defendant.the} may add any party to a claim from the same transaction or occurrence`,
      `A common question and the same transaction let a plaintiff join defendants. They don't let a defendant choose the plaintiff's opponents.`,
    ],
    'yes-interest': [
      `${third.the}, whose work is at issue in the action, is a required party`,
      `the court cannot give ${plaintiff.the} complete relief unless ${third.the} is a party`,
      `Complete relief is to be had from whoever is liable among the parties. Someone else who may be at fault isn't a required party.`,
    ],
  }),
  late: ({ plaintiff, defendant, third }) => ({
    'no-time': [
      `${defendant.the} needed leave of court to implead a nonparty more than 14 days after answering`,
      `a third-party complaint filed more than 14 days after the answer requires leave of court`,
      `The claim for reimbursement is a proper one, but 60 days after the answer the court's permission had to be sought first.`,
    ],
    'no-direct': [
      `only ${plaintiff.the} may make ${third.the} a party, by a claim in an amended complaint`,
      `${defendant.the} may not implead a person with whom ${plaintiff.the} has no contract`,
      `The right result for the wrong reason. A defendant too may make someone a party, without an amended complaint or any contract with the plaintiff.`,
    ],
    'no-joint': [
      `${plaintiff.the} may choose whom to sue, and a joint tortfeasor is not a required party`,
      `${third.the} is at most a joint tortfeasor, whom only ${plaintiff.the} may join`,
      `The right result for the wrong reason. A joint tortfeasor who must reimburse the defendant may be brought in, by permission or in time.`,
    ],
    'yes-derivative': [
      `${defendant.the} may implead a person who owes it indemnity at any time before trial`,
      `${defendant.the} may implead a person for indemnity as a matter of right, without leave of court`,
      `A claim for indemnity is proper for impleader, but the matter of right ends 14 days after the answer.`,
    ],
    'yes-same': [
      `the third-party claim shares a transaction and a common question of fact with the complaint`,
      `${defendant.the} may add any party to a claim from the same transaction or occurrence`,
      `A common question and the same transaction don't dispense with the court's permission.`,
    ],
    'yes-leave': [
      `${defendant.the} needs no leave of court for a third-party complaint that causes no prejudice`,
      `leave of court is required only if the third-party complaint would prejudice ${plaintiff.the}`,
      `Lack of prejudice is a good argument for leave of court. But the defendant never asked.`,
    ],
  }),
  tortfeasor: ({ plaintiff, defendant, third }) => ({
    'no-joint': [
      `a joint tortfeasor is not a required party, even where joinder is feasible`,
      `${third.the} is a joint tortfeasor, whom ${plaintiff.the} may choose not to sue`,
      `The whole loss can be collected from the one defendant, which may seek its share from the other later.`,
    ],
    'no-direct': [
      `${defendant.the} may sue a joint tortfeasor for contribution only in a separate action`,
      `${defendant.the} may seek contribution from a joint tortfeasor only after judgment`,
      `The right result for the wrong reason. Contribution may be sought in this very action, before judgment, by impleader.`,
    ],
    'no-adequate': [
      `${defendant.the} provides adequate representation of ${third.the} at the trial`,
      `a person whose interests have adequate representation by ${defendant.the} need not be joined`,
      `The right result for the wrong reason. Two parties who blame each other don't represent each other. Adequate representation matters for intervention.`,
    ],
    'yes-derivative': [
      `a person whom ${defendant.the} could make a third-party defendant is a required party`,
      `${third.the}, who may be liable for contribution, is a required party`,
      `A right to contribution supports a third-party claim. It doesn't make the person liable for it a required party.`,
    ],
    'yes-same': [
      `the conduct of ${defendant.the} and of ${third.the} is part of the same transaction or occurrence`,
      `the claims against ${defendant.the} and ${third.the} would share a common question of fact`,
      `The same occurrence and a common question would let the plaintiff join both. Whether to do so is the plaintiff's choice.`,
    ],
    'yes-interest': [
      `the court cannot grant complete relief unless all who may be liable are parties`,
      `${third.the} has an interest in the finding of negligence and so is a required party`,
      `Complete relief means relief for the plaintiff, who can get it all from one. A finding of negligence doesn't bind a stranger's interest.`,
    ],
  }),
} satisfies JoinderCells
