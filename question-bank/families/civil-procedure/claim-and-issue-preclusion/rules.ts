import { The, whose } from '../../engine/party.ts'
import type { RuleTable } from '../../engine/tables.ts'
import type { PreclusionFacts, PreclusionStory } from './facts.ts'

const TAYLOR = 'Taylor v. Sturgell'
const PARKLANE = 'Parklane Hosiery Co. v. Shore'
const JUDGMENTS = 'Restatement (Second) of Judgments §'

/** Every rule that a path can run through. The last one of a path says the result. */
export const rules = {
  transaction: {
    authority: `${JUDGMENTS} 24`,
    rule: 'A final judgment on the merits extinguishes the whole claim, which takes in all rights to relief against the defendant out of the same transaction or series of connected transactions.',
    applied: (_, { plaintiff }) => `Both of ${whose(plaintiff)} actions concern the same advertisements.`,
  },
  'other-theory': {
    authority: `${JUDGMENTS} 25`,
    rule: 'That holds even if the plaintiff is prepared to present theories or seek remedies that the first action left out.',
    applied: (_, { plaintiff }) =>
      `${The(plaintiff)} could have joined the state-law theory, so the judgment for the defendant bars it now.`,
  },
  'later-ads': {
    authority: 'Lucky Brand Dungarees, Inc. v. Marcel Fashions Group, Inc.',
    rule: 'Claim preclusion generally does not bar claims that rest on events after the first complaint was filed, even if they are much like the events sued on before',
    applied: (_, { plaintiff }) =>
      `${The(plaintiff)} now sues only for sales lost to a campaign that began a year after the first judgment, so the action may proceed.`,
  },
  venue: {
    authority: 'FRCP 41(b)',
    rule: 'Unless the order states otherwise, an involuntary dismissal operates as an adjudication on the merits, except one for lack of jurisdiction, improper venue, or failure to join a party under Rule 19',
    applied: (_, { plaintiff }) =>
      `The first action failed for improper venue, so ${plaintiff.the} may bring it where venue is proper.`,
  },
  'no-claim': {
    authority: 'FRCP 41(b)',
    rule: 'Unless the order states otherwise, an involuntary dismissal operates as an adjudication on the merits, and failure to state a claim is not among the exceptions',
    applied: (_, { plaintiff }) =>
      `${The(plaintiff)} let that judgment stand and sued again on the same advertisements in the same court, so the action is barred.`,
  },
  'one-notice': {
    authority: 'FRCP 41(a)(1)(B)',
    rule: 'Unless it states otherwise, a dismissal by notice is without prejudice, except where the plaintiff has dismissed an action on the same claim before',
    applied: (_, { plaintiff }) =>
      `${The(plaintiff)} had not sued before, so the silent notice left the claim alive.`,
  },
  'two-notices': {
    authority: 'FRCP 41(a)(1)(B)',
    rule: 'If the plaintiff previously dismissed an action based on or including the same claim, a notice of dismissal operates as an adjudication on the merits',
    applied: (_, { plaintiff }) =>
      `${The(plaintiff)} dismissed the same complaint by notice twice, so the third action is barred.`,
  },
  appeal: {
    authority: 'Huron Holding Corp. v. Lincoln Mine Operating Co.',
    rule: 'In federal courts, a judgment has preclusive effect from its entry, and a pending appeal does not take that effect away',
    applied: (_, { plaintiff }) =>
      `The appeal by ${plaintiff.the} is undecided, and the second action rests on the same advertisements, so that action is barred.`,
  },
  vacated: {
    authority: 'Butler v. Eaton',
    rule: 'Only a judgment that stands has preclusive effect. One that has been reversed or vacated on appeal loses it',
    applied: (_, { defendant }) =>
      `The court of appeals took away the judgment on which ${defendant.the} relies, and the new trial has yet to produce another.`,
  },
  'default-claim': {
    authority: 'Morris v. Jones',
    rule: 'A judgment of a court with jurisdiction over the parties and the subject matter has claim-preclusive effect even if it was obtained upon a default',
    applied: (_, { defendant }) => `${The(defendant)} was properly served, and the court entered judgment.`,
  },
  nonparty: {
    authority: TAYLOR,
    rule: 'A nonparty is not bound by a federal judgment unless it agreed to be, stands in a qualifying legal relationship to a party, was adequately represented, controlled the litigation, sues as a proxy, or is foreclosed by statute',
    applied: (_, { rival, plaintiff }) =>
      `A like interest, the same lawyer, and a chance to join put ${rival.the} in none of these groups, so ${whose(plaintiff)} loss does not bar ${rival.the}.`,
  },
  successor: {
    authority: TAYLOR,
    rule: 'A nonparty is bound if it stands in a substantive legal relationship to a party, such as that of assignee and assignor or of later and earlier owners of property',
    applied: (_, { rival, plaintiff }) =>
      `${The(rival)} sues on claims bought from ${plaintiff.the} after judgment and takes them as they were: extinguished.`,
  },
  class: {
    authority: 'Cooper v. Federal Reserve Bank of Richmond',
    rule: 'The judgment in a properly conducted class action binds the members of the class on the claims it tried, and bars them from bringing those claims again',
    applied: (_, { rival }) =>
      `${The(rival)} had notice, stayed in the class, and was adequately represented, and so is barred.`,
  },
  issue: {
    authority: TAYLOR,
    rule: 'Issue preclusion bars relitigation of an issue that was actually litigated and resolved in a valid court determination essential to the prior judgment',
    applied: (_, { untrue }) => `The only dispute was whether ${untrue}, and the jury decided it.`,
  },
  defensive: {
    authority: 'Blonder-Tongue Laboratories, Inc. v. University of Illinois Foundation',
    rule: 'A defendant who was not a party may use it against a plaintiff who had a full and fair opportunity to litigate the issue and lost',
    applied: (_, { plaintiff, shop }) =>
      `${The(plaintiff)} had that opportunity, so ${shop.the} may rely on the finding.`,
  },
  offensive: {
    authority: PARKLANE,
    rule: 'A plaintiff who was not a party may use it against a defendant unless the plaintiff could easily have joined the first action or the use would be unfair to the defendant',
    applied: (_, { rival, defendant }) =>
      `${The(rival)} could not have joined, and ${defendant.the} had much at stake, the same procedures, and no earlier judgment in its favor.`,
  },
  waited: {
    authority: PARKLANE,
    rule: 'Trial courts have broad discretion to allow offensive nonmutual issue preclusion, but should generally refuse it to a plaintiff who could easily have joined the earlier action',
    applied: (_, { rival, defendant }) =>
      `${The(rival)} could have joined and stayed out to see who would win, so ${defendant.the} may dispute the allegation again.`,
  },
  inconsistent: {
    authority: PARKLANE,
    rule: 'Offensive nonmutual issue preclusion may be unfair to a defendant if the judgment relied on is itself inconsistent with previous judgments in its favor',
    applied: (_, { rival, defendant }) =>
      `${The(rival)} picked the one verdict of four that ${defendant.the} had lost, and so must prove the allegation.`,
  },
  stranger: {
    authority: PARKLANE,
    rule: 'It violates due process for a judgment to bind a litigant who was neither a party nor in privity with one, and so never had an opportunity to be heard',
    applied: (_, { rival }) =>
      `${The(rival)} was a mere witness without control of the action, and so may litigate the issue.`,
  },
  controlled: {
    authority: 'Montana v. United States',
    rule: 'A nonparty that assumed control over the litigation in which a judgment was rendered is bound by it, for it has had its day in court',
    applied: (_, { rival }) =>
      `${The(rival)} paid, chose the lawyer, and picked the witnesses, and so may not litigate the issue again.`,
  },
  'default-issue': {
    authority: `${JUDGMENTS} 27 cmt. e`,
    rule: 'A judgment by default, by consent, or on a stipulation does not preclude the issues in it, because none of them was actually litigated',
    applied: (_, { rival, defendant }) =>
      `${The(defendant)} never answered in the first action, so ${rival.the} must prove the allegation.`,
  },
  winner: {
    authority: `${JUDGMENTS} 27 cmt. h`,
    rule: 'A finding on which the judgment does not depend has no preclusive effect. The party that it went against may have won the case and had no reason, and no way, to appeal',
    applied: (_, { defendant, plaintiff }) =>
      `${The(defendant)} won because ${plaintiff.the} had lost no sales, in spite of the other finding.`,
  },
  general: {
    authority: 'Russell v. Place',
    rule: 'If a judgment could rest on either of two issues and the record does not show which one was decided, it precludes neither. The party that relies on it has the burden of showing what was decided',
    applied: (_, { plaintiff, defendant }) =>
      `The jury may have found only that ${plaintiff.the} lost no sales, and said no more than that ${defendant.the} won.`,
  },
  alternative: {
    authority: `${JUDGMENTS} 27 cmt. i`,
    rule: 'Under the Second Restatement, a trial judgment that rests on two alternative determinations, either of which would be enough, is conclusive as to neither',
    applied: (_, { plaintiff }) =>
      `The lack of lost sales was enough by itself, and ${plaintiff.the} did not appeal, so the issue stays open.`,
  },
  affirmed: {
    authority: `${JUDGMENTS} 27 cmt. o`,
    rule: 'Under the Second Restatement, if an appellate court upholds two alternative determinations as each sufficient, the judgment is conclusive as to both',
    applied: (_, { plaintiff, shop }) =>
      `${The(plaintiff)} litigated both findings through an appeal, and ${shop.the} may rely on the one that matters.`,
  },
  conviction: {
    authority: `${JUDGMENTS} 85`,
    rule: 'A criminal conviction is conclusive in a later civil action against the defendant on the issues that the verdict necessarily decided',
    applied: (_, { plaintiff }) =>
      `The jury could not have convicted without finding it, so ${plaintiff.the} need not prove it again.`,
  },
  acquittal: {
    authority: 'One Lot Emerald Cut Stones v. United States',
    rule: 'An acquittal decides only that guilt was not proved beyond a reasonable doubt, and does not preclude the government from proving the same facts in a civil action by a preponderance of the evidence',
    applied: (_, { defendant }) =>
      `The United States may prove the allegation against ${defendant.the} under the lower burden.`,
  },
  reformulated: {
    authority: 'Commissioner v. Sunnen',
    rule: 'Issue preclusion is confined to situations where the matter in the second action is identical in all respects with that decided in the first, and where the controlling facts remain unchanged',
    applied: (_, { defendant, rival }) =>
      `${The(defendant)} has changed the product since, so ${rival.the} must prove the allegation anew.`,
  },
} as const satisfies RuleTable<PreclusionFacts, PreclusionStory>
