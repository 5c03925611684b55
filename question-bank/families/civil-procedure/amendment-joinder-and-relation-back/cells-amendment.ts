import type { JoinderCells } from './reason-id.ts'

/** Reasons where a plaintiff amends without leave, or at trial. */
export const AMENDMENT_CELLS = {
  course: ({ plaintiff, defendant }) => ({
    'yes-course': [
      `${plaintiff.the} may amend once as a matter of course within 21 days after the answer`,
      `a first amendment made within 21 days after service of the answer is allowed as a matter of course`,
      `The complaint called for an answer, and 14 days after its service the right to amend once was still open.`,
    ],
    'yes-leave': [
      `an amendment that causes no prejudice to ${defendant.the} needs no leave of court`,
      `leave of court is required only where the amendment would prejudice ${defendant.the}`,
      `Lack of prejudice is a reason for granting leave of court, not for doing without it. What matters here is how early the amendment came.`,
    ],
    'yes-same': [
      `${plaintiff.the} may add a claim from the same transaction or occurrence at any time before trial`,
      `the contract claim arises from the same transaction or occurrence and so needs no leave of court`,
      `The same occurrence matters to relation back once a limitations period has run. It doesn't decide whether leave is needed.`,
    ],
    'no-time': [
      `${plaintiff.the} could amend as a matter of course only until the answer was served`,
      `once the answer was served, ${plaintiff.the} needed leave of court or consent to amend`,
      `That's the rule of former days. Today a responsive pleading starts the 21 days for amending as a matter of course.`,
    ],
    'no-prejudice': [
      `${defendant.the} had already answered and would suffer undue prejudice from having to answer again`,
      `an amended complaint that adds a claim after the answer unduly prejudices ${defendant.the}`,
      `Having to answer again isn't undue prejudice. It isn't even asked about while a party amends as a matter of course.`,
    ],
    'no-diligence': [
      `${plaintiff.the} has not shown good cause for leaving the claim out of the complaint`,
      `${plaintiff.the} could with diligence have pleaded the contract claim at the start`,
      `Good cause and diligence count once a scheduling order has to be changed. A first amendment this soon after the answer needs neither.`,
    ],
  }),
  'motion-first': ({ plaintiff, defendant }) => ({
    'no-time': [
      `the time to amend as a matter of course had run from service of the motion to dismiss`,
      `the 21 days for amending as a matter of course began when the motion to dismiss was served`,
      `Of a Rule 12(b) motion and an answer, the earlier starts the 21 days. They ended in March, and the answer didn't start them again.`,
    ],
    'no-prejudice': [
      `${defendant.the} had already answered and would suffer undue prejudice from having to answer again`,
      `an amended complaint that adds a claim after the answer unduly prejudices ${defendant.the}`,
      `Having to answer again isn't undue prejudice. The trouble lies with the calendar: leave of court was needed and never asked for.`,
    ],
    'no-diligence': [
      `${plaintiff.the} has not shown good cause for leaving the claim out of the complaint`,
      `${plaintiff.the} could with diligence have pleaded the contract claim at the start`,
      `Good cause and diligence matter where a scheduling order has set a deadline. None did so here.`,
    ],
    'yes-course': [
      `${plaintiff.the} amended as a matter of course within 21 days after the answer`,
      `a first amendment made within 21 days after service of the answer is allowed as a matter of course`,
      `An answer starts the 21 days for a matter of course only if no Rule 12(b) motion came earlier. Here one did.`,
    ],
    'yes-leave': [
      `an amendment that causes no prejudice to ${defendant.the} needs no leave of court`,
      `leave of court is required only where the amendment would prejudice ${defendant.the}`,
      `Lack of prejudice is a reason for granting leave of court. A party still has to ask for it.`,
    ],
    'yes-same': [
      `${plaintiff.the} may add a claim from the same transaction or occurrence at any time before trial`,
      `the contract claim arises from the same transaction or occurrence and so needs no leave of court`,
      `The same occurrence makes a late claim relate back. It gives no right to amend without leave.`,
    ],
  }),
  tried: ({ plaintiff, defendant }) => ({
    'yes-consent': [
      `the parties tried the contract issue by implied consent, although it was not pleaded`,
      `${defendant.the} impliedly consented to try the contract claim by litigating it without objection`,
      `Evidence that bore on no pleaded claim came in unopposed, and the other side met it with evidence of its own. That's implied consent.`,
    ],
    'yes-course': [
      `${plaintiff.the} may amend the complaint once as a matter of course before the verdict`,
      `${plaintiff.the} had not yet made the one amendment that is allowed as a matter of course`,
      `The one amendment as a matter of course is long gone by trial. It was good for 21 days after the answer.`,
    ],
    'yes-same': [
      `the contract claim is from the same transaction or occurrence and so needs no pleading of its own`,
      `the complaint already covers every claim that arises from the same transaction or occurrence`,
      `The same occurrence doesn't put an unpleaded claim before the jury. The conduct of both parties at trial did.`,
    ],
    'no-prejudice': [
      `${defendant.the} is prejudiced as a matter of law by an amendment made after the evidence is closed`,
      `adding a claim after the evidence has been heard unduly prejudices ${defendant.the}`,
      `It's no surprise and so no prejudice to a party that fought the issue out at trial. Rule 15 lets such a motion come even after judgment.`,
    ],
    'no-time': [
      `${plaintiff.the} could seek leave to amend the complaint only until the trial began`,
      `a court may not grant leave to amend a pleading once the trial has begun`,
      `Trial doesn't end the time to amend. A pleading may be made to match the proof at any time, even after judgment.`,
    ],
    'no-diligence': [
      `${plaintiff.the} has not shown good cause for failing to plead the promise earlier`,
      `${plaintiff.the} could with reasonable diligence have moved to add the claim before trial`,
      `Neither good cause nor reasonable diligence is asked for. Once both sides have tried an issue, the pleading may follow.`,
    ],
  }),
  objected: ({ plaintiff, defendant }) => ({
    'yes-leave': [
      `leave should be freely given, since ${defendant.the} cannot show prejudice on the merits`,
      `${defendant.the} failed to show prejudice, and the amendment helps present the merits`,
      `The objection opens the question of prejudice, and a party that has explored the matter in discovery and lacks no evidence has none to show.`,
    ],
    'yes-consent': [
      `${defendant.the} impliedly consented to try the issue by asking about it in discovery`,
      `${defendant.the} impliedly consented to an unpleaded claim by taking discovery on it`,
      `Implied consent is read from conduct at trial. This party objected as soon as the evidence was offered.`,
    ],
    'yes-same': [
      `the contract claim is from the same transaction or occurrence and so needs no pleading of its own`,
      `the complaint already covers every claim that arises from the same transaction or occurrence`,
      `The same occurrence doesn't put an unpleaded claim in the pleading. Without an amendment, the objection would have been good.`,
    ],
    'no-prejudice': [
      `${defendant.the} is prejudiced as a matter of law by an amendment to which it objects at trial`,
      `${defendant.the} would be unduly prejudiced by having to meet an unpleaded claim at trial`,
      `Prejudice isn't presumed. The objecting party must satisfy the court that the evidence would harm its case on the merits.`,
    ],
    'no-time': [
      `a pleading may be amended at trial only if the other party does not object`,
      `over an objection, leave of court to amend is not available once trial has begun`,
      `An objection doesn't end the matter. Rule 15(b) has a paragraph for just this: leave of court at trial.`,
    ],
    'no-futile': [
      `the amendment would be futile, since the court must exclude evidence of an unpleaded promise`,
      `leave to amend would be futile, since the only proof of the claim was outside the pleadings`,
      `An amendment is futile if the claim fails as a matter of law. Once the pleading is amended, the proof is no longer outside it.`,
    ],
    'no-diligence': [
      `${plaintiff.the} has not shown good cause for failing to plead the promise earlier`,
      `${plaintiff.the} could with reasonable diligence have moved to add the claim before trial`,
      `Good cause and diligence are needed to change a scheduling order. At trial, Rule 15(b) asks about prejudice instead.`,
    ],
  }),
} satisfies JoinderCells
