import type { Decision } from '../../engine/contract.ts'
import { isLasting, isWaivable, type WaiverFacts } from './facts.ts'

/** The law of Rule 12(g) and (h) as a function of the facts. Every reason that is true of them is listed. */
export function decide(facts: WaiverFacts): Decision {
  if (facts.history === 'counterclaim') return { reasons: ['no-submitted'], path: ['plaintiff-submits'] }
  if (facts.defense === 'vagueness') {
    return facts.history === 'answer with it'
      ? { reasons: ['no-motion'], arguable: ['no-stage'], path: ['definite-statement-first'] }
      : { reasons: ['yes-first'], path: ['more-time', 'definite-statement-first'] }
  }
  if (isWaivable(facts)) return waivable(facts)
  const amended = facts.history === 'answer, amended at once' ? ['yes-amended'] : []
  return isLasting(facts) ? lasting(facts, amended) : power(facts, amended)
}

/** Where each history leaves a defense of Rule 12(h)(1). */
const WAIVABLE: Readonly<Record<Exclude<WaiverFacts['history'], 'counterclaim'>, Decision>> = {
  'motion with it': { reasons: ['yes-first'], path: ['joined-with-others'] },
  'more time, motion with it': { reasons: ['yes-first'], path: ['more-time', 'first-paper'] },
  'motion, answer with it': {
    reasons: ['no-omitted'],
    arguable: ['no-stage'],
    path: ['omitted-from-motion'],
  },
  'definite statement, answer with it': {
    reasons: ['no-omitted'],
    arguable: ['no-stage'],
    path: ['any-rule-12-motion', 'omitted-from-motion'],
  },
  'motion, answer, amended at once': {
    reasons: ['no-omitted', 'no-amendment'],
    arguable: ['no-stage'],
    path: ['omitted-from-motion', 'amendment-too-late'],
  },
  'motion, motion with it': {
    reasons: ['no-omitted', 'no-second'],
    arguable: ['no-stage'],
    path: ['no-second-motion'],
  },
  'motion, new claim, motion with it': {
    reasons: ['yes-unavailable'],
    arguable: ['yes-first'],
    path: ['not-available'],
  },
  'answer with it': { reasons: ['yes-first'], path: ['first-paper'] },
  'answer, amended at once': {
    reasons: ['yes-amended'],
    arguable: ['yes-first'],
    path: ['amended-of-course'],
  },
  'answer, amended by leave': {
    reasons: ['no-amendment', 'no-answer'],
    arguable: ['no-stage'],
    path: ['omitted-from-answer', 'leave-does-not-revive'],
  },
  'answer, judgment on the pleadings': {
    reasons: ['no-answer'],
    arguable: ['no-stage'],
    path: ['omitted-from-answer', 'not-in-12h2'],
  },
  'answer, trial': { reasons: ['no-answer'], arguable: ['no-stage'], path: ['omitted-from-answer'] },
  'answer, appeal': { reasons: ['no-answer'], arguable: ['no-stage'], path: ['omitted-from-answer'] },
}

function waivable(facts: WaiverFacts): Decision {
  return WAIVABLE[facts.history as keyof typeof WAIVABLE]
}

function lasting({ history }: WaiverFacts, amended: readonly string[]): Decision {
  if (history === 'answer, appeal') return { reasons: ['no-stage'], path: ['not-after-trial'] }
  const step = {
    'answer, trial': 'open-at-trial',
    'answer, judgment on the pleadings': 'open-by-12c',
  }[history as string]
  return { reasons: ['yes-through-trial', ...amended], path: [step ?? 'open-in-a-pleading'] }
}

function power({ history }: WaiverFacts, amended: readonly string[]): Decision {
  return history === 'answer, appeal'
    ? { reasons: ['yes-any-time'], path: ['power-on-appeal'] }
    : { reasons: ['yes-any-time', ...amended], arguable: ['yes-through-trial'], path: ['power-at-any-time'] }
}
