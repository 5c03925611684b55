import type { PathTable } from '../../engine/tables.ts'
import { type DeedFacts, isSale } from './facts.ts'
import type { misconceptions } from './misconceptions.ts'
import type { reasons } from './reasons.ts'
import type { rules } from './rules.ts'

/** Delivery of a gift or of a deed in escrow first, then the covenants of title after a sale. */
export const paths = {
  handed: { rules: ['handed'], because: ['yes-handed'], level: 3, draws: 2 },
  returned: { rules: ['returned'], because: ['yes-stays'], level: 4 },
  oral: { rules: ['oral'], because: ['yes-oral'], level: 5, draws: 2 },
  review: { rules: ['review'], because: ['no-intent'], level: 3 },
  taken: { rules: ['taken'], because: ['no-intent'], level: 4 },
  kept: { rules: ['kept'], because: ['no-control'], level: 3 },
  'kept-note': { rules: ['kept-note'], because: ['no-testament'], level: 5 },
  recorded: { rules: ['recorded'], because: ['yes-recorded'], level: 5, draws: 2 },
  refused: { rules: ['refused'], because: ['no-refused'], level: 4, draws: 2 },
  third: { rules: ['third'], because: ['yes-third'], level: 5, draws: 2 },
  'third-will': { rules: ['third-will'], because: ['yes-stays'], level: 6 },
  recall: { rules: ['recall'], because: ['no-recall'], level: 5 },
  agent: { rules: ['agent'], because: ['no-control'], level: 4 },
  'escrow-unpaid': { rules: ['escrow-unpaid'], because: ['no-condition'], level: 5 },
  'escrow-changed': { rules: ['escrow-changed'], because: ['yes-escrow'], level: 6 },
  present: { rules: ['present'], because: ['yes-present'], level: 5 },
  late: { rules: ['late'], because: ['no-late'], level: 7 },
  future: { rules: ['future'], because: ['no-eviction'], level: 6 },
  ousted: { rules: ['ousted'], because: ['yes-ousted'], level: 5, draws: 2 },
  runs: { rules: ['runs'], because: ['yes-runs'], level: 6 },
  personal: { rules: ['personal'], because: ['no-personal'], level: 7 },
  groundless: { rules: ['groundless'], because: ['no-unlawful'], level: 5 },
  'special-other': { rules: ['special-other'], because: ['no-special'], level: 5, draws: 2 },
  'special-own': { rules: ['special-own'], because: ['yes-present'], level: 6 },
  'special-runs': { rules: ['special-own-future', 'runs'], because: ['yes-runs'], level: 7 },
  quitclaim: { rules: ['quitclaim'], because: ['no-quitclaim'], level: 3 },
} as const satisfies PathTable<DeedFacts, typeof rules, typeof reasons, typeof misconceptions>

/** Each twist is a path of its own. */
export const decide = ({ twist }: DeedFacts): keyof typeof paths => twist

/** The area of the taxonomy to which a twist belongs. */
export const area = ({ twist }: DeedFacts): string =>
  isSale(twist) ? 'Covenants of title' : 'Delivery and acceptance'
