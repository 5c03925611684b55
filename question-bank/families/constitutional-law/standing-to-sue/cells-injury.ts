import { capital } from '../../../text/capital.ts'
import { his, The } from '../../engine/party.ts'
import type { StandingCells } from './reason-id.ts'

/** Reasons where it is in dispute whether the plaintiff has been injured, or will be. */
export const INJURY_CELLS = {
  'past-order': ({ visit: { plaintiff, ordeal } }) => ({
    'no-imminent': [
      `${plaintiff.the} faces no actual or imminent threat of being stopped there again`,
      `a past stop does not show an actual or imminent injury in the future`,
      `An injunction looks ahead. The policy goes on, but ${plaintiff.the} is unlikely ever to meet it again.`,
    ],
    'no-general': [
      `a policy that applies to every driver raises only a generalized grievance`,
      `all drivers share the complaint, which makes it a generalized grievance`,
      `A policy that applies to thousands can hurt each of them in person. ${The(plaintiff)} was stopped, so the grievance isn't general.`,
    ],
    'no-cause': [
      `${ordeal} is fairly traceable to the officer and not to the city`,
      `the officer's own decision to stop the car breaks the chain of causation`,
      `The officer did just what the written policy ordered. That links the city to the harm.`,
    ],
    'yes-injury': [
      `${ordeal} was a concrete and particularized injury in fact`,
      `${plaintiff.the} has suffered a concrete injury in fact under the policy`,
      `That injury is over. It would support damages, which ${plaintiff.the} doesn't seek.`,
    ],
    'yes-imminent': [
      `while the policy is in force, the threat of another stop is actual or imminent`,
      `a written policy that is still followed makes a second injury actual or imminent`,
      `Other drivers may be stopped tomorrow. What counts is the threat to this plaintiff, who lives far away.`,
    ],
  }),
  'past-money': ({ visit: { plaintiff, ordeal } }) => ({
    'yes-injury': [
      `${ordeal} was an injury in fact, for which damages are a remedy`,
      `${plaintiff.the} has suffered a concrete injury in fact that damages would redress`,
      `Damages look back. Someone who was hurt by the policy needs no prospect of being hurt again.`,
    ],
    'yes-imminent': [
      `while the policy is in force, the threat of another stop is actual or imminent`,
      `a written policy that is still followed makes a second injury actual or imminent`,
      `${The(plaintiff)} lives far away and isn't going back. Standing to seek damages rests on what has already happened.`,
    ],
    'yes-right': [
      `a violation of the Fourth Amendment confers standing even without an injury in fact`,
      `anyone may challenge an unconstitutional policy, whether or not there is injury in fact`,
      `Even a constitutional claim needs an injury. ${capital(ordeal)} was one.`,
    ],
    'no-imminent': [
      `${plaintiff.the} faces no actual or imminent threat of being stopped there again`,
      `without a plan to return, no further injury is actual or imminent`,
      `A plan to return, and a threat that's actual or imminent, matter for an injunction. This suit is for damages only.`,
    ],
    'no-general': [
      `a policy that applies to every driver raises only a generalized grievance`,
      `all drivers share the complaint, which makes it a generalized grievance`,
      `Other drivers have complaints of their own. ${The(plaintiff)} sues for an ordeal of ${his(plaintiff)} own.`,
    ],
    'no-cause': [
      `${ordeal} is fairly traceable to the officer and not to the city`,
      `the officer's own decision to stop the car breaks the chain of causation`,
      `The officer carried out a written policy of the city, so the harm is the city's doing.`,
    ],
  }),
  'some-day': ({ river: { plaintiff, doing } }) => ({
    'no-imminent': [
      `without concrete plans to return, no injury to ${plaintiff.the} is actual or imminent`,
      `a hope to return is too vague to make the injury actual or imminent`,
      `The river will change soon. Whether ${plaintiff.the} will ever be there to miss it is anyone's guess.`,
    ],
    'no-concrete': [
      `an interest in ${doing} is not a concrete injury in the way that lost money is`,
      `the loss of a pastime such as ${doing} is never a concrete injury`,
      `Pleasure in nature counts as an interest, and its loss is concrete. ${The(plaintiff)} only has to be someone who will lose it.`,
    ],
    'no-general': [
      `harm to a river affects the whole public and is thus a generalized grievance`,
      `the harm is shared by all who use the river and is thus a generalized grievance`,
      `People who use a river are harmed one by one, however many they are. The trouble is that ${plaintiff.the} no longer uses it.`,
    ],
    'yes-imminent': [
      `the approval of the dam makes the injury to the river actual or imminent`,
      `once a dam has been approved, the injury to the river is actual or imminent`,
      `What has to be imminent is an injury to the plaintiff, and not to the river.`,
    ],
    'yes-right': [
      `Congress gave any person a right to sue, which is enough without injury in fact`,
      `the statute confers standing on any person, with or without an injury in fact`,
      `Congress can open the courthouse to any person who has been injured. It can't do away with the need for injury.`,
    ],
  }),
  weekly: ({ river: { plaintiff, doing, act, river } }) => ({
    'yes-imminent': [
      `losing a place to ${act} is an imminent injury to ${plaintiff.the}`,
      `the loss of the ${river} is an imminent injury to ${plaintiff.the}`,
      `Nearly every weekend for five years, and a month to go: there's nothing vague about what ${plaintiff.the} stands to lose.`,
    ],
    'yes-right': [
      `Congress gave any person a right to sue, which is enough without injury in fact`,
      `the statute confers standing on any person, with or without an injury in fact`,
      `No statute can dispense with an injury. ${The(plaintiff)} has one, and that's why the suit may go on.`,
    ],
    'yes-third': [
      `${plaintiff.the} has third-party standing for all who visit the ${river}`,
      `a regular visitor may assert the rights of others by third-party standing`,
      `${The(plaintiff)} need not speak for anyone else. Losing a place to spend weekends is harm enough.`,
    ],
    'no-concrete': [
      `the loss of a pastime such as ${doing} is not a concrete injury`,
      `a concrete injury requires a loss of money, health, or property`,
      `A loss needn't be one of money to be concrete. A pastime in a certain place counts too.`,
    ],
    'no-general': [
      `harm to a river affects the whole public and is thus a generalized grievance`,
      `the harm is shared by all who use the river and is thus a generalized grievance`,
      `The public at large has a general grievance. Someone who uses the river loses something in person.`,
    ],
    'no-imminent': [
      `until the dam is built, no injury to ${plaintiff.the} is actual or imminent`,
      `an approval that has yet to be carried out causes no actual or imminent injury`,
      `An injury needn't have happened yet. Construction begins next month, and the next visit is due this weekend.`,
    ],
  }),
  unsent: ({ file: { plaintiff, company, sum } }) => ({
    'no-concrete': [
      `an entry that no one read did ${plaintiff.the} no concrete harm`,
      `a false entry does no concrete harm before it is disclosed to someone`,
      `Breach of a statute isn't harm by itself. Defamation, its closest relative, needs a reader.`,
    ],
    'no-general': [
      `inaccurate records are a generalized grievance of all consumers alike`,
      `a consumer's interest in accurate files is a generalized grievance`,
      `One person's file isn't a general grievance, inaccurate as the records may be. What's missing is harm.`,
    ],
    'no-moot': [
      `the deletion of the entry made the claim moot before trial`,
      `the claim became moot when ${company.the} deleted the entry`,
      `A claim for money isn't moot because the conduct has ended. It fails at the start, for lack of harm.`,
    ],
    'yes-right': [
      `Congress created a right to accurate files, whose violation is an injury in fact`,
      `the violation of a statutory right to ${sum} is itself an injury in fact`,
      `Congress can give a right to sue. Whether its violation did real harm is for the court to ask.`,
    ],
    'yes-traceable': [
      `the false entry is fairly traceable to negligence that ${company.the} admits`,
      `a negligent error in a file is fairly traceable to ${company.the}`,
      `The error is traceable to the company, but that's only causation. What comes first is an injury, and there was none.`,
    ],
  }),
  sent: ({ file: { plaintiff, company, recipient } }) => ({
    'yes-injury': [
      `the falsehood was disclosed to ${recipient.the}, which is a concrete injury`,
      `a concrete injury occurred when ${recipient.the} read the false entry`,
      `Being falsely described to a reader is the harm of defamation, which courts have always heard.`,
    ],
    'yes-right': [
      `the violation of a statutory right is an injury in fact, whether or not it does harm`,
      `Congress may provide standing by statute, even where there is no injury in fact`,
      `Violation of a statute isn't enough by itself. Disclosure is what makes this one a real injury.`,
    ],
    'yes-imminent': [
      `${company.the} may send the file out again, so that further injury is imminent`,
      `a company that is negligent once poses an actual or imminent threat to consumers`,
      `No further harm is imminent, since the entry is gone. Standing rests on the disclosure that has already happened.`,
    ],
    'no-concrete': [
      `${plaintiff.the} lost no money, so that no concrete injury occurred`,
      `a false entry that costs its subject nothing is not a concrete injury`,
      `A good name is protected too. A lie about someone's past is concrete harm once it's read, whether or not it costs anything.`,
    ],
    'no-cause': [
      `any injury is fairly traceable to ${recipient.the} and not to ${company.the}`,
      `the act of ${recipient.the} in reading the file breaks the chain of causation`,
      `Reading what one is sent doesn't break causation. The harm is traceable to whoever wrote the entry and sent it out.`,
    ],
    'no-moot': [
      `the deletion of the entry made the claim moot before trial`,
      `the claim became moot when ${company.the} deleted the entry`,
      `Ending the wrong ends a claim for an injunction. A claim for money over the past lives on.`,
    ],
  }),
} satisfies StandingCells
