import type { Family } from '../../engine/contract.ts'
import { decide } from './decide.ts'
import { dimensions, illegal, type VicariousFacts, type VicariousSkin } from './facts.ts'
import { forms } from './forms.ts'
import { misconceptions } from './misconceptions.ts'
import { fits, reason, reasonIds } from './reasons.ts'
import { skins } from './skins.ts'
import { steps } from './steps.ts'
import { tell } from './tell.ts'

/** Paths that come up more than once in a cycle, so that no reason is mostly right or mostly wrong. */
const DRAWS: Readonly<Record<string, number>> = {
  borrower: 2,
  contractor: 3,
  'contractor > choice': 2,
  'contractor > danger-aside': 2,
  frolic: 3,
}

const LEVEL: Readonly<Record<string, number>> = {
  'employee task': 2,
  'child harmless record': 2,
  'employee frolic': 3,
  'employee commute': 3,
  'employee weekend': 3,
  'contractor ordinary': 3,
  'borrower harmless record': 3,
  'employee detour': 4,
  'employee forbidden': 4,
  'borrower known danger': 4,
  'employee quarrel': 5,
  'contractor special danger': 5,
  'contractor bad choice': 5,
  'child known danger': 5,
  'employee errand': 6,
  'employee collecting': 6,
  'employee label': 6,
  'child favor': 6,
  'borrower favor': 6,
  'contractor public duty': 7,
  'employee returned': 7,
  'contractor retained': 8,
  'contractor aside from it': 8,
}

const AREAS: Readonly<Record<VicariousFacts['relation'], string>> = {
  employee: 'Respondeat superior',
  contractor: 'Independent contractors and nondelegable duties',
  child: 'Negligent hiring and entrustment',
  borrower: 'Negligent hiring and entrustment',
}

/** TT-13: when one person answers for the tort of another. */
export const vicariousLiability: Family<VicariousFacts, VicariousSkin> = {
  id: 'tt-13',
  edition: 1,
  name: 'Vicarious liability',
  subject: 'Torts',
  subtopic: 'Negligence: special limits and vicarious liability',
  pool: 'ranked',
  jurisdiction: 'R',
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
  area: ({ relation, event }) => (event === 'favor' ? AREAS.employee : AREAS[relation]),
  difficulty: ({ relation, event }) => LEVEL[`${relation} ${event}`] ?? 5,
  hints: () => [
    'Sort first by how the two stood toward each other, then by the scene just before the injury.',
  ],
}
