import { whose } from '../../engine/party.ts'
import type { JoinderCells } from './reason-id.ts'

/** Reasons where a claim or a party is added after the limitations period. */
export const RELATION_CELLS = {
  same: ({ plaintiff, defendant }) => ({
    'yes-same': [
      `both claims arose out of the same conduct, transaction, or occurrence`,
      `the contract claim arose out of the occurrence set out in the original pleading`,
      `One storage and one loss underlie both theories. The timely complaint had told the defendant what it would have to defend.`,
    ],
    'yes-mistake': [
      `${defendant.the} should have known of the claim but for a mistake in the pleading`,
      `${plaintiff.the} left out the claim by mistake and not by choice`,
      `A mistake is required where the party is changed. Here the same defendant remains.`,
    ],
    'yes-leave': [
      `leave of court to amend makes an added claim timely`,
      `by granting leave of court, the judge already decided that the claim is timely`,
      `Leave of court lets the claim into the pleading. Whether it's timely depends on the event that it grew out of.`,
    ],
    'no-different': [
      `a contract claim and a negligence claim are not the same transaction or occurrence`,
      `a new legal theory is not part of the conduct, transaction, or occurrence first pleaded`,
      `The test looks at conduct and occurrence, not at legal theories. A new theory about the same loss passes.`,
    ],
    'no-notice': [
      `${defendant.the} must have had notice of a contract claim within the limitations period to avoid prejudice`,
      `without notice of the new theory in time, ${defendant.the} would be prejudiced`,
      `Notice of the action is a separate element only for a new party. A complaint about the same loss is all the notice that this one needed.`,
    ],
    'no-diligence': [
      `${plaintiff.the} could with diligence have pleaded the contract claim in time`,
      `${plaintiff.the} has not shown good cause for leaving the claim out of the complaint`,
      `Neither diligence nor good cause is a condition of relation back, which depends on the event in dispute.`,
    ],
  }),
  other: ({ plaintiff, it }) => ({
    'no-different': [
      `the collision was a different occurrence from the one in the original pleading`,
      `the claims did not arise out of the same conduct, transaction, or occurrence`,
      `A crash on a highway half a year before ${it} is another event, and the timely complaint gave no hint of it.`,
    ],
    'no-mistake': [
      `${plaintiff.the} did not leave out the claim because of a mistake about identity`,
      `an omitted claim relates back only if a mistake kept it out of the original pleading`,
      `The right result for the wrong reason. A mistake matters where a party is changed, and not where a claim is added.`,
    ],
    'no-diligence': [
      `${plaintiff.the} could with diligence have pleaded the collision claim in time`,
      `${plaintiff.the} has not shown good cause for leaving the claim out of the complaint`,
      `The right result for the wrong reason. Relation back asks neither for diligence nor for good cause.`,
    ],
    'yes-same': [
      `negligence toward the same owner is the same conduct, transaction, or occurrence`,
      `like parties and like negligence make both claims the same transaction or occurrence`,
      `Like negligence toward the same owner isn't the same conduct. The events have to be the same.`,
    ],
    'yes-leave': [
      `leave of court to amend makes an added claim timely`,
      `by granting leave of court, the judge already decided that the claim is timely`,
      `Leave of court lets the claim into the pleading. It doesn't stop a limitations period from having run.`,
    ],
    'yes-opposing': [
      `a party may join all the claims that it has against an opposing party`,
      `claims against an opposing party may be joined even if they are unrelated`,
      `Unrelated claims may be joined against an opposing party, but joinder doesn't make a stale one timely.`,
    ],
  }),
  sister: ({ plaintiff }) => ({
    'yes-mistake': [
      `the subsidiary knew that only a mistake about identity had kept it from being sued`,
      `the subsidiary had notice in time and knew of the mistake about the proper party`,
      `Its own president saw within a week that the wrong company had been named. The plaintiff's receipt doesn't change what the newcomer knew.`,
    ],
    'yes-same': [
      `a claim from the same conduct, transaction, or occurrence relates back against anyone`,
      `the same transaction or occurrence is all that an added claim requires to relate back`,
      `The same occurrence is only the first step. Against a new party, timely notice and knowledge of an error are needed too.`,
    ],
    'yes-leave': [
      `leave of court to amend makes a claim against an added party timely`,
      `by granting leave of court, the judge already decided that the claim is timely`,
      `Leave of court lets the new party into the pleading. Whether the claim is timely is a separate question under Rule 15(c).`,
    ],
    'no-diligence': [
      `with reasonable diligence ${plaintiff.the} could have named the subsidiary in time`,
      `${whose(plaintiff)} lack of diligence rules out a mistake about the proper party`,
      `Diligence in finding the right defendant isn't required.`,
    ],
    'no-notice': [
      `the subsidiary was not served with notice of the action in the limitations period`,
      `notice of the action must reach a new party before the limitations period ends`,
      `Notice of the action may come within the Rule 4(m) period, 90 days from filing, and need not be formal service.`,
    ],
    'no-mistake': [
      `suing the wrong company of a group is not a mistake about the proper party`,
      `an error about corporate structure is not a mistake about the proper party`,
      `Suing a company for what its affiliate did is a mistake about the proper party. Krupski itself was about two companies of a group.`,
    ],
  }),
  'no-notice': ({ plaintiff, defendant }) => ({
    'no-notice': [
      `the subsidiary did not have notice of the action within the time for service`,
      `notice of the action came to the subsidiary only after the Rule 4(m) period`,
      `Seven months is far beyond 90 days. Until then, a separate company had no way of knowing that it was meant.`,
    ],
    'no-mistake': [
      `suing the wrong company of a group is not a mistake about the proper party`,
      `an error about corporate structure is not a mistake about the proper party`,
      `The right result for the wrong reason. Taking one company for its affiliate is a classic mistake about the proper party.`,
    ],
    'no-diligence': [
      `with reasonable diligence ${plaintiff.the} could have named the subsidiary in time`,
      `${whose(plaintiff)} lack of diligence rules out a mistake about the proper party`,
      `Diligence in finding the right defendant isn't required.`,
    ],
    'yes-mistake': [
      `the subsidiary would have been sued but for a mistake about the proper party`,
      `a mistake about the proper party allows relation back against the subsidiary`,
      `A mistake about the proper party isn't enough by itself. The newcomer must also learn of the action in time.`,
    ],
    'yes-same': [
      `a claim from the same conduct, transaction, or occurrence relates back against anyone`,
      `the same transaction or occurrence is all that an added claim requires to relate back`,
      `The same occurrence is enough for a new claim against an old party. A new party must have heard of the action too.`,
    ],
    'yes-leave': [
      `leave of court to amend makes a claim against an added party timely`,
      `notice of the action to ${defendant.the} counts as notice to its subsidiary`,
      `Separate companies with separate officers and lawyers don't share notice of the action, and leave of court doesn't make up for that.`,
    ],
  }),
  chosen: ({ plaintiff }) => ({
    'no-mistake': [
      `choosing to sue only one of two known parties is not a mistake about identity`,
      `${plaintiff.the} made no mistake about the identity of the proper party`,
      `Knowing who each company was and what it did, the plaintiff picked one. A choice that turns out badly stays a choice.`,
    ],
    'no-notice': [
      `the subsidiary was not served with notice of the action in the limitations period`,
      `notice of the action must reach a new party by formal service of process`,
      `The right result for the wrong reason. Notice of the action need not be service, and the subsidiary had it within a week.`,
    ],
    'no-different': [
      `a claim against another company is never the same transaction or occurrence`,
      `the subsidiary's part in the loss was not set out in the original pleading`,
      `The right result for the wrong reason. The loss set out in the complaint is one occurrence, whichever company had a part in it.`,
    ],
    'yes-mistake': [
      `suing the wrong company was a mistake about the identity of the proper party`,
      `the subsidiary should have known of a mistake about the proper party`,
      `A mistake is a wrong belief about who is who. The plaintiff knew the proper party and passed it over.`,
    ],
    'yes-same': [
      `a claim from the same conduct, transaction, or occurrence relates back against anyone`,
      `the same transaction or occurrence is all that an added claim requires to relate back`,
      `The same occurrence is enough for a new claim against an old party. To add a party, one must also have erred about it.`,
    ],
    'yes-leave': [
      `leave of court to amend makes a claim against an added party timely`,
      `by granting leave of court, the judge already decided that the claim is timely`,
      `Leave of court lets the new party into the pleading. It doesn't settle whether the claim is timely.`,
    ],
  }),
} satisfies JoinderCells
