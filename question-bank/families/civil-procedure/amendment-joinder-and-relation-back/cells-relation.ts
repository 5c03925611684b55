import type { JoinderCells } from './reason-id.ts'

/** Reasons where a claim or a party is added after the limitations period. */
export const RELATION_CELLS = {
  same: ({ plaintiff, defendant }) => ({
    'yes-same': [
      `the contract claim and the original claim arose out of the same transaction or occurrence`,
      `the contract claim arose out of the storage and loss set out in the original pleading`,
      `One storage and one loss underlie both theories. The timely complaint had told the defendant what it would have to defend.`,
    ],
    'yes-mistake': [
      `${defendant.the} should have known that it would have faced the claim but for a mistake`,
      `${plaintiff.the} omitted the claim from the original pleading by mistake and not by choice`,
      `A mistake is required where the party is changed. Here the same defendant remains.`,
    ],
    'yes-leave': [
      `a court that grants leave to amend makes the added claim timely as well`,
      `the judge, by granting leave of court, necessarily decided that the claim is timely`,
      `Leave of court lets the claim into the pleading. Whether it's timely depends on the event that it grew out of.`,
    ],
    'no-different': [
      `a contract claim does not arise out of the same transaction or occurrence as a negligence claim`,
      `the amendment rests on a new legal theory, which was not part of the occurrence first pleaded`,
      `The test looks at conduct and occurrence, not at legal theories. A new theory about the same loss passes.`,
    ],
    'no-notice': [
      `the timely complaint gave ${defendant.the} no notice of a contract claim`,
      `${defendant.the} would be prejudiced, since the timely complaint gave no notice of the new theory`,
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
      `the collision was a different occurrence from the loss described in the original pleading`,
      `the collision claim and the original claim did not arise out of the same transaction or occurrence`,
      `A crash on a highway half a year before ${it} is another event, and the timely complaint gave no hint of it.`,
    ],
    'no-mistake': [
      `${plaintiff.the} made no mistake about the identity of a party when omitting the claim`,
      `a claim relates back only if a mistake kept ${plaintiff.the} from including it in the original pleading`,
      `The right result for the wrong reason. A mistake matters where a party is changed, and not where a claim is added.`,
    ],
    'no-diligence': [
      `${plaintiff.the} could with diligence have pleaded the collision claim in time`,
      `${plaintiff.the} has not shown good cause for leaving the claim out of the complaint`,
      `The right result for the wrong reason. Relation back asks neither for diligence nor for good cause.`,
    ],
    'yes-same': [
      `both claims arise from a course of negligent conduct toward the same owner`,
      `claims of negligence between the same parties arise from the same conduct`,
      `Like negligence toward the same owner isn't the same conduct. The events have to be the same.`,
    ],
    'yes-leave': [
      `a court that grants leave to amend makes the added claim timely as well`,
      `the judge, by granting leave of court, necessarily decided that the claim is timely`,
      `Leave of court lets the claim into the pleading. It doesn't stop a limitations period from having run.`,
    ],
    'yes-opposing': [
      `${plaintiff.the} may join all claims against an opposing party, and the original ones were timely`,
      `${plaintiff.the} may add any claim, even an unrelated one, to a timely action against an opposing party`,
      `Unrelated claims may be joined against an opposing party, but joinder doesn't make a stale one timely.`,
    ],
  }),
  sister: ({ plaintiff }) => ({
    'yes-mistake': [
      `the subsidiary knew in time that it would have been sued but for a mistake about identity`,
      `the subsidiary had timely notice and knew of the mistake about the proper party's identity`,
      `Its own president saw within a week that the wrong company had been named. The plaintiff's receipt doesn't change what the newcomer knew.`,
    ],
    'yes-same': [
      `an amendment that arises from the same occurrence relates back, whomever it names`,
      `a claim against a new party relates back if it arises from the same transaction or occurrence`,
      `The same occurrence is only the first step. Against a new party, timely notice and knowledge of an error are needed too.`,
    ],
    'yes-leave': [
      `leave of court to amend makes a claim timely even against an added party`,
      `the judge, by granting leave of court, necessarily decided that the claim is timely`,
      `Leave of court lets the new party into the pleading. Whether the claim is timely is a separate question under Rule 15(c).`,
    ],
    'no-diligence': [
      `${plaintiff.the} could with reasonable diligence have named the subsidiary in time`,
      `${plaintiff.the} was not diligent and so made no mistake about the proper party`,
      `Diligence in finding the right defendant isn't required.`,
    ],
    'no-notice': [
      `the subsidiary was not served with notice of the action within the limitations period`,
      `a new party must have notice of the action before the limitations period expires`,
      `Notice of the action may come within the Rule 4(m) period, 90 days from filing, and need not be formal service.`,
    ],
    'no-mistake': [
      `${plaintiff.the} sued the wrong affiliate, which is not a mistake about the proper party's identity`,
      `an error about which affiliate was responsible is not a mistake about the proper party`,
      `Suing a company for what its affiliate did is a mistake about the proper party. Krupski itself was about two companies of a group.`,
    ],
  }),
  'no-notice': ({ plaintiff, defendant }) => ({
    'no-notice': [
      `the subsidiary did not have notice of the action within the time for service`,
      `the subsidiary received notice of the action only after the time for service had expired`,
      `Seven months is far beyond 90 days. Until then, a separate company had no way of knowing that it was meant.`,
    ],
    'no-mistake': [
      `${plaintiff.the} sued the wrong affiliate, which is not a mistake about the proper party's identity`,
      `an error about which affiliate was responsible is not a mistake about the proper party`,
      `The right result for the wrong reason. Taking one company for its affiliate is a classic mistake about the proper party.`,
    ],
    'no-diligence': [
      `${plaintiff.the} could with reasonable diligence have named the subsidiary in time`,
      `${plaintiff.the} was not diligent and so made no mistake about the proper party`,
      `Diligence in finding the right defendant isn't required.`,
    ],
    'yes-mistake': [
      `the subsidiary would have been sued but for a mistake about the proper party`,
      `a mistake about the proper party allows relation back against the subsidiary`,
      `A mistake about the proper party isn't enough by itself. The newcomer must also learn of the action in time.`,
    ],
    'yes-same': [
      `an amendment that arises from the same occurrence relates back, whomever it names`,
      `a claim against a new party relates back if it arises from the same transaction or occurrence`,
      `The same occurrence is enough for a new claim against an old party. A new party must have heard of the action too.`,
    ],
    'yes-leave': [
      `leave of court to amend makes a claim timely even against an added party`,
      `notice of the action to ${defendant.the} is imputed to its subsidiary`,
      `Separate companies with separate officers and lawyers don't share notice of the action, and leave of court doesn't make up for that.`,
    ],
  }),
  chosen: ({ plaintiff }) => ({
    'no-mistake': [
      `${plaintiff.the} knew both parties and chose to sue one, which is not a mistake about identity`,
      `${plaintiff.the} made no mistake about the proper party's identity when deciding whom to sue`,
      `Knowing who each company was and what it did, the plaintiff picked one. A choice that turns out badly stays a choice.`,
    ],
    'no-notice': [
      `the subsidiary was not served with notice of the action within the limitations period`,
      `a new party must receive notice of the action by formal service of process`,
      `The right result for the wrong reason. Notice of the action need not be service, and the subsidiary had it within a week.`,
    ],
    'no-different': [
      `a claim against another company does not arise out of the same transaction or occurrence`,
      `the original pleading did not set out the subsidiary's part in the occurrence`,
      `The right result for the wrong reason. The loss set out in the complaint is one occurrence, whichever company had a part in it.`,
    ],
    'yes-mistake': [
      `${plaintiff.the}, by suing the wrong company, made a mistake about the proper party's identity`,
      `the subsidiary had timely notice and should have known of a mistake about the proper party`,
      `A mistake is a wrong belief about who is who. The plaintiff knew the proper party and passed it over.`,
    ],
    'yes-same': [
      `an amendment that arises from the same occurrence relates back, whomever it names`,
      `a claim against a new party relates back if it arises from the same transaction or occurrence`,
      `The same occurrence is enough for a new claim against an old party. To add a party, one must also have erred about it.`,
    ],
    'yes-leave': [
      `leave of court to amend makes a claim timely even against an added party`,
      `the judge, by granting leave of court, necessarily decided that the claim is timely`,
      `Leave of court lets the new party into the pleading. It doesn't settle whether the claim is timely.`,
    ],
  }),
} satisfies JoinderCells
