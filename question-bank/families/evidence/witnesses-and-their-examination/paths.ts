import type { PathTable } from '../../engine/tables.ts'
import type { Twist, WitnessFacts } from './facts.ts'
import type { misconceptions } from './misconceptions.ts'
import type { reasons } from './reasons.ts'
import type { rules } from './rules.ts'

/** The law of witnesses, one row a path: 'yes' overrules the objection. */
export const paths = {
  told: { rules: ['knowledge', 'told'], because: ['no-knowledge'], level: 3, draws: 2 },
  uncertain: { rules: ['knowledge', 'uncertain'], because: ['yes-knowledge'], level: 4 },
  disputed: { rules: ['finding', 'disputed'], because: ['yes-knowledge'], level: 7 },
  child: { rules: ['everyone', 'child'], because: ['yes-competent'], level: 4 },
  'no promise': { rules: ['oath'], because: ['no-oath'], level: 4, draws: 2 },
  'state claim': { rules: ['everyone', 'state-claim'], because: ['no-incompetent'], level: 5, draws: 2 },
  'federal claim': { rules: ['everyone', 'federal-claim'], because: ['yes-competent'], level: 6 },
  pressure: { rules: ['juror'], because: ['no-deliberations'], level: 4 },
  outside: { rules: ['juror', 'extraneous'], because: ['yes-extraneous'], level: 4, draws: 2 },
  form: { rules: ['juror', 'clerical'], because: ['yes-clerical'], level: 5, draws: 2 },
  'voir dire': { rules: ['juror', 'warger'], because: ['no-deliberations'], level: 7 },
  leading: { rules: ['leading'], because: ['no-leading'], level: 2, draws: 2 },
  adverse: { rules: ['leading', 'adverse'], because: ['yes-adverse'], level: 4, draws: 2 },
  beyond: { rules: ['scope', 'beyond'], because: ['no-scope'], level: 4, draws: 2 },
  bias: { rules: ['scope', 'bias'], because: ['yes-credibility'], level: 4, draws: 2 },
  refreshed: { rules: ['refreshed'], because: ['yes-refreshed'], level: 5, draws: 2 },
  recorded: { rules: ['recorded', 'read'], because: ['yes-recorded'], level: 5, draws: 2 },
  exhibit: { rules: ['recorded', 'exhibit'], because: ['no-exhibit'], level: 7, draws: 2 },
  'not hers': { rules: ['recorded', 'adopted'], because: ['no-recorded'], level: 7, draws: 2 },
  estimate: { rules: ['lay'], because: ['yes-lay'], level: 3, draws: 2 },
  technical: { rules: ['special'], because: ['no-special'], level: 4, draws: 2 },
  blame: { rules: ['ultimate', 'blame'], because: ['no-helpful'], level: 5, draws: 2 },
  eyewitness: { rules: ['exclusion'], because: ['no-exclusion'], level: 3, draws: 2 },
  party: { rules: ['natural-person'], because: ['yes-party'], level: 4, draws: 2 },
  second: { rules: ['exclusion', 'one'], because: ['no-second'], level: 7, draws: 2 },
  'bare order': { rules: ['order'], because: ['yes-order'], level: 8, draws: 2 },
} as const satisfies PathTable<WitnessFacts, typeof rules, typeof reasons, typeof misconceptions>

/** The matter to which each twist belongs. */
const MATTERS: Readonly<Record<Twist, WitnessFacts['matter']>> = {
  told: 'knowledge',
  uncertain: 'knowledge',
  disputed: 'knowledge',
  child: 'competence',
  'no promise': 'competence',
  'state claim': 'competence',
  'federal claim': 'competence',
  pressure: 'verdict',
  outside: 'verdict',
  form: 'verdict',
  'voir dire': 'verdict',
  leading: 'question',
  adverse: 'question',
  beyond: 'question',
  bias: 'question',
  refreshed: 'memory',
  recorded: 'memory',
  exhibit: 'memory',
  'not hers': 'memory',
  estimate: 'opinion',
  technical: 'opinion',
  blame: 'opinion',
  eyewitness: 'presence',
  party: 'presence',
  second: 'presence',
  'bare order': 'presence',
}

/** The path that these facts take; null for a twist of another matter. */
export function decide({ matter, twist }: WitnessFacts): keyof typeof paths | null {
  return MATTERS[twist] === matter ? twist : null
}

const isRecorded = ({ matter, twist }: WitnessFacts): boolean => matter === 'memory' && twist !== 'refreshed'

/** The area of the taxonomy to which the matter belongs. */
export function area(facts: WitnessFacts): string {
  if (isRecorded(facts)) return 'Recorded recollection'
  switch (facts.matter) {
    case 'memory':
      return 'Refreshing recollection'
    case 'opinion':
      return 'Lay opinion'
    case 'question':
    case 'presence':
      return 'Mode and order; exclusion of witnesses'
    default:
      return 'Personal knowledge and competency'
  }
}

/** The subtopic of that area. */
export const subtopic = (facts: WitnessFacts): string =>
  isRecorded(facts) ? 'Hearsay exceptions and confrontation' : 'Presentation of evidence'
