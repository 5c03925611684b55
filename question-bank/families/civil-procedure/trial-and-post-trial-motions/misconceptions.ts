import { The, whose } from '../../engine/party.ts'
import type { MisconceptionTable } from '../../engine/tables.ts'
import type { MotionFacts, MotionStory } from './facts.ts'
import type { reasons } from './reasons.ts'

/** These motions as students get them wrong. Other mistakes stand in the lesson of the reason. */
export const misconceptions = {
  'new-trial-as-judgment': {
    label: 'credibility is closed to the judge on a motion for a new trial',
    correction: (_, { witness }) =>
      `This is the limit on judgment as a matter of law. On a motion for a new trial, the judge may weigh the evidence and disbelieve ${witness.the}.`,
    gives: 'no-weigh',
    when: ({ motion, record, time }) =>
      motion === 'new trial' && record === 'disbelieved' && time === 'in time',
  },
  'thirteenth-juror': {
    label: 'a judge who would have found otherwise may order a new trial',
    correction: (_, { defendant }) =>
      `The judge may weigh the evidence, but preferring ${whose(defendant)} side isn't enough. The verdict must be against the great weight of the evidence.`,
    gives: 'yes-weigh',
    when: ({ record }) => record === 'balanced',
  },
  'allegations-are-evidence': {
    label: 'a detailed complaint makes a dispute of fact',
    correction: (_, { plaintiff }) =>
      `Allegations defeat a motion to dismiss, not summary judgment. ${The(plaintiff)} had to cite evidence in the record and cited none.`,
    gives: 'no-weigh',
    when: ({ motion, record }) => motion === 'summary judgment' && record === 'allegations',
  },
  'judge-weighs': {
    label: 'a judge may take a case from the jury by weighing the evidence',
    correction: ({ motion, record }, { plaintiff, witness }) =>
      record === 'disbelieved'
        ? `Weighing ${whose(witness)} credibility is for the jury on this motion. Only on a motion for a new trial may the judge do it.`
        : motion === 'summary judgment'
          ? `The judge may not weigh evidence or find facts here. Summary judgment is proper because ${plaintiff.the} has no evidence to weigh.`
          : 'The judge may not weigh the evidence on this motion. The test is whether a reasonable jury could find for the nonmovant.',
    gives: 'yes-weigh',
    when: ({ motion, record }) =>
      motion === 'summary judgment' ||
      (record === 'disbelieved' && motion !== 'new trial') ||
      motion === 'during trial',
  },
  'jury-always-first': {
    label: 'no one may lose before being heard at trial',
    correction: (_, { plaintiff }) =>
      `Rule 50 requires that a party be fully heard, but Rule 56 doesn't. Without evidence ${plaintiff.the} had nothing to try.`,
    gives: 'no-early',
    when: ({ motion, record }) => motion === 'summary judgment' && record !== 'disbelieved',
  },
  'any-verdict-stands': {
    label: "a jury's verdict can be attacked only by a motion for a new trial",
    correction: () =>
      'A verdict without evidence may be set aside by a renewed motion under Rule 50(b), which leads to judgment and not merely a new trial.',
    gives: 'no-verdict',
    when: ({ motion, record, time }) => motion === 'renewed' && record === 'none' && time === 'in time',
  },
} as const satisfies MisconceptionTable<MotionFacts, typeof reasons, MotionStory>
