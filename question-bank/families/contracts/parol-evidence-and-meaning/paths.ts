import type { PathTable } from '../../engine/tables.ts'
import type { ParolFacts, Twist } from './facts.ts'
import type { misconceptions } from './misconceptions.ts'
import type { reasons } from './reasons.ts'
import type { rules } from './rules.ts'

/** The law of parol evidence and meaning, one row a path: 'yes' admits the evidence. */
export const paths = {
  complete: { rules: ['complete'], because: ['no-complete'], level: 3 },
  partial: { rules: ['consistent'], because: ['yes-partial'], level: 4 },
  merger: {
    rules: ['clause', 'complete-clause'],
    because: ['no-merger'],
    arguable: ['no-complete'],
    level: 5,
  },
  rebutted: {
    rules: ['clause-evidence', 'consistent'],
    because: ['yes-partial'],
    arguable: ['yes-omitted'],
    level: 6,
  },
  omitted: { rules: ['omitted'], because: ['yes-omitted'], arguable: ['yes-partial'], level: 5 },
  included: { rules: ['included'], because: ['no-included'], arguable: ['no-complete'], level: 5 },
  certain: { rules: ['certain'], because: ['no-included'], arguable: ['no-complete'], level: 7 },
  separate: {
    rules: ['separate'],
    because: ['yes-separate'],
    arguable: ['yes-omitted', 'yes-partial'],
    level: 6,
  },
  final: { rules: ['contradict'], because: ['no-contradict'], level: 5 },
  tentative: { rules: ['tentative'], because: ['yes-tentative'], level: 6 },
  later: { rules: ['later'], because: ['yes-later'], arguable: ['yes-separate'], level: 3 },
  fraud: { rules: ['fraud'], because: ['yes-fraud'], level: 4 },
  broken: { rules: ['broken', 'discharged'], because: ['no-fraud'], arguable: ['no-complete'], level: 6 },
  gift: { rules: ['recital'], because: ['yes-consideration'], level: 5 },
  typed: { rules: ['reform'], because: ['yes-reform'], level: 5 },
  'left-out': {
    rules: ['no-slip', 'discharged'],
    because: ['no-mistake'],
    arguable: ['no-complete'],
    level: 7,
  },
  approval: {
    rules: ['condition'],
    because: ['yes-condition'],
    arguable: ['yes-partial', 'yes-separate'],
    level: 4,
  },
  clashing: { rules: ['clashing'], because: ['no-contradict'], level: 7 },
  cancel: {
    rules: ['ending', 'discharged'],
    because: ['no-cancel'],
    arguable: ['no-complete', 'no-contradict'],
    level: 7,
  },
  plain: { rules: ['four-corners'], because: ['no-plain'], arguable: ['no-contradict'], level: 4 },
  ambiguous: { rules: ['ambiguity'], because: ['yes-meaning'], level: 4 },
  susceptible: { rules: ['context', 'susceptible'], because: ['yes-meaning'], level: 6 },
  strained: {
    rules: ['context', 'strained'],
    because: ['no-susceptible'],
    arguable: ['no-contradict', 'no-plain'],
    level: 6,
  },
  usage: { rules: ['supplement', 'usage'], because: ['yes-usage'], level: 5 },
  outsider: { rules: ['outsider'], because: ['no-usage'], level: 7 },
  dealing: { rules: ['dealing', 'supplement-dealing'], because: ['yes-dealing'], level: 6 },
  performance: { rules: ['performance'], because: ['yes-waiver'], arguable: ['yes-partial'], level: 8 },
  negated: { rules: ['negated'], because: ['no-negated'], arguable: ['no-express'], level: 7 },
  express: { rules: ['express'], because: ['no-express'], arguable: ['no-negated'], level: 6 },
  single: {
    rules: ['single', 'discharged-goods'],
    because: ['no-single'],
    arguable: ['no-complete'],
    level: 6,
  },
} as const satisfies PathTable<ParolFacts, typeof rules, typeof reasons, typeof misconceptions>

/** The purpose of the evidence that each twist belongs to. */
const PURPOSES: Readonly<Record<Twist, ParolFacts['purpose']>> = {
  complete: 'add',
  partial: 'add',
  merger: 'add',
  rebutted: 'add',
  omitted: 'add',
  included: 'add',
  certain: 'add',
  separate: 'add',
  final: 'contradict',
  tentative: 'contradict',
  later: 'change',
  fraud: 'invalidate',
  broken: 'invalidate',
  gift: 'invalidate',
  typed: 'reform',
  'left-out': 'reform',
  approval: 'condition',
  clashing: 'condition',
  cancel: 'condition',
  plain: 'explain',
  ambiguous: 'explain',
  susceptible: 'explain',
  strained: 'explain',
  usage: 'practice',
  outsider: 'practice',
  dealing: 'practice',
  performance: 'practice',
  negated: 'practice',
  express: 'practice',
  single: 'practice',
}

/** The path that these facts take; null for a twist that belongs to another purpose. */
export function decide({ purpose, twist }: ParolFacts): Twist | null {
  return PURPOSES[twist] === purpose ? twist : null
}
