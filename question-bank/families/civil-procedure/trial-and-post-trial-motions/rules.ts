import { capital } from '../../../text/capital.ts'
import { his, The, whose } from '../../engine/party.ts'
import type { RuleTable } from '../../engine/tables.ts'
import type { MotionFacts, MotionStory } from './facts.ts'

/** Every rule that a path can run through. The last one of a path says the result. */
export const rules = {
  'no-support': {
    authority: 'Celotex Corp. v. Catrett',
    rule: 'Rule 56 mandates summary judgment, after adequate time for discovery, against a party who fails to make a showing sufficient to establish an element on which that party will bear the burden of proof at trial.',
    applied: (facts, { plaintiff, defendant }) =>
      facts.time === 'extended'
        ? `${The(plaintiff)} pointed to no evidence of the element, and ${defendant.the} had no burden to disprove it.`
        : `${The(plaintiff)} pointed to no evidence of the element, so the motion should be granted although ${defendant.the} disproved nothing.`,
  },
  allegations: {
    authority: 'FRCP 56(c)(1)',
    rule: 'A party asserting that a fact is genuinely disputed must support the assertion by citing materials in the record, such as depositions, documents, or affidavits.',
    applied: (_, { plaintiff, rivals }) =>
      `${The(plaintiff)} answered the affidavits of ${rivals} with an unsworn complaint, so no dispute is genuine and judgment is proper.`,
  },
  'genuine-dispute': {
    authority: 'Anderson v. Liberty Lobby, Inc.',
    rule: "On a motion for summary judgment, the judge's function is not to weigh the evidence but to determine whether there is a genuine issue for trial, and the nonmovant's evidence is to be believed.",
    applied: (_, { witness }) =>
      `A jury that believed ${witness.the} could find the element proved, so the motion must be denied.`,
  },
  'time-by-order': {
    authority: 'FRCP 56(b)',
    rule: 'A motion for summary judgment may be filed until 30 days after the close of all discovery unless a local rule or a court order sets a different time.',
    applied: (_, { defendant }) => `${The(defendant)} moved on June 18, within the time that the order set.`,
  },
  'matter-of-law': {
    authority: 'FRCP 50(a)(1)',
    rule: 'The court may grant judgment as a matter of law on an issue against a party that has been fully heard and for which a reasonable jury would have no legally sufficient evidentiary basis to find.',
    applied: (_, { plaintiff }) =>
      `${The(plaintiff)} was fully heard and offered nothing on an element that ${his(plaintiff)} claim required.`,
  },
  'fully-heard': {
    authority: 'FRCP 50(a)(1)',
    rule: 'A court may grant judgment as a matter of law on an issue only after the party against whom it is sought has been fully heard on that issue during the trial.',
    applied: (_, { plaintiff }) =>
      `${The(plaintiff)} had called one of four witnesses and might still prove the element, so the motion must be denied.`,
  },
  'trial-credibility': {
    authority: 'Reeves v. Sanderson Plumbing Products, Inc.',
    rule: 'In ruling on a motion for judgment as a matter of law, the court draws all reasonable inferences in favor of the nonmovant and may not make credibility determinations or weigh the evidence.',
    applied: (_, { witness }) =>
      `Whatever the judge thinks of ${witness.the}, a reasonable jury could believe ${whose(witness)} testimony, so the motion must be denied.`,
  },
  renewal: {
    authority: 'FRCP 50(b)',
    rule: 'A motion for judgment as a matter of law that was made before the case was submitted to the jury and not granted may be renewed no later than 28 days after the entry of judgment.',
    applied: (_, { defendant }) => `${The(defendant)} renewed ${his(defendant)} motion on the 28th day.`,
  },
  'no-motion-in-trial': {
    authority: 'FRCP 50(b)',
    rule: 'A motion for judgment as a matter of law after the verdict is only a renewal of a motion that was made before the case was submitted to the jury.',
    applied: (_, { defendant }) =>
      `${The(defendant)} made no such motion during the trial, so there is nothing to renew, even though the evidence was insufficient.`,
  },
  'other-ground': {
    authority: 'FRCP 50(b)',
    rule: 'A renewed motion for judgment as a matter of law may rest only on grounds that were specified in the motion made before the case was submitted to the jury.',
    applied: (_, { defendant }) =>
      `At trial ${defendant.the} raised only the statute of limitations, so ${his(defendant)} attack on the evidence comes too late.`,
  },
  'renewal-late': {
    authority: 'FRCP 50(b)',
    rule: 'A renewed motion for judgment as a matter of law must be filed no later than 28 days after the entry of judgment.',
    applied: ({ time }, { defendant }) =>
      time === 'late'
        ? `${The(defendant)} filed ${his(defendant)} motion on the 29th day, so it must be denied.`
        : `${The(defendant)} filed ${his(defendant)} motion on the 40th day.`,
  },
  'new-trial-late': {
    authority: 'FRCP 59(b)',
    rule: 'A motion for a new trial must be filed no later than 28 days after the entry of judgment.',
    applied: ({ time }, { defendant }) =>
      time === 'late'
        ? `${The(defendant)} filed ${his(defendant)} motion on the 29th day, so it must be denied.`
        : `${The(defendant)} filed ${his(defendant)} motion on the 40th day.`,
  },
  'no-extension': {
    authority: 'FRCP 6(b)(2)',
    rule: 'A court must not extend the time to act under Rules 50(b) and (d), 52(b), 59(b), (d), and (e), and 60(b).',
    applied: () =>
      'The order that allowed two more weeks therefore has no effect, and the motion must be denied.',
  },
  'against-the-weight': {
    authority: 'FRCP 59(a)(1)(A)',
    rule: 'After a jury trial, a court may grant a new trial for any reason for which one has been granted in an action at law in federal court, and a verdict against the great weight of the evidence is such a reason.',
    applied: (_, { witness }) =>
      `The judge found the verdict to be just that, because ${whose(witness)} testimony was not credible, and may order a new trial.`,
  },
  'verdict-stands': {
    authority: 'FRCP 59(a)(1)(A)',
    rule: 'A court may set aside a verdict and order a new trial when it is against the great weight of the evidence, but not merely because the judge would have reached a different result.',
    applied: () =>
      'The judge found the evidence closely balanced and would only have decided the case otherwise, so the motion must be denied.',
  },
  neglect: {
    authority: 'FRCP 60(b)(1)',
    rule: 'On motion and just terms, a court may relieve a party from a final judgment for mistake, inadvertence, surprise, or excusable neglect.',
    applied: ({ time }, { defendant }) =>
      time === 'in time'
        ? `The judge found the error of ${whose(defendant)} lawyer excusable, and the motion came within the year that Rule 60(c)(1) allows.`
        : `The judge found the error of ${whose(defendant)} lawyer excusable.`,
  },
  discovery: {
    authority: 'FRCP 60(b)(2)',
    rule: 'A court may relieve a party from a final judgment for newly discovered evidence that, with reasonable diligence, could not have been discovered in time to move for a new trial.',
    applied: ({ time }, { theFind }) =>
      time === 'in time'
        ? `No reasonable search would have uncovered ${theFind}, and the motion came within the year that Rule 60(c)(1) allows.`
        : `No reasonable search would have uncovered ${theFind} sooner.`,
  },
  fraud: {
    authority: 'FRCP 60(b)(3)',
    rule: 'A court may relieve a party from a final judgment for fraud, misrepresentation, or misconduct by an opposing party.',
    applied: ({ time }, { plaintiff }) =>
      time === 'in time'
        ? `${capital(whose(plaintiff))} fraud led to the verdict, and the motion came within the year that Rule 60(c)(1) allows.`
        : `${capital(whose(plaintiff))} fraud led to the verdict.`,
  },
  'one-year': {
    authority: 'FRCP 60(c)(1)',
    rule: 'A motion under Rule 60(b)(1), (2), or (3) must be made within a reasonable time and no more than a year after the entry of the judgment.',
    applied: (_, { defendant }) =>
      `${The(defendant)} moved 13 months after entry, so the motion must be denied however promptly the judgment or its flaw came to light.`,
  },
  'reasonable-time': {
    authority: 'FRCP 60(c)(1)',
    rule: 'A motion under Rule 60(b) must be made within a reasonable time, and one for mistake, newly discovered evidence, or fraud must also be made within a year.',
    applied: (_, { defendant }) =>
      `${The(defendant)} learned of the judgment the next morning and waited 11 months for no good reason, so the motion must be denied.`,
  },
  diligence: {
    authority: 'FRCP 60(b)(2)',
    rule: 'Newly discovered evidence justifies relief only if, with reasonable diligence, it could not have been discovered in time to move for a new trial.',
    applied: (_, { defendant, theFind }) =>
      `${capital(theFind)} lay in ${whose(defendant)} own file all along, so the motion must be denied.`,
  },
  'other-reasons-only': {
    authority: 'Kemp v. United States',
    rule: 'Relief for "any other reason" under Rule 60(b)(6) is available only when Rules 60(b)(1) through (5) are inapplicable.',
    applied: (_, { defendant }) =>
      `What ${defendant.the} describes is excusable neglect under Rule 60(b)(1), and the year for that has passed.`,
  },
  void: {
    authority: 'FRCP 60(b)(4)',
    rule: 'A court may relieve a party from a void judgment, and the motion must be made within a reasonable time but is not subject to the one-year limit.',
    applied: (_, { defendant }) =>
      `${The(defendant)} was never served and had no contacts with the state, so the court lacked personal jurisdiction. Ten days was a reasonable time.`,
  },
  'other-reason': {
    authority: 'Liljeberg v. Health Services Acquisition Corp.',
    rule: "Rule 60(b)(6) authorizes relief in extraordinary circumstances, and a judge's undisclosed financial interest in the outcome can be one; the motion need only be made within a reasonable time.",
    applied: (_, { defendant }) =>
      `The new judge found the fairness of the trial in serious doubt, and ${defendant.the} moved within ten days of the discovery, so relief may be granted.`,
  },
} as const satisfies RuleTable<MotionFacts, MotionStory>
