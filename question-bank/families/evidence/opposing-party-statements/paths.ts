import type { PathTable } from '../../engine/tables.ts'
import type { PartyFacts } from './facts.ts'
import type { misconceptions } from './misconceptions.ts'
import type { reasons } from './reasons.ts'
import type { rules } from './rules.ts'

/** The law of FRE 801(d)(2), with FRE 804(b)(3) beside it, one row a path. */
export const paths = {
  own: { rules: ['own'], because: ['yes-own'], level: 3 },
  'own-serving': { rules: ['own'], because: ['yes-own'], level: 4 },
  'own-by-self': { rules: ['own-by-self'], because: ['no-serve'], level: 2, draws: 2 },
  silence: { rules: ['silence'], because: ['yes-adopt'], level: 4 },
  'silence-unheard': { rules: ['silence-unheard'], because: ['no-silence'], level: 3, draws: 2 },
  adopted: { rules: ['adopted'], because: ['yes-adopt'], level: 3 },
  spokesman: { rules: ['spokesman'], because: ['yes-authority'], level: 4, draws: 3 },
  employee: { rules: ['employee'], because: ['yes-work'], level: 4 },
  'employee-internal': { rules: ['employee'], because: ['yes-work'], level: 5 },
  'employee-outside': { rules: ['employee-outside'], because: ['no-scope'], level: 5, draws: 3 },
  'employee-later': { rules: ['employee-later'], because: ['no-time'], level: 4, draws: 2 },
  'employee-unproved': { rules: ['employee-unproved'], because: ['no-proof'], level: 7, draws: 2 },
  plot: { rules: ['plot'], because: ['yes-plot'], level: 5, draws: 3 },
  'plot-ended': { rules: ['plot-ended'], because: ['no-time'], level: 6, draws: 2 },
  'plot-boasting': { rules: ['plot-boasting'], because: ['no-aim'], level: 6, draws: 2 },
  'plot-unproved': { rules: ['plot-unproved', 'bourjaily'], because: ['no-proof'], level: 7, draws: 2 },
  predecessor: { rules: ['predecessor'], because: ['yes-heir'], level: 8, draws: 2 },
  'predecessor-later': { rules: ['predecessor-later'], because: ['no-time'], level: 7, draws: 2 },
  executor: { rules: ['executor'], because: ['yes-own'], level: 6 },
  codefendant: { rules: ['codefendant'], because: ['no-person'], level: 5, draws: 2 },
  stranger: { rules: ['stranger'], because: ['yes-interest'], level: 6, draws: 3 },
  'stranger-second-hand': {
    rules: ['stranger-second-hand'],
    because: ['no-knowledge'],
    level: 8,
    draws: 2,
  },
} as const satisfies PathTable<PartyFacts, typeof rules, typeof reasons, typeof misconceptions>
