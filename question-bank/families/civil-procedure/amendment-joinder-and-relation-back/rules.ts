import { capital } from '../../../text/capital.ts'
import { The } from '../../engine/party.ts'
import type { RuleTable } from '../../engine/tables.ts'
import type { JoinderFacts, JoinderStory } from './facts.ts'

const KRUPSKI = 'Krupski v. Costa Crociere S. p. A.'

/** The rules on adding claims and parties. The last rule of a path says the result. */
export const rules = {
  course: {
    authority: 'FRCP 15(a)(1)(B)',
    rule: 'A party may amend a pleading that requires a response once as a matter of course, no later than 21 days after service of the responsive pleading.',
    applied: (_, { plaintiff }) =>
      `${The(plaintiff)} filed a first amended complaint on May 15, so neither leave nor consent was required.`,
  },
  'motion-first': {
    authority: 'FRCP 15(a)(1)(B)',
    rule: 'The right to amend once as a matter of course ends 21 days after service of a responsive pleading or of a motion under Rule 12(b), (e), or (f), whichever is earlier.',
    applied: (_, { plaintiff }) =>
      `The motion was served on March 1. In May, ${plaintiff.the} needed leave of court or written consent and had neither.`,
  },
  leave: {
    authority: 'Foman v. Davis',
    rule: 'In the absence of undue delay, bad faith, repeated failure to cure, undue prejudice, or futility, leave to amend is to be freely given.',
    applied: (_, { plaintiff }) =>
      `${The(plaintiff)} moved soon after learning of the new facts and before the deadline, so leave should be granted.`,
  },
  futile: {
    authority: 'Foman v. Davis',
    rule: 'A court may deny leave to amend where the amendment would be futile.',
    applied: () => `The storage act gives customers no claim, so the amendment should not be allowed.`,
  },
  prejudice: {
    authority: 'Foman v. Davis',
    rule: 'A court may deny leave to amend for undue delay and for undue prejudice to the opposing party.',
    applied: (_, { plaintiff }) =>
      `Both are present: ${plaintiff.the} waited until the eve of trial, when the only witness was gone, so leave should be denied.`,
  },
  schedule: {
    authority: 'FRCP 16(b)(4)',
    rule: 'A scheduling order may be modified only for good cause and with the consent of the judge.',
    applied: (_, { plaintiff }) =>
      `Good cause depends on the diligence of the party who seeks the change. ${The(plaintiff)} knew of the contract all along and explained nothing, so the motion must be denied.`,
  },
  consent: {
    authority: 'FRCP 15(b)(2)',
    rule: 'An issue that is not raised by the pleadings but is tried by the express or implied consent of the parties is treated as if raised in the pleadings.',
    applied: (_, { defendant }) =>
      `${The(defendant)} let the evidence in and answered it, so the amendment should be allowed.`,
  },
  objected: {
    authority: 'FRCP 15(b)(1)',
    rule: 'If evidence at trial is objected to as outside the pleadings, the court should freely permit an amendment that will aid in presenting the merits, unless the objecting party shows that the evidence would prejudice its case on the merits.',
    applied: (_, { defendant }) =>
      `${The(defendant)} showed no such thing, so the amendment should be allowed.`,
  },
  same: {
    authority: 'FRCP 15(c)(1)(B)',
    rule: 'An amendment relates back if it asserts a claim that arose out of the conduct, transaction, or occurrence set out in the original pleading.',
    applied: (_, { them }) =>
      `The storage and loss of ${them} were set out there, so the contract claim relates back.`,
  },
  other: {
    authority: 'FRCP 15(c)(1)(B)',
    rule: 'An amendment that adds a claim relates back only if the claim arose out of the conduct, transaction, or occurrence set out, or attempted to be set out, in the original pleading.',
    applied: () => `The accident with the van was not, so the collision claim is too late.`,
  },
  identity: {
    authority: 'FRCP 15(c)(1)(C)',
    rule: 'An amendment that changes the party relates back if, within the period for service, that party had such notice that it will not be prejudiced, and knew or should have known that it would have been sued but for a mistake concerning identity.',
    applied: () => `The subsidiary had both the notice and the knowledge within a week.`,
  },
  krupski: {
    authority: KRUPSKI,
    rule: 'What counts is the knowledge of the party to be added, not what the plaintiff knew or could have known.',
    applied: () => `So the information on the receipt is no obstacle, and the claim relates back.`,
  },
  notice: {
    authority: 'FRCP 15(c)(1)(C)(i)',
    rule: 'A new party must have received notice of the action within the period that Rule 4(m) provides for serving the summons and complaint.',
    applied: () =>
      `That period is 90 days. The subsidiary learned of the action after seven months, so the claim does not relate back.`,
  },
  chosen: {
    authority: KRUPSKI,
    rule: 'A deliberate choice to sue one party instead of another, made with full understanding of the difference between them, is the opposite of a mistake concerning identity.',
    applied: (_, { plaintiff, defendant }) =>
      `${The(plaintiff)} preferred ${defendant.the} because it was richer, so the new claim does not relate back.`,
  },
  crossclaim: {
    authority: 'FRCP 13(g)',
    rule: 'A pleading may state a crossclaim against a coparty if it arises out of the transaction or occurrence that is the subject of the original action.',
    applied: (_, { it }) => `Both concern ${it} and its cause, so the crossclaim is allowed.`,
  },
  stray: {
    authority: 'FRCP 13(g)',
    rule: 'A crossclaim must arise out of the transaction or occurrence of the original action or of a counterclaim, or relate to property that is the subject of the original action.',
    applied: (_, { sold }) => `The unpaid price of ${sold} does neither, so the crossclaim is improper.`,
  },
  counterclaim: {
    authority: 'FRCP 13(b)',
    rule: 'A pleading may state as a counterclaim any claim against an opposing party that is not compulsory.',
    applied: (_, { sold }) => `So the price of ${sold} may be sought in this action.`,
  },
  implead: {
    authority: 'FRCP 14(a)(1)',
    rule: 'A defendant may, as third-party plaintiff, bring in a nonparty who is or may be liable to it for all or part of the claim against it, without leave if it files no later than 14 days after serving its original answer.',
    applied: (_, { third }) =>
      `The contract of indemnity makes ${third.the} such a person, and ten days after the answer is in time.`,
  },
  blame: {
    authority: 'FRCP 14(a)(1)',
    rule: 'A defendant may bring in only a nonparty who is or may be liable to the defendant for all or part of the claim against it.',
    applied: (_, { third, defendant }) =>
      `${capital(third.the)} owes ${defendant.the} neither contribution nor indemnity, so the complaint fails.`,
  },
  late: {
    authority: 'FRCP 14(a)(1)',
    rule: 'A third-party plaintiff must obtain leave of court by motion if it files the third-party complaint more than 14 days after serving its original answer.',
    applied: (_, { defendant }) =>
      `${The(defendant)} made no such motion in the sixty days, so the third-party complaint may not stand.`,
  },
  joined: {
    authority: 'FRCP 20(a)(1)',
    rule: 'Persons may join as plaintiffs if they assert rights to relief arising out of the same transaction, occurrence, or series, and a question of law or fact common to all will arise.',
    applied: (_, { it }) => `Both plaintiffs claim for ${it} and must prove its cause, so they may join.`,
  },
  apart: {
    authority: 'FRCP 20(a)(1)',
    rule: 'Persons may join as plaintiffs only if their claims arise out of the same transaction, occurrence, or series of them. A common question alone is not enough.',
    applied: (_, { other, it }) =>
      `The loss of ${other.the} came from a theft, and not from ${it}, so the two may not join.`,
  },
  tortfeasor: {
    authority: 'Temple v. Synthes Corp., Ltd.',
    rule: 'It is not necessary for all joint tortfeasors to be named as defendants in a single lawsuit.',
    applied: (_, { plaintiff, third }) =>
      `So ${plaintiff.the} may proceed without ${third.the}, even though ${third.the} could be joined.`,
  },
  claimant: {
    authority: 'FRCP 19(a)(1)(B)(ii)',
    rule: 'A person who can be joined must be if the person claims an interest in the subject of the action and a disposition in its absence may leave an existing party at substantial risk of multiple or inconsistent obligations.',
    applied: (_, { other, defendant }) =>
      `${The(other)} puts ${defendant.the} at that risk and must be joined.`,
  },
  intervenor: {
    authority: 'FRCP 24(a)(2)',
    rule: 'On timely motion, the court must permit anyone to intervene who claims an interest in the property that is the subject of the action and whose ability to protect it may be impaired, unless existing parties adequately represent it.',
    applied: (_, { other }) => `Neither party speaks for ${other.the}, who may therefore intervene.`,
  },
  lender: {
    authority: 'FRCP 24(a)(2)',
    rule: 'Intervention as of right requires an interest relating to the subject of the action, and it is not given where existing parties adequately represent that interest.',
    applied: (_, { plaintiff, them }) =>
      `${The(plaintiff)} pursues the whole value of ${them}, so the lender has no right to intervene.`,
  },
} as const satisfies RuleTable<JoinderFacts, JoinderStory>
