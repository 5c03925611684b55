import type { PathTable } from '../../engine/tables.ts'
import { type Case, caseOf } from './cases.ts'
import type { TierFacts } from './facts.ts'
import type { misconceptions } from './misconceptions.ts'
import type { reasons } from './reasons.ts'
import type { rules } from './rules.ts'

/** Whether a classification is valid, one row a path. */
export const paths = {
  race: { rules: ['race'], because: ['no-strict'], level: 5 },
  societal: { rules: ['benign', 'societal'], because: ['no-societal'], level: 7 },
  own: { rules: ['benign', 'own'], because: ['yes-strict'], level: 6 },
  purpose: { rules: ['purpose'], because: ['no-purpose'], level: 6 },
  anyway: { rules: ['purpose'], because: ['yes-anyway'], level: 8 },
  effect: { rules: ['effect'], because: ['yes-purpose'], level: 5 },
  feeney: { rules: ['feeney'], because: ['yes-purpose'], level: 6 },
  'sex > weak': { rules: ['sex'], because: ['no-generalization'], level: 4 },
  'sex > close': { rules: ['sex'], because: ['yes-middle'], level: 5 },
  'sex > late': { rules: ['genuine'], because: ['no-late'], level: 7 },
  'sex > balanced': { rules: ['sex', 'justify'], because: ['no-burden'], level: 6 },
  'nonmarital > weak': { rules: ['nonmarital'], because: ['no-middle'], level: 5 },
  'nonmarital > close': { rules: ['nonmarital', 'paternity'], because: ['yes-middle'], level: 6 },
  alien: { rules: ['alien'], because: ['no-strict'], level: 5 },
  function: { rules: ['function'], because: ['yes-function'], level: 5 },
  federal: { rules: ['federal'], because: ['yes-federal'], level: 5 },
  'age > weak': { rules: ['age'], because: ['yes-rational'], level: 3 },
  'age > late': { rules: ['age', 'conceivable'], because: ['yes-rational'], level: 7 },
  'age > balanced': { rules: ['age', 'negate'], because: ['yes-burden'], level: 6 },
  'disability > weak': { rules: ['disability'], because: ['yes-rational'], level: 4 },
  'disability > dislike': { rules: ['disability', 'dislike'], because: ['no-rational'], level: 6 },
  'poverty > weak': { rules: ['poverty'], because: ['yes-rational'], level: 4 },
  'poverty > late': { rules: ['poverty', 'conceivable'], because: ['yes-rational'], level: 7 },
} as const satisfies PathTable<TierFacts, typeof rules, typeof reasons, typeof misconceptions> &
  Readonly<Record<Case, unknown>>

/** The path that these facts take; null where they are not asked. */
export const decide = (at: TierFacts): keyof typeof paths | null => caseOf(at)

/** The area of the taxonomy to which the trait belongs. */
export function area({ trait }: TierFacts): string {
  switch (trait) {
    case 'race':
    case 'set-aside':
      return 'Race and national origin'
    case 'neutral race':
    case 'neutral sex':
      return 'Discriminatory purpose'
    case 'sex':
    case 'nonmarital':
      return 'Sex and nonmarital birth'
    case 'alien':
    case 'citizen post':
    case 'federal alien':
      return 'Alienage'
    default:
      return 'Level of scrutiny'
  }
}
