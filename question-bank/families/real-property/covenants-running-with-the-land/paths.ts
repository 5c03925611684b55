import type { PathTable } from '../../engine/tables.ts'
import { belongs, type CovenantFacts, type Issue } from './facts.ts'
import type { misconceptions } from './misconceptions.ts'
import type { reasons } from './reasons.ts'
import type { rules } from './rules.ts'

/** The law of covenants, one row a path: 'yes' where the promise is enforced against the defendant. */
export const paths = {
  runs: { rules: ['horizontal', 'runs'], because: ['yes-privity'], level: 5, draws: 2 },
  neighbors: { rules: ['neighbors'], because: ['no-horizontal'], level: 5, draws: 2 },
  tenant: { rules: ['tenant'], because: ['no-vertical'], level: 6, draws: 2 },
  personal: { rules: ['personal'], because: ['no-touch'], level: 5, draws: 2 },
  dues: { rules: ['dues', 'agency'], because: ['yes-touch'], level: 6, draws: 2 },
  promisor: { rules: ['promisor'], because: ['yes-benefit'], level: 7, draws: 2 },
  adjoining: { rules: ['adjoining'], because: ['yes-equity'], level: 5 },
  lessee: { rules: ['lessee'], because: ['yes-equity'], level: 6 },
  unrecorded: { rules: ['unrecorded'], because: ['no-notice'], level: 4 },
  told: { rules: ['told'], because: ['yes-notice'], level: 4, draws: 2 },
  donee: { rules: ['donee'], because: ['yes-value'], level: 6, draws: 2 },
  gross: { rules: ['gross'], because: ['no-gross'], level: 6, draws: 2 },
  own: { rules: ['own'], because: ['no-intent'], level: 5, draws: 2 },
  implied: { rules: ['implied'], because: ['yes-scheme'], level: 5, draws: 2 },
  early: { rules: ['early'], because: ['no-plan'], level: 6 },
  vacant: { rules: ['vacant'], because: ['no-notice'], level: 7 },
  mixed: { rules: ['mixed'], because: ['no-plan'], level: 5 },
  zoned: { rules: ['zoned'], because: ['yes-zoning'], level: 3, draws: 2 },
  outside: { rules: ['outside'], because: ['yes-remains'], level: 5 },
  changed: { rules: ['changed'], because: ['no-changed'], level: 5, draws: 2 },
  spread: {
    rules: ['spread'],
    because: ['no-abandoned'],
    arguable: ['no-changed', 'no-acquiescence'],
    level: 5,
    draws: 2,
  },
  few: { rules: ['few'], because: ['yes-remains'], level: 4 },
  watched: { rules: ['watched'], because: ['no-acquiescence'], level: 5, draws: 2 },
  merged: { rules: ['merged'], because: ['no-merger'], level: 5, draws: 2 },
  released: { rules: ['released'], because: ['yes-separate'], level: 5, draws: 2 },
} as const satisfies PathTable<CovenantFacts, typeof rules, typeof reasons, typeof misconceptions>

/** The path that these facts take; null for a twist that belongs to another issue. */
export const decide = (facts: CovenantFacts): keyof typeof paths | null =>
  belongs(facts) ? facts.twist : null

const AREAS: Readonly<Record<Issue, string>> = {
  law: 'Real covenants',
  equity: 'Equitable servitudes',
  scheme: "Common schemes and owners' associations",
  ending: 'Termination of covenants',
}

/** The area of the taxonomy to which a question belongs. */
export const area = ({ issue, twist }: CovenantFacts): string =>
  twist === 'dues' ? AREAS.scheme : AREAS[issue]
