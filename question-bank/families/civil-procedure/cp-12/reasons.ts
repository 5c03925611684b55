import type { Reason } from '../../engine/contract.ts'
import { isAfterVerdict, type MotionFacts } from './facts.ts'

/** What is told of a reason: its wordings, and when it is right. */
const REASONS: Readonly<Record<string, Reason>> = {
  'yes-insufficient': {
    side: 'yes',
    texts: [
      'no reasonable jury could find for the plaintiff on the evidence there is',
      'the record leaves nothing from which a jury could find for the plaintiff',
    ],
    lesson:
      'A party who is without any evidence of an element loses as a matter of law; a party with a doubtful witness does not.',
  },
  'yes-weigh': {
    side: 'yes',
    texts: [
      'on this motion the judge may weigh the proof and need not believe a witness',
      'the judge’s own view of whom to believe is enough to grant a motion of this kind',
    ],
    lesson: 'Only on a motion for a new trial may the judge weigh the evidence.',
  },
  'no-weigh': {
    side: 'no',
    texts: [
      'on this motion the judge may not weigh the proof or judge a witness',
      'whom to believe is a question for the jury and is closed to this motion',
    ],
    lesson:
      'Evidence may not be weighed for summary judgment or judgment as a matter of law, but may be for a new trial.',
  },
  'no-verdict': {
    side: 'no',
    texts: [
      'a judge who would have found otherwise has to let this verdict stand',
      'the jury’s verdict has support enough to withstand a motion of this kind',
    ],
    lesson: 'A verdict stands against a new trial unless it is against the clear weight of the evidence.',
  },
  'no-early': {
    side: 'no',
    texts: [
      'the plaintiff has to be fully heard at trial before such a motion is granted',
      'it is too soon to judge what the plaintiff may still prove to a jury',
    ],
    lesson: 'Being heard at trial is a condition of judgment as a matter of law, not of summary judgment.',
  },
  'yes-earlier': {
    side: 'yes',
    texts: [
      'the motion made during trial preserved the ground that is put forward now',
      'what was moved for during trial allows the motion to be made after the verdict',
    ],
    lesson:
      'A motion during trial preserves the grounds that it stated, for 28 days after entry of judgment.',
  },
  'no-prior': {
    side: 'no',
    texts: [
      'this ground had to be put to the court before the case went to the jury',
      'the motion fails for want of one on this ground while the trial lasted',
    ],
    lesson:
      'A motion during trial is a condition of one after the verdict under Rule 50, not of a new trial.',
  },
  'yes-unneeded': {
    side: 'yes',
    texts: [
      'this ground may be raised for the first time after the jury has spoken',
      'a motion of this kind needs no other motion to prepare it during trial',
    ],
    lesson: 'A new trial needs no motion during trial; judgment as a matter of law after a verdict does.',
  },
  'no-limit': {
    side: 'no',
    texts: [
      'the time fixed by the rule for such a motion was over and cannot be opened',
      'at so late a date a judge cannot grant a motion made on such a ground',
    ],
    lesson:
      'The times of Rules 50(b) and 59, and the year of Rule 60(c) for three of its grounds, are fixed.',
  },
  'yes-extended': {
    side: 'yes',
    texts: [
      'a court may give more time for a motion of this kind, and this one did',
      'the time that the judge allowed takes the place of the time in the rule',
    ],
    lesson:
      'A court may extend the time for summary judgment, but not those for motions after judgment under Rules 50 and 59.',
  },
  'yes-ground': {
    side: 'yes',
    texts: [
      'this is a case of mistake, new evidence or fraud, and the time for it was kept',
      'mistake, new evidence and fraud reopen a judgment in the time that was kept here',
    ],
    lesson:
      'Mistake, new evidence and fraud are grounds within a year, if the evidence was past finding and the wait reasonable.',
  },
  'yes-reasonable': {
    side: 'yes',
    texts: [
      'a motion on such a ground is held to no fixed term, but to a reasonable one',
      'for such a ground the test of time is what was reasonable, and that was met',
    ],
    lesson:
      'A reasonable time is the only limit for void judgments and other reasons; three grounds have a year as well.',
  },
  'yes-justice': {
    side: 'yes',
    texts: [
      'what happened is one of the other reasons that justify relief from a judgment',
      'the rule’s last and open ground is there for circumstances of this kind',
    ],
    lesson: 'The open ground is for extraordinary circumstances that no other ground covers.',
  },
  'no-reasonable': {
    side: 'no',
    texts: [
      'the defendant did not move within what is a reasonable time for such a ground',
      'a party who moves as slowly as this defendant has lost such a ground',
    ],
    lesson:
      'Any motion under Rule 60(b) must come within a reasonable time, counted from when it could be made.',
  },
  'no-diligence': {
    side: 'no',
    texts: [
      'with proper care the defendant would have come by it in time for the trial',
      'a party has to bear the loss of what a proper inquiry would have shown',
    ],
    lesson: 'Want of care bars new evidence that reasonable diligence would have found in time.',
  },
  'no-renaming': {
    side: 'no',
    texts: [
      'the open ground is closed to what another ground of the rule covers',
      'the rule’s last ground may not be used for what falls under an earlier one',
    ],
    lesson: 'The open ground may not be used to escape the year that binds mistake, new evidence and fraud.',
  },
}

export const reasonIds: readonly string[] = Object.keys(REASONS)

export function reason(id: string): Reason {
  const found = REASONS[id]
  if (!found) throw new Error(`cp-12 has no reason ${id}`)
  return found
}

/** A reason that speaks of something the stem lacks, or against it, is struck at sight: not offered. */
export function fits(id: string, facts: MotionFacts): boolean {
  const { motion, record, time } = facts
  if (motion === 'relief') {
    switch (id) {
      case 'no-diligence':
        return /evidence|fraud/.test(record)
      case 'no-renaming':
        return record === 'mistake, renamed' || record === 'interest of the judge'
      default:
        return /^(?:yes-ground|yes-reasonable|yes-justice|no-reasonable|no-limit)$/.test(id)
    }
  }
  const judgment = isAfterVerdict(facts)
  switch (id) {
    case 'yes-insufficient':
    case 'yes-weigh':
    case 'no-weigh':
      return true
    case 'no-verdict':
      return judgment || motion === 'new trial'
    case 'no-early':
      return motion === 'summary judgment' || motion.startsWith('during trial')
    case 'yes-earlier':
      return motion === 'renewed' || motion === 'made before on another ground'
    case 'no-prior':
    case 'yes-unneeded':
      return (judgment && motion !== 'renewed') || motion === 'new trial'
    case 'no-limit':
      return judgment || motion === 'new trial' || time === 'extended'
    case 'yes-extended':
      return time === 'extended'
    default:
      return false
  }
}
