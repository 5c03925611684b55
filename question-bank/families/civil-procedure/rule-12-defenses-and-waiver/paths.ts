import type { PathTable } from '../../engine/tables.ts'
import { isLasting, isWaivable, type WaiverFacts } from './facts.ts'
import type { misconceptions } from './misconceptions.ts'
import type { reasons } from './reasons.ts'
import type { rules } from './rules.ts'

/** The law of Rule 12(g) and (h), one row a path. */
export const paths = {
  'joined with others': { rules: ['joined-with-others'], because: ['yes-first'], level: 4 },
  'more time first': { rules: ['more-time', 'first-paper'], because: ['yes-first'], level: 5 },
  'motion without it, then answer': {
    rules: ['omitted-from-motion'],
    because: ['no-omitted'],
    arguable: ['no-stage'],
    level: 3,
  },
  'definite statement, then answer': {
    rules: ['any-rule-12-motion', 'omitted-from-motion'],
    because: ['no-omitted'],
    arguable: ['no-stage'],
    level: 6,
  },
  'motion, then an amended answer': {
    rules: ['omitted-from-motion', 'amendment-too-late'],
    because: ['no-omitted', 'no-amendment'],
    arguable: ['no-stage'],
    level: 8,
  },
  'second motion': {
    rules: ['no-second-motion'],
    because: ['no-omitted', 'no-second'],
    arguable: ['no-stage'],
    level: 3,
    draws: 2,
  },
  'new claim': {
    rules: ['not-available'],
    because: ['yes-unavailable'],
    arguable: ['yes-first'],
    level: 7,
    draws: 2,
  },
  'in the answer': { rules: ['first-paper'], because: ['yes-first'], level: 2 },
  'amended as of course': {
    rules: ['amended-of-course'],
    because: ['yes-amended'],
    arguable: ['yes-first'],
    level: 5,
    draws: 2,
  },
  'amended by leave': {
    rules: ['omitted-from-answer', 'leave-does-not-revive'],
    because: ['no-amendment', 'no-answer'],
    arguable: ['no-stage'],
    level: 6,
  },
  'omitted, then 12(c)': {
    rules: ['omitted-from-answer', 'not-in-12h2'],
    because: ['no-answer'],
    arguable: ['no-stage'],
    level: 5,
  },
  'omitted, then late': {
    rules: ['omitted-from-answer'],
    because: ['no-answer'],
    arguable: ['no-stage'],
    level: 4,
  },
  'lasting > pleading': {
    rules: ['open-in-a-pleading'],
    because: ['yes-through-trial'],
    arguable: ['yes-amended'],
    level: 5,
    draws: 2,
  },
  'lasting > 12(c)': { rules: ['open-by-12c'], because: ['yes-through-trial'], level: 5 },
  'lasting > trial': { rules: ['open-at-trial'], because: ['yes-through-trial'], level: 4 },
  'lasting > appeal': { rules: ['not-after-trial'], because: ['no-stage'], level: 5, draws: 3 },
  'power > below': {
    rules: ['power-at-any-time'],
    because: ['yes-any-time'],
    arguable: ['yes-through-trial'],
    level: 3,
    draws: 2,
  },
  'power > appeal': { rules: ['power-on-appeal'], because: ['yes-any-time'], level: 4 },
  'vague > after the answer': {
    rules: ['definite-statement-first'],
    because: ['no-motion'],
    arguable: ['no-stage'],
    level: 6,
    draws: 2,
  },
  'vague > in time': {
    rules: ['more-time', 'definite-statement-first'],
    because: ['yes-first'],
    level: 6,
  },
  counterclaim: { rules: ['plaintiff-submits'], because: ['no-submitted'], level: 7, draws: 2 },
} as const satisfies PathTable<WaiverFacts, typeof rules, typeof reasons, typeof misconceptions>

type PathId = keyof typeof paths

const WAIVABLE: Readonly<Record<Exclude<WaiverFacts['history'], 'counterclaim'>, PathId>> = {
  'motion with it': 'joined with others',
  'more time, motion with it': 'more time first',
  'motion, answer with it': 'motion without it, then answer',
  'definite statement, answer with it': 'definite statement, then answer',
  'motion, answer, amended at once': 'motion, then an amended answer',
  'motion, motion with it': 'second motion',
  'motion, new claim, motion with it': 'new claim',
  'answer with it': 'in the answer',
  'answer, amended at once': 'amended as of course',
  'answer, amended by leave': 'amended by leave',
  'answer, judgment on the pleadings': 'omitted, then 12(c)',
  'answer, trial': 'omitted, then late',
  'answer, appeal': 'omitted, then late',
}

/** The path that these facts take; null where they cannot happen together, or where the law is not settled. */
export function decide(facts: WaiverFacts): PathId | null {
  const { defense, history } = facts
  // Only personal jurisdiction is a plaintiff's objection to a counterclaim.
  if (history === 'counterclaim') return defense === 'personal jurisdiction' ? 'counterclaim' : null
  if (defense === 'vagueness') {
    if (history === 'answer with it') return 'vague > after the answer'
    return history === 'more time, motion with it' ? 'vague > in time' : null
  }
  if (isWaivable(facts)) {
    const isServiceOfNewClaim = defense === 'service' && history === 'motion, new claim, motion with it'
    return isServiceOfNewClaim ? null : WAIVABLE[history]
  }
  return isLasting(facts) ? lasting(facts) : power(facts)
}

/** Courts differ on a second motion before the answer, and an appellate court may look after an absent party. */
function lasting({ defense, history }: WaiverFacts): PathId | null {
  if (history === 'motion, answer with it' || history === 'definite statement, answer with it')
    return 'lasting > pleading'
  if (defense === 'absent party') return null
  switch (history) {
    case 'answer, amended at once':
    case 'answer, amended by leave':
      return 'lasting > pleading'
    case 'answer, judgment on the pleadings':
      return 'lasting > 12(c)'
    case 'answer, trial':
      return 'lasting > trial'
    case 'answer, appeal':
      return 'lasting > appeal'
    default:
      return null
  }
}

function power({ history }: WaiverFacts): PathId | null {
  switch (history) {
    case 'motion, answer with it':
    case 'definite statement, answer with it':
    case 'motion, motion with it':
      return 'power > below'
    case 'answer, appeal':
      return 'power > appeal'
    default:
      return null
  }
}
