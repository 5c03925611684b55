import type { Misconception } from '../../engine/contract.ts'
import type { MotionFacts } from './facts.ts'

type View = Misconception<MotionFacts>

function view(
  id: string,
  label: string,
  correction: string,
  decide: (facts: MotionFacts) => string | null,
): View {
  return { id, label, correction, decide }
}

/** These motions as students get them wrong. */
export const misconceptions: readonly View[] = [
  view(
    'judge-weighs',
    'a judge may take a case from the jury by disbelieving a witness',
    'Summary judgment and judgment as a matter of law leave credibility to the jury.',
    ({ motion, record }) =>
      (record === 'disbelieved' && motion !== 'new trial') || motion === 'summary judgment'
        ? 'yes-weigh'
        : null,
  ),
  view(
    'new-trial-as-judgment',
    'a new trial is ordered only where no reasonable jury could have found as it did',
    'The clear weight of the evidence is enough, and the judge may weigh it.',
    ({ motion, record, time }) =>
      motion === 'new trial' && record === 'disbelieved' && time === 'in time' ? 'no-weigh' : null,
  ),
  view(
    'verdict-beyond-reach',
    'a verdict with any support is safe from a new trial',
    'A verdict against the clear weight of the evidence may be set aside for a new trial.',
    ({ motion, record }) => (motion === 'new trial' && record === 'disbelieved' ? 'no-verdict' : null),
  ),
  view(
    'thirteenth-juror',
    'a judge who would have found otherwise may order a new trial',
    'The verdict must be against the clear weight of the evidence.',
    ({ record }) => (record === 'balanced' ? 'yes-weigh' : null),
  ),
  view(
    'allegations-are-evidence',
    'a complaint makes a dispute of fact for the jury',
    'Allegations are not evidence and cannot resist a supported motion for summary judgment.',
    ({ record }) => (record === 'allegations' ? 'no-weigh' : null),
  ),
  view(
    'jury-always-first',
    'nobody may lose before being heard at trial',
    'Summary judgment is for cases in which there is nothing to try.',
    ({ motion }) => (motion === 'summary judgment' ? 'no-early' : null),
  ),
  view(
    'motion-at-any-moment',
    'a want of evidence may be acted on at any moment of a trial',
    'The party must first have been fully heard on the issue.',
    ({ motion }) => (motion === 'during trial, early' ? 'yes-insufficient' : null),
  ),
  view(
    'renewal-of-nothing',
    'a motion after the verdict stands by itself',
    'Under Rule 50(b) it renews one made before submission to the jury.',
    ({ motion }) => (motion === 'never made before' ? 'yes-unneeded' : null),
  ),
  view(
    'any-motion-preserves',
    'one motion during trial preserves all grounds',
    'It preserves the grounds that it stated.',
    ({ motion }) => (motion === 'made before on another ground' ? 'yes-earlier' : null),
  ),
  view(
    'new-trial-needs-motion',
    'a new trial, too, needs a motion before the verdict',
    'Rule 59 asks for no motion during trial.',
    ({ motion }) => (motion === 'new trial' ? 'no-prior' : null),
  ),
  view(
    'courts-extend',
    'a court may extend any time for good cause',
    'Rule 6(b)(2) forbids it for motions under Rules 50(b) and 59.',
    ({ motion, time }) => (time === 'extended' && motion !== 'summary judgment' ? 'yes-extended' : null),
  ),
  view(
    'times-are-rigid',
    'the times of the rules are beyond the power of the court',
    'A court may set another time for summary judgment.',
    ({ motion, time }) => (time === 'extended' && motion === 'summary judgment' ? 'no-limit' : null),
  ),
  view(
    'ten-days',
    'motions after a verdict must be made sooner than four weeks after judgment',
    'The time is 28 days after entry of judgment.',
    ({ motion, time }) =>
      time === 'in time' && (motion === 'renewed' || motion === 'new trial') ? 'no-limit' : null,
  ),
  view(
    'reasonable-for-all',
    'any motion under Rule 60(b) is in time if the wait was reasonable',
    'For mistake, new evidence and fraud there is a limit of one year as well.',
    ({ motion, record }) =>
      motion === 'relief' && /^(?:mistake|new|fraud)/.test(record) ? 'yes-reasonable' : null,
  ),
  view(
    'year-for-all',
    'no judgment is reopened after a year',
    'The year binds motions for mistake, new evidence and fraud alone.',
    ({ record }) => (record === 'void' || record === 'interest of the judge' ? 'no-limit' : null),
  ),
  view(
    'grounds-are-alike',
    'any ground for reopening a judgment is mistake, new evidence or fraud',
    'A void judgment and other extraordinary reasons are grounds of their own.',
    ({ record }) => (record === 'void' || record === 'interest of the judge' ? 'yes-ground' : null),
  ),
  view(
    'year-is-enough',
    'a motion made within the year is in time',
    'It must also be made within a reasonable time.',
    ({ record }) => (record === 'mistake, waiting' ? 'yes-ground' : null),
  ),
  view(
    'new-is-new-to-me',
    'evidence is new if the party did not know of it',
    'It must have been past finding with reasonable diligence.',
    ({ record }) => (record === 'evidence overlooked' ? 'yes-ground' : null),
  ),
  view(
    'open-ground-for-all',
    'the open ground helps where another ground has lapsed',
    'It is for reasons that no other ground covers.',
    ({ motion, record, time }) =>
      motion === 'relief' && time === 'late' && /^(?:mistake|new|fraud)/.test(record) ? 'yes-justice' : null,
  ),
]
