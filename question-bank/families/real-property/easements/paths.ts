import type { PathTable } from '../../engine/tables.ts'
import type { EasementFacts, Twist } from './facts.ts'
import type { misconceptions } from './misconceptions.ts'
import type { reasons } from './reasons.ts'
import type { rules } from './rules.ts'

/** The law of easements, one row a path: 'yes' gives the claimant the right that is in dispute. */
export const paths = {
  sold: { rules: ['sold'], because: ['yes-appurtenant'], level: 4, draws: 2 },
  unrecorded: { rules: ['unrecorded'], because: ['no-notice'], level: 5 },
  'other-land': { rules: ['other-land'], because: ['no-scope'], level: 5 },
  'moved-at-common-law': { rules: ['moved-at-common-law'], because: ['yes-location'], level: 7, draws: 2 },
  'moved-by-restatement': { rules: ['moved-by-restatement'], because: ['no-relocation'], level: 7 },
  unused: { rules: ['unused'], because: ['yes-survives'], level: 4 },
  abandoned: { rules: ['abandoned'], because: ['no-abandonment'], level: 4 },
  told: { rules: ['told', 'no-reliance'], because: ['yes-writing'], level: 6, draws: 2 },
  relied: { rules: ['relied'], because: ['no-estoppel'], arguable: ['no-abandonment'], level: 6 },
  merged: { rules: ['merged', 'no-revival'], because: ['no-merger'], level: 6 },
  revoked: { rules: ['fraud', 'revoked'], because: ['no-license', 'no-writing'], level: 3 },
  spent: { rules: ['spent'], because: ['yes-estoppel'], level: 6, draws: 2 },
  kept: { rules: ['kept'], because: ['yes-prior-use'], arguable: ['yes-necessity'], level: 5 },
  'reserved-at-common-law': { rules: ['reserved-at-common-law'], because: ['no-need'], level: 7 },
  'reserved-by-restatement': {
    rules: ['reserved-by-restatement'],
    because: ['yes-prior-use'],
    arguable: ['yes-necessity'],
    level: 7,
  },
  excluded: { rules: ['excluded'], because: ['no-intent'], level: 6 },
  'need-gone': { rules: ['prior-use', 'need-gone'], because: ['yes-survives'], level: 6 },
  landlocked: { rules: ['landlocked'], because: ['yes-necessity'], level: 3, draws: 2 },
  convenient: { rules: ['convenient'], because: ['no-need'], level: 3 },
  'cut-off-later': { rules: ['cut-off-later'], because: ['no-need'], level: 5 },
  'never-common': { rules: ['never-common'], because: ['no-common-owner'], level: 5 },
  'road-opened': { rules: ['road-opened'], because: ['no-need'], level: 5 },
  adverse: { rules: ['adverse', 'shared'], because: ['yes-prescription'], level: 5 },
  permitted: { rules: ['permitted'], because: ['no-license'], arguable: ['no-writing'], level: 3 },
  interrupted: { rules: ['interrupted'], because: ['no-continuity'], level: 6 },
  tacked: { rules: ['adverse-use', 'tacked'], because: ['yes-prescription'], level: 6 },
} as const satisfies PathTable<EasementFacts, typeof rules, typeof reasons, typeof misconceptions>

const ORIGINS: Readonly<Record<Exclude<EasementFacts['origin'], 'grant'>, readonly Twist[]>> = {
  permission: ['revoked', 'spent'],
  division: [
    'kept',
    'reserved-at-common-law',
    'reserved-by-restatement',
    'excluded',
    'need-gone',
    'landlocked',
    'convenient',
    'cut-off-later',
    'never-common',
    'road-opened',
  ],
  'long use': ['adverse', 'permitted', 'interrupted', 'tacked'],
}

/** The path that these facts take; null for a twist that belongs to another origin. */
export function decide({ origin, twist }: EasementFacts): keyof typeof paths | null {
  const other = Object.values(ORIGINS).some((twists) => twists.includes(twist))
  const belongs = origin === 'grant' ? !other : ORIGINS[origin].includes(twist)
  return belongs ? twist : null
}

const ENDINGS: readonly Twist[] = [
  'sold',
  'unused',
  'abandoned',
  'told',
  'relied',
  'merged',
  'need-gone',
  'road-opened',
]

/** The area of the taxonomy to which the question belongs. */
export function area({ origin, twist }: EasementFacts): string {
  if (ENDINGS.includes(twist)) return 'Transfer and termination'
  if (origin === 'division') return 'Implied and necessity easements'
  if (origin === 'long use') return 'Prescription'
  if (origin === 'permission') return 'Licenses and profits'
  return twist === 'unrecorded' ? 'Express easements' : 'Scope and apportionment'
}
