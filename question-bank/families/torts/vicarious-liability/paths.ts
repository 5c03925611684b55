import type { PathTable } from '../../engine/tables.ts'
import type { VicariousFacts } from './facts.ts'
import type { misconceptions } from './misconceptions.ts'
import type { reasons } from './reasons.ts'
import type { rules } from './rules.ts'

/** When one person is liable for the tort of another, one row a path. */
export const paths = {
  scope: { rules: ['scope'], because: ['yes-scope'], level: 2 },
  detour: { rules: ['detour'], because: ['yes-detour'], arguable: ['yes-scope'], level: 4, draws: 2 },
  frolic: { rules: ['frolic'], because: ['no-frolic'], arguable: ['no-purpose'], level: 3, draws: 3 },
  'frolic > returned': { rules: ['frolic', 'returned'], because: ['yes-scope'], level: 7 },
  forbidden: { rules: ['forbidden'], because: ['yes-manner'], arguable: ['yes-scope'], level: 4 },
  force: { rules: ['force'], because: ['yes-manner'], arguable: ['yes-scope'], level: 6 },
  quarrel: { rules: ['frolic'], because: ['no-purpose'], arguable: ['no-frolic'], level: 5, draws: 3 },
  commute: {
    rules: ['commute'],
    because: ['no-commute'],
    arguable: ['no-purpose', 'no-frolic'],
    level: 3,
    draws: 2,
  },
  'commute > errand': { rules: ['commute', 'errand'], because: ['yes-scope'], level: 6 },
  'own use': { rules: ['own-use'], because: ['no-frolic'], arguable: ['no-purpose'], level: 3 },
  control: {
    rules: ['control', 'scope'],
    because: ['yes-control'],
    arguable: ['yes-scope', 'yes-retained'],
    level: 6,
    draws: 2,
  },
  contractor: {
    rules: ['contractor'],
    because: ['no-contractor', 'no-own'],
    arguable: ['no-collateral'],
    level: 3,
    draws: 4,
  },
  'contractor > danger': {
    rules: ['contractor', 'danger'],
    because: ['yes-danger'],
    arguable: ['yes-duty'],
    level: 5,
    draws: 2,
  },
  'contractor > aside': {
    rules: ['contractor', 'danger-aside'],
    because: ['no-collateral'],
    arguable: ['no-contractor', 'no-own'],
    level: 8,
    draws: 2,
  },
  'contractor > duty': { rules: ['contractor', 'duty'], because: ['yes-duty'], level: 7, draws: 2 },
  'contractor > choice': { rules: ['contractor', 'choice'], because: ['yes-own'], level: 5 },
  'contractor > retained': {
    rules: ['contractor', 'retained'],
    because: ['yes-retained'],
    arguable: ['yes-own', 'yes-control'],
    level: 8,
    draws: 2,
  },
  child: { rules: ['child'], because: ['no-relation', 'no-own'], level: 2, draws: 2 },
  'child > known': { rules: ['control-child'], because: ['yes-own'], level: 5 },
  borrower: { rules: ['borrower'], because: ['no-relation', 'no-own'], level: 3, draws: 2 },
  'borrower > known': { rules: ['entrusted'], because: ['yes-own'], level: 4 },
  favor: { rules: ['favor'], because: ['yes-service'], level: 6, draws: 2 },
} as const satisfies PathTable<VicariousFacts, typeof rules, typeof reasons, typeof misconceptions>

type PathId = keyof typeof paths

/** By what happened, the path of each relation. A missing one cannot happen. */
const LAW: Readonly<
  Record<VicariousFacts['relation'], Readonly<Partial<Record<VicariousFacts['event'], PathId>>>>
> = {
  employee: {
    task: 'scope',
    detour: 'detour',
    frolic: 'frolic',
    returned: 'frolic > returned',
    forbidden: 'forbidden',
    collecting: 'force',
    quarrel: 'quarrel',
    commute: 'commute',
    errand: 'commute > errand',
    weekend: 'own use',
    label: 'control',
  },
  contractor: {
    ordinary: 'contractor',
    'special danger': 'contractor > danger',
    'aside from it': 'contractor > aside',
    'public duty': 'contractor > duty',
    'bad choice': 'contractor > choice',
    retained: 'contractor > retained',
  },
  child: { 'harmless record': 'child', 'known danger': 'child > known', favor: 'favor' },
  borrower: { 'harmless record': 'borrower', 'known danger': 'borrower > known', favor: 'favor' },
}

/** The path that these facts take; null where they cannot happen. */
export const decide = ({ relation, event }: VicariousFacts): PathId | null => LAW[relation][event] ?? null

/** The area of the taxonomy to which the relation belongs. */
export function area({ relation, event }: VicariousFacts): string {
  if (relation === 'employee' || event === 'favor') return 'Respondeat superior'
  return relation === 'contractor'
    ? 'Independent contractors and nondelegable duties'
    : 'Negligent hiring and entrustment'
}
