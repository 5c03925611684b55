import type { Family } from '../../engine/contract.ts'
import { decide } from './decide.ts'
import { dimensions, illegal, isAfterVerdict, type MotionFacts, type MotionSkin } from './facts.ts'
import { forms } from './forms.ts'
import { misconceptions } from './misconceptions.ts'
import { fits, reason, reasonIds } from './reasons.ts'
import { skins } from './skins.ts'
import { steps } from './steps.ts'
import { tell } from './tell.ts'

const RELIEF: Readonly<Record<string, number>> = {
  mistake: 4,
  'mistake, waiting': 6,
  'mistake, renamed': 8,
  'new evidence': 5,
  'evidence overlooked': 5,
  fraud: 5,
  void: 7,
  'interest of the judge': 8,
}

const LEVEL: Readonly<Record<MotionFacts['motion'], number>> = {
  'summary judgment': 2,
  'during trial': 2,
  'during trial, early': 3,
  renewed: 3,
  'never made before': 5,
  'made before on another ground': 6,
  'new trial': 4,
  relief: 0,
}

function difficulty({ motion, record, time }: MotionFacts): number {
  if (motion === 'relief')
    return Math.min(8, (RELIEF[record] ?? 5) + (time === 'late' && record !== 'void' ? 1 : 0))
  const proof = record === 'none' ? 0 : record === 'balanced' ? 2 : 1
  return Math.min(8, (LEVEL[motion] ?? 4) + proof + (time === 'extended' ? 3 : time === 'late' ? 1 : 0))
}

function area(facts: MotionFacts): string {
  if (facts.motion === 'relief') return 'Relief from judgment'
  if (facts.motion === 'summary judgment') return 'Summary judgment'
  return facts.motion === 'new trial' ? 'New trial' : 'Judgment as a matter of law'
}

/** How often a path comes up, so that each reason is the key about as often as its share of the options. */
const DRAWS: Readonly<Record<string, number>> = {
  'verdict-stands': 3,
  'fully-heard': 2,
  'reasonable-time': 3,
  diligence: 2,
  'against-the-weight': 3,
  'other-reason': 3,
  void: 3,
  neglect: 2,
  fraud: 2,
  discovery: 2,
}

/** CP-12: motions on the evidence and against a judgment, under the rules as of 1 November 2026. */
export const trialAndPostTrialMotions: Family<MotionFacts, MotionSkin> = {
  id: 'cp-12',
  edition: 1,
  name: 'Trial and post-trial motions',
  subject: 'Civil Procedure',
  subtopic: 'Motions',
  pool: 'ranked',
  jurisdiction: 'F',
  nextgenScope: 'recall',
  lawAsOf: '2026-11-01',
  ruleCheck: 'two derivations',
  dimensions,
  illegal,
  decide,
  reasonIds,
  reason,
  fits,
  rules: steps,
  misconceptions,
  stories: skins,
  forms,
  tell,
  draws: (path) => DRAWS[path] ?? 1,
  area,
  difficulty,
  // None of these words stands in a reason, so that no hint points at an option.
  hints: (facts) => [
    isAfterVerdict(facts) || facts.motion === 'new trial'
      ? 'Name the provision relied on, then list its conditions and check each against the calendar and transcript.'
      : 'Name the provision relied on, then list its conditions one by one.',
    'Which provision governs?',
  ],
}
