import type { PathTable } from '../../engine/tables.ts'
import { type DiversityFacts, isAmount } from './facts.ts'
import type { misconceptions } from './misconceptions.ts'
import type { reasons } from './reasons.ts'
import type { rules } from './rules.ts'

/** Citizenship and the amount in controversy, one row a path. */
export const paths = {
  charter: { rules: ['charter'], because: ['no-corporation'], level: 3 },
  nerve: { rules: ['nerve'], because: ['no-nerve'], level: 4 },
  plant: { rules: ['plant'], because: ['yes-nerve'], level: 4 },
  shareholder: { rules: ['shareholder'], because: ['yes-corporation'], level: 4 },
  member: { rules: ['member'], because: ['no-members'], level: 4 },
  llc: { rules: ['llc'], because: ['yes-members'], level: 6 },
  resident: { rules: ['resident'], because: ['no-alien'], level: 6 },
  'resident-elsewhere': { rules: ['resident-elsewhere'], because: ['yes-alien'], level: 6 },
  visitor: { rules: ['visitor'], because: ['yes-alien'], level: 7 },
  expatriate: { rules: ['expatriate'], because: ['no-stateless'], level: 7 },
  decedent: { rules: ['decedent'], because: ['no-estate'], level: 5 },
  executor: { rules: ['executor'], because: ['yes-estate'], level: 5 },
  'joined-before': { rules: ['domicile', 'joined-before'], because: ['no-domicile'], level: 3 },
  'joined-after': { rules: ['joined-after'], because: ['yes-filing'], level: 4 },
  'left-before': { rules: ['left-before'], because: ['yes-domicile'], level: 5 },
  'left-after': { rules: ['left-after'], because: ['no-filing'], level: 5 },
  student: { rules: ['student'], because: ['yes-domicile'], level: 4 },
  interest: { rules: ['interest'], because: ['no-sum'], level: 4 },
  fees: { rules: ['fees'], because: ['yes-sum'], level: 6 },
  verdict: { rules: ['verdict'], because: ['yes-demand'], level: 3 },
  'two-claims': { rules: ['two-claims'], because: ['yes-aggregate'], level: 4 },
  'two-plaintiffs': { rules: ['two-plaintiffs'], because: ['no-aggregate'], level: 4 },
  undivided: { rules: ['undivided'], because: ['yes-whole'], level: 6 },
  'two-defendants': { rules: ['two-defendants'], because: ['no-aggregate'], level: 5 },
  joint: { rules: ['joint'], because: ['yes-whole'], level: 6 },
} as const satisfies PathTable<DiversityFacts, typeof rules, typeof reasons, typeof misconceptions>

/** Each twist is a path of its own. */
export const decide = ({ twist }: DiversityFacts): keyof typeof paths => twist

/** The area of the taxonomy to which a twist belongs. */
export const area = ({ twist }: DiversityFacts): string =>
  isAmount(twist) ? 'Amount in controversy and aggregation' : 'Diversity: citizenship'
