import type { PathTable } from '../../engine/tables.ts'
import type { PolicyFacts } from './facts.ts'
import type { misconceptions } from './misconceptions.ts'
import type { reasons } from './reasons.ts'
import type { rules } from './rules.ts'

/** The law of FRE 407 to 411, one row a path. */
export const paths = {
  repair: { rules: ['measure'], because: ['no-measure'], level: 2 },
  'repair > control': { rules: ['measure-control'], because: ['yes-other'], level: 4 },
  'repair > control conceded': { rules: ['measure-control-conceded'], because: ['no-dispute'], level: 7 },
  'repair > feasible': { rules: ['measure-feasible'], because: ['yes-other'], level: 5 },
  'repair > feasible conceded': { rules: ['measure-feasible-conceded'], because: ['no-dispute'], level: 7 },
  'repair early': { rules: ['measure-early'], because: ['yes-early'], level: 6 },
  'repair by outsider': { rules: ['measure-outsider'], because: ['yes-outsider'], level: 7, draws: 2 },
  offer: { rules: ['compromise'], because: ['no-compromise'], level: 3 },
  talks: { rules: ['compromise-words'], because: ['no-compromise'], level: 4 },
  'talks > contradict': { rules: ['compromise-contradict'], because: ['no-impeach'], level: 7, draws: 2 },
  'offer undisputed': { rules: ['compromise-undisputed'], because: ['yes-early'], level: 7 },
  settlement: { rules: ['compromise-other-victim'], because: ['no-compromise'], level: 6 },
  'settlement > bias': { rules: ['compromise-bias'], because: ['yes-bias'], level: 5, draws: 2 },
  payment: { rules: ['expenses'], because: ['no-expenses'], level: 3, draws: 2 },
  'payment words': { rules: ['expenses-words'], because: ['yes-words'], level: 6, draws: 2 },
  insurance: { rules: ['insurance'], because: ['no-insurance'], level: 2 },
  'insurance > control': { rules: ['insurance-control'], because: ['yes-other'], level: 4 },
  'insurance > bias': { rules: ['insurance-bias'], because: ['yes-bias'], level: 4 },
  'insurance lacking': { rules: ['insurance-lacking'], because: ['no-insurance'], level: 3 },
  'plea withdrawn': { rules: ['plea-withdrawn'], because: ['no-plea'], level: 3 },
  'plea of no contest': { rules: ['plea-no-contest'], because: ['no-plea'], level: 4 },
  'plea standing': { rules: ['plea-standing'], because: ['yes-own'], level: 6, draws: 2 },
  'plea talks': { rules: ['plea-talks'], because: ['no-plea'], level: 5 },
  'plea talks > contradict': { rules: ['plea-contradict'], because: ['no-impeach'], level: 8 },
  'police talks': { rules: ['plea-police'], because: ['yes-officer'], level: 7, draws: 2 },
  'police talks > contradict': {
    rules: ['plea-police', 'inconsistent'],
    because: ['yes-impeach'],
    level: 8,
    draws: 2,
  },
} as const satisfies PathTable<PolicyFacts, typeof rules, typeof reasons, typeof misconceptions>
