import type { Rule } from '../../engine/contract.ts'
import type { MotionFacts, MotionSkin } from './facts.ts'

type MotionStep = Rule<MotionFacts, MotionSkin>

function step(id: string, authority: string, rule: string, applied: MotionStep['applied']): MotionStep {
  return { id, authority, asOf: '2026-11-01', rule, applied }
}

/** Every rule that a path of this family can run through. */
export const steps: readonly MotionStep[] = [
  step(
    'no-support',
    'Celotex Corp. v. Catrett',
    'Summary judgment is granted against a party who, after time for discovery, points to no evidence of an element that the party must prove.',
    (_, skin) => `${skin.plaintiff} had nothing to show on the point.`,
  ),
  step(
    'allegations',
    'FRCP 56(c)(1)',
    'A party who opposes a supported motion for summary judgment must cite evidence in the record, and allegations in a pleading are none.',
    (_, skin) => `${skin.plaintiff} relied on the complaint alone.`,
  ),
  step(
    'genuine-dispute',
    'Anderson v. Liberty Lobby, Inc.',
    'On summary judgment the court draws all reasonable inferences for the opponent and neither weighs evidence nor decides whom to believe.',
    (_, skin) => `The affidavit of ${skin.witness} makes a genuine dispute, although the judge doubts it.`,
  ),
  step(
    'time-by-order',
    'FRCP 56(b)',
    'A motion for summary judgment may be filed until 30 days after the close of all discovery, unless a local rule or court order sets another time.',
    (_, skin) => `The court had given ${skin.defendant} more time, and nothing forbids that here.`,
  ),
  step(
    'matter-of-law',
    'FRCP 50(a)(1)',
    'Judgment as a matter of law is granted against a party who has been fully heard if a reasonable jury would have no legally sufficient evidence to find for that party.',
    (_, skin) => `${skin.plaintiff} had been heard and had offered no evidence of the point.`,
  ),
  step(
    'fully-heard',
    'FRCP 50(a)(1)',
    'Judgment as a matter of law may be granted only after the party against whom it is asked has been fully heard on the issue.',
    (_, skin) => `${skin.plaintiff} still had witnesses to call.`,
  ),
  step(
    'trial-credibility',
    'Reeves v. Sanderson Plumbing Products, Inc.',
    'On a motion for judgment as a matter of law the court views the evidence in favor of the opponent and may neither weigh it nor judge credibility.',
    (_, skin) => `A reasonable jury could believe ${skin.witness}, although the judge does not.`,
  ),
  step(
    'renewal',
    'FRCP 50(b)',
    'A motion for judgment as a matter of law made before submission to the jury and denied may be renewed within 28 days after entry of judgment.',
    (_, skin) => `${skin.defendant} had made the motion during trial and renewed it on day 28.`,
  ),
  step(
    'no-motion-in-trial',
    'FRCP 50(b)',
    'A motion for judgment as a matter of law after the verdict only renews one made before submission to the jury, and is barred without it.',
    (_, skin) => `${skin.defendant} had made no motion during the trial.`,
  ),
  step(
    'other-ground',
    'FRCP 50(b)',
    'A motion for judgment as a matter of law after the verdict may rest only on grounds that were put to the court before submission to the jury.',
    (_, skin) => `During trial ${skin.defendant} had raised another ground.`,
  ),
  step(
    'renewal-late',
    'FRCP 50(b)',
    'A renewed motion for judgment as a matter of law must be filed no later than 28 days after entry of judgment.',
    (_, skin) => `${skin.defendant} filed it after that.`,
  ),
  step(
    'new-trial-late',
    'FRCP 59(b)',
    'A motion for a new trial must be filed no later than 28 days after entry of judgment.',
    (_, skin) => `${skin.defendant} filed it after that.`,
  ),
  step(
    'no-extension',
    'FRCP 6(b)(2)',
    'A court must not extend the times of Rules 50(b) and (d), 52(b), 59(b), (d) and (e), and 60(b).',
    () => 'The two weeks that the judge gave are therefore of no effect.',
  ),
  step(
    'against-the-weight',
    'FRCP 59(a)(1)(A)',
    'A court may order a new trial when the verdict is against the clear weight of the evidence, which it may weigh for itself, and no motion during trial is needed.',
    (_, skin) => `The judge, who does not believe ${skin.witness}, finds that it is.`,
  ),
  step(
    'verdict-stands',
    'FRCP 59(a)(1)(A)',
    'A court may not order a new trial on the evidence merely because it would itself have found otherwise.',
    () => 'The judge cannot say that the verdict is against the clear weight of the evidence.',
  ),
  step(
    'neglect',
    'FRCP 60(b)(1)',
    'A court may relieve a party from a judgment for mistake, inadvertence, surprise or excusable neglect.',
    (_, skin) => `A wrong date kept the lawyer of ${skin.defendant} from the trial.`,
  ),
  step(
    'discovery',
    'FRCP 60(b)(2)',
    'A court may relieve a party from a judgment for evidence that could not with reasonable diligence have been discovered in time to move for a new trial.',
    (_, skin) => `No reasonable search by ${skin.defendant} could have turned it up sooner.`,
  ),
  step(
    'fraud',
    'FRCP 60(b)(3)',
    'A court may relieve a party from a judgment won by fraud, misrepresentation or misconduct of the opposing party.',
    (_, skin) => `${skin.plaintiff} won in that way.`,
  ),
  step(
    'one-year',
    'FRCP 60(c)(1)',
    'A motion for mistake, newly discovered evidence or fraud must be made no more than a year after entry of the judgment.',
    () => 'The motion came 13 months after entry.',
  ),
  step(
    'reasonable-time',
    'FRCP 60(c)(1)',
    'A motion for relief from a judgment must be made within a reasonable time, and for mistake, new evidence or fraud also within a year.',
    (_, skin) => `${skin.defendant} let 11 months go by without any excuse.`,
  ),
  step(
    'diligence',
    'FRCP 60(b)(2)',
    'New evidence is a ground for relief only if it could not with reasonable diligence have been discovered in time to move for a new trial.',
    (_, skin) => `${skin.defendant} could have found it before the trial.`,
  ),
  step(
    'other-reasons-only',
    'Kemp v. United States',
    'The ground of any other reason is for reasons outside the other grounds, so that it does not open the year for a motion that rests on mistake.',
    (_, skin) => `What ${skin.defendant} puts forward is neglect under another name.`,
  ),
  step(
    'void',
    'FRCP 60(b)(4)',
    'A court may relieve a party from a void judgment, and such a motion is not held to the limit of one year but to a reasonable time.',
    (_, skin) => `${skin.defendant} was never served and moved within days of learning of the judgment.`,
  ),
  step(
    'other-reason',
    'Liljeberg v. Health Services Acquisition Corp.',
    'A court may relieve a party for any other reason in extraordinary circumstances, such as an interest of the judge who decided, and then the limit is a reasonable time and not a year.',
    (_, skin) => `${skin.defendant} moved within days of learning of that interest.`,
  ),
]
