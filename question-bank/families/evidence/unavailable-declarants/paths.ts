import type { PathTable } from '../../engine/tables.ts'
import type { AbsentFacts } from './facts.ts'
import type { misconceptions } from './misconceptions.ts'
import type { reasons } from './reasons.ts'
import type { rules } from './rules.ts'

/** The law of FRE 804, with FRE 803(2) beside it, one row a path: 'yes' admits the statement. */
export const paths = {
  refused: { rules: ['refused', 'testimony'], because: ['yes-unavailable', 'yes-testimony'], level: 5 },
  memory: { rules: ['memory', 'testimony'], because: ['yes-unavailable', 'yes-testimony'], level: 6 },
  searched: { rules: ['searched', 'testimony'], because: ['yes-unavailable', 'yes-testimony'], level: 4 },
  abroad: { rules: ['abroad', 'testimony'], because: ['yes-unavailable', 'yes-testimony'], level: 8 },
  unordered: { rules: ['unordered', 'closed'], because: ['no-unavailable'], level: 6 },
  unsearched: { rules: ['unsearched', 'closed'], because: ['no-unavailable'], level: 4 },
  procured: { rules: ['procured', 'closed'], because: ['no-unavailable'], level: 5 },
  predecessor: { rules: ['dead', 'predecessor'], because: ['yes-testimony'], level: 6 },
  accused: { rules: ['accused'], because: ['no-opportunity'], level: 7, draws: 2 },
  'grand-jury': { rules: ['grand-jury'], because: ['no-opportunity'], level: 4 },
  dying: { rules: ['dead', 'dying'], because: ['yes-dying'], level: 3, draws: 2 },
  recovered: { rules: ['dead', 'recovered'], because: ['yes-dying'], level: 7, draws: 2 },
  'not-homicide': { rules: ['not-homicide'], because: ['no-case'], level: 6, draws: 2 },
  hopeful: { rules: ['hopeful'], because: ['no-belief'], level: 4, draws: 2 },
  aside: { rules: ['aside'], because: ['no-cause'], level: 5, draws: 2 },
  alive: { rules: ['alive'], because: ['no-unavailable'], level: 5 },
  confession: { rules: ['dead', 'confession'], because: ['yes-interest'], level: 6 },
  privilege: { rules: ['privilege', 'confession'], because: ['yes-unavailable', 'yes-interest'], level: 6 },
  supported: { rules: ['dead', 'supported'], because: ['yes-interest'], level: 5, draws: 2 },
  bare: { rules: ['bare'], because: ['no-corroboration'], level: 5, draws: 2 },
  deposition: { rules: ['deposition'], because: ['no-unavailable'], level: 8 },
  blame: { rules: ['blame'], because: ['no-interest'], level: 7, draws: 2 },
  silenced: { rules: ['silenced'], because: ['yes-forfeit'], level: 4, draws: 3 },
  quarrel: { rules: ['quarrel'], because: ['no-intent'], level: 7, draws: 2 },
  excited: { rules: ['excited'], because: ['yes-immaterial'], level: 5, draws: 2 },
} as const satisfies PathTable<AbsentFacts, typeof rules, typeof reasons, typeof misconceptions>
