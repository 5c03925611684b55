import type { Decision } from '../../engine/contract.ts'
import { isAfterVerdict, type MotionFacts } from './facts.ts'

/** The law of Rules 50, 56, 59 and 60 as a function of the facts. Every reason that is true of them is listed. */
export function decide(facts: MotionFacts): Decision {
  if (facts.motion === 'relief') return relief(facts)
  if (facts.motion === 'summary judgment') return summary(facts)
  if (facts.motion === 'new trial') return newTrial(facts)
  if (isAfterVerdict(facts)) return afterVerdict(facts)
  if (facts.motion === 'during trial, early') return { reasons: ['no-early'], path: ['fully-heard'] }
  return facts.record === 'none'
    ? { reasons: ['yes-insufficient'], path: ['matter-of-law'] }
    : { reasons: ['no-weigh'], path: ['trial-credibility'] }
}

function summary({ record, time }: MotionFacts): Decision {
  if (record === 'disbelieved') return { reasons: ['no-weigh'], path: ['genuine-dispute'] }
  const step = record === 'none' ? 'no-support' : 'allegations'
  return time === 'extended'
    ? { reasons: ['yes-extended', 'yes-insufficient'], path: [step, 'time-by-order'] }
    : { reasons: ['yes-insufficient'], path: [step] }
}

function afterVerdict({ motion, record, time }: MotionFacts): Decision {
  if (motion === 'never made before') return { reasons: ['no-prior'], path: ['no-motion-in-trial'] }
  if (motion === 'made before on another ground') return { reasons: ['no-prior'], path: ['other-ground'] }
  if (time === 'late') return { reasons: ['no-limit'], path: ['renewal-late'] }
  if (time === 'extended') return { reasons: ['no-limit'], path: ['renewal-late', 'no-extension'] }
  return record === 'none'
    ? { reasons: ['yes-insufficient', 'yes-earlier'], path: ['renewal', 'matter-of-law'] }
    : { reasons: ['no-weigh'], arguable: ['no-verdict'], path: ['renewal', 'trial-credibility'] }
}

function newTrial({ record, time }: MotionFacts): Decision {
  if (time === 'late') return { reasons: ['no-limit'], path: ['new-trial-late'] }
  if (time === 'extended') return { reasons: ['no-limit'], path: ['new-trial-late', 'no-extension'] }
  return record === 'balanced'
    ? { reasons: ['no-verdict'], path: ['verdict-stands'] }
    : { reasons: ['yes-weigh', 'yes-unneeded'], path: ['against-the-weight'] }
}

/** For each ground and time the step taken and the reasons it gives; the last are the arguable reasons. */
function relief({ record, time }: MotionFacts): Decision {
  switch (record) {
    case 'mistake, waiting':
      return { reasons: ['no-reasonable'], path: ['reasonable-time'] }
    case 'evidence overlooked':
      return { reasons: ['no-diligence'], path: ['diligence'] }
    case 'mistake, renamed':
      return { reasons: ['no-renaming'], arguable: ['no-limit'], path: ['other-reasons-only'] }
    case 'void':
      return { reasons: ['yes-reasonable'], path: ['void'] }
    case 'interest of the judge':
      return { reasons: ['yes-justice', 'yes-reasonable'], path: ['other-reason'] }
    default: {
      const step = record === 'mistake' ? 'neglect' : record === 'fraud' ? 'fraud' : 'discovery'
      return time === 'in time'
        ? { reasons: ['yes-ground'], path: [step] }
        : { reasons: ['no-limit'], path: [step, 'one-year'] }
    }
  }
}
