import type { PathTable } from '../../engine/tables.ts'
import { isAfterVerdict, type MotionFacts } from './facts.ts'
import type { misconceptions } from './misconceptions.ts'
import type { reasons } from './reasons.ts'
import type { rules } from './rules.ts'

/** The law of Rules 50, 56, 59 and 60, one row a path. */
export const paths = {
  'summary > no support': { rules: ['no-support'], because: ['yes-insufficient'], level: 2 },
  'summary > allegations': { rules: ['allegations'], because: ['yes-insufficient'], level: 3 },
  'summary > dispute': { rules: ['genuine-dispute'], because: ['no-weigh'], level: 3 },
  'summary > extended': {
    rules: ['no-support', 'time-by-order'],
    because: ['yes-extended', 'yes-insufficient'],
    level: 5,
  },
  'summary > allegations, extended': {
    rules: ['allegations', 'time-by-order'],
    because: ['yes-extended', 'yes-insufficient'],
    level: 6,
  },
  'trial > no evidence': { rules: ['matter-of-law'], because: ['yes-insufficient'], level: 2 },
  'trial > credibility': { rules: ['trial-credibility'], because: ['no-weigh'], level: 3 },
  'trial > early': { rules: ['fully-heard'], because: ['no-early'], level: 3, draws: 2 },
  renewed: {
    rules: ['renewal', 'matter-of-law'],
    because: ['yes-insufficient', 'yes-earlier'],
    level: 3,
    draws: 3,
  },
  'renewed > credibility': {
    rules: ['renewal', 'trial-credibility'],
    because: ['no-weigh'],
    arguable: ['no-verdict'],
    level: 4,
  },
  'renewed > late': { rules: ['renewal-late'], because: ['no-limit'], level: 4 },
  'renewed > extended': { rules: ['renewal-late', 'no-extension'], because: ['no-limit'], level: 6 },
  'no motion in trial': { rules: ['no-motion-in-trial'], because: ['no-prior'], level: 5 },
  'another ground in trial': { rules: ['other-ground'], because: ['no-prior'], level: 6 },
  'new trial': { rules: ['against-the-weight'], because: ['yes-weigh', 'yes-unneeded'], level: 5, draws: 3 },
  'new trial > balanced': { rules: ['verdict-stands'], because: ['no-verdict'], level: 6, draws: 3 },
  'new trial > late': { rules: ['new-trial-late'], because: ['no-limit'], level: 6 },
  'new trial > extended': { rules: ['new-trial-late', 'no-extension'], because: ['no-limit'], level: 7 },
  'relief > neglect': { rules: ['neglect'], because: ['yes-ground'], level: 4, draws: 2 },
  'relief > neglect, late': { rules: ['neglect', 'one-year'], because: ['no-limit'], level: 5 },
  'relief > neglect, waiting': { rules: ['reasonable-time'], because: ['no-reasonable'], level: 6, draws: 3 },
  'relief > neglect, renamed': {
    rules: ['other-reasons-only'],
    because: ['no-renaming'],
    arguable: ['no-limit'],
    level: 8,
    draws: 2,
  },
  'relief > evidence': { rules: ['discovery'], because: ['yes-ground'], level: 5, draws: 2 },
  'relief > evidence, late': { rules: ['discovery', 'one-year'], because: ['no-limit'], level: 6 },
  'relief > evidence, overlooked': { rules: ['diligence'], because: ['no-diligence'], level: 5, draws: 2 },
  'relief > fraud': { rules: ['fraud'], because: ['yes-ground'], level: 5, draws: 2 },
  'relief > fraud, late': { rules: ['fraud', 'one-year'], because: ['no-limit'], level: 6 },
  'relief > void': {
    rules: ['void'],
    because: ['yes-reasonable'],
    arguable: ['yes-justice'],
    level: 7,
    draws: 3,
  },
  'relief > interest of the judge': {
    rules: ['other-reason'],
    because: ['yes-justice', 'yes-reasonable'],
    level: 8,
    draws: 3,
  },
} as const satisfies PathTable<MotionFacts, typeof rules, typeof reasons, typeof misconceptions>

type PathId = keyof typeof paths

/** By record and time, the path of each motion. A pair that is not listed cannot happen, or would have a second flaw. */
const LAW: Readonly<Record<MotionFacts['motion'], Readonly<Record<string, PathId>>>> = {
  'summary judgment': {
    'none / in time': 'summary > no support',
    'allegations / in time': 'summary > allegations',
    'disbelieved / in time': 'summary > dispute',
    'none / extended': 'summary > extended',
    'allegations / extended': 'summary > allegations, extended',
  },
  'during trial': { 'none / in time': 'trial > no evidence', 'disbelieved / in time': 'trial > credibility' },
  'during trial, early': { 'none / in time': 'trial > early' },
  renewed: {
    'none / in time': 'renewed',
    'disbelieved / in time': 'renewed > credibility',
    'none / late': 'renewed > late',
    'none / extended': 'renewed > extended',
  },
  'never made before': { 'none / in time': 'no motion in trial' },
  'made before on another ground': { 'none / in time': 'another ground in trial' },
  'new trial': {
    'disbelieved / in time': 'new trial',
    'balanced / in time': 'new trial > balanced',
    'disbelieved / late': 'new trial > late',
    'disbelieved / extended': 'new trial > extended',
  },
  relief: {
    'mistake / in time': 'relief > neglect',
    'mistake / late': 'relief > neglect, late',
    'mistake, waiting / in time': 'relief > neglect, waiting',
    'mistake, renamed / late': 'relief > neglect, renamed',
    'new evidence / in time': 'relief > evidence',
    'new evidence / late': 'relief > evidence, late',
    'evidence overlooked / in time': 'relief > evidence, overlooked',
    'fraud / in time': 'relief > fraud',
    'fraud / late': 'relief > fraud, late',
    'void / late': 'relief > void',
    'interest of the judge / late': 'relief > interest of the judge',
  },
}

/** The path that these facts take; null where they cannot happen together, or would have a second flaw. */
export function decide({ motion, record, time }: MotionFacts): PathId | null {
  return LAW[motion][`${record} / ${time}`] ?? null
}

/** The area of the taxonomy to which the motion belongs. */
export function area(facts: MotionFacts): string {
  if (facts.motion === 'relief') return 'Relief from judgment'
  if (facts.motion === 'summary judgment') return 'Summary judgment'
  if (facts.motion === 'new trial') return 'New trial'
  return isAfterVerdict(facts) || facts.motion.startsWith('during') ? 'Judgment as a matter of law' : ''
}
