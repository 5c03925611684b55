import type { PathTable } from '../../engine/tables.ts'
import type { TierFacts } from './facts.ts'
import type { misconceptions } from './misconceptions.ts'
import type { reasons } from './reasons.ts'
import type { rules } from './rules.ts'

/** Whether a classification is valid, one row a path. */
export const paths = {
  race: {
    rules: ['race'],
    because: ['no-strict', 'no-means'],
    level: 5,
    offers: ['yes-rational', 'yes-middle', 'yes-purpose', 'no-middle', 'no-rational'],
  },
  societal: {
    rules: ['benign', 'societal'],
    because: ['no-societal'],
    arguable: ['no-strict', 'no-means'],
    level: 7,
    draws: 3,
    offers: ['yes-rational', 'yes-middle', 'yes-strict', 'no-middle', 'no-generalization'],
  },
  own: {
    rules: ['benign', 'own'],
    because: ['yes-strict'],
    level: 8,
    draws: 3,
    offers: ['yes-rational', 'yes-middle', 'no-societal', 'no-generalization', 'no-middle'],
  },
  purpose: {
    rules: ['purpose'],
    because: ['no-purpose'],
    arguable: ['no-strict', 'no-burden'],
    level: 6,
    draws: 3,
    offers: ['yes-rational', 'yes-purpose', 'yes-anyway', 'no-middle', 'no-rational'],
  },
  anyway: {
    rules: ['purpose'],
    because: ['yes-anyway'],
    level: 8,
    draws: 2,
    offers: ['yes-purpose', 'yes-middle', 'no-purpose', 'no-burden', 'no-middle'],
  },
  effect: {
    rules: ['effect'],
    because: ['yes-purpose'],
    arguable: ['yes-rational'],
    level: 5,
    draws: 2,
    offers: ['yes-middle', 'yes-strict', 'no-purpose', 'no-middle', 'no-burden'],
  },
  feeney: {
    rules: ['feeney'],
    because: ['yes-purpose'],
    arguable: ['yes-rational'],
    level: 6,
    draws: 2,
    offers: ['yes-middle', 'no-purpose', 'no-middle', 'no-burden', 'no-generalization'],
  },
  'sex > weak': {
    rules: ['sex'],
    because: ['no-middle', 'no-generalization'],
    level: 4,
    draws: 3,
    offers: ['yes-rational', 'yes-burden', 'no-strict', 'no-means', 'no-rational'],
  },
  'sex > close': {
    rules: ['sex'],
    because: ['yes-middle'],
    level: 5,
    draws: 2,
    offers: ['yes-rational', 'yes-strict', 'no-means', 'no-generalization'],
  },
  'sex > late': {
    rules: ['genuine'],
    because: ['no-late'],
    arguable: ['no-middle', 'no-burden', 'no-generalization'],
    level: 7,
    draws: 3,
    offers: ['yes-rational', 'yes-middle', 'no-strict', 'no-means'],
  },
  'sex > balanced': {
    rules: ['sex', 'justify'],
    because: ['no-burden'],
    arguable: ['no-middle'],
    level: 6,
    offers: ['yes-rational', 'yes-burden', 'no-strict', 'no-means', 'no-rational'],
  },
  'nonmarital > weak': {
    rules: ['nonmarital'],
    because: ['no-middle'],
    level: 5,
    offers: ['yes-rational', 'yes-burden', 'no-strict', 'no-means', 'no-rational'],
  },
  'nonmarital > close': {
    rules: ['nonmarital', 'paternity'],
    because: ['yes-middle'],
    level: 6,
    draws: 2,
    offers: ['yes-rational', 'yes-strict', 'no-means', 'no-generalization'],
  },
  'nonmarital > balanced': {
    rules: ['nonmarital', 'justify'],
    because: ['no-burden'],
    arguable: ['no-middle'],
    level: 7,
    offers: ['yes-rational', 'yes-burden', 'no-strict', 'no-means', 'no-rational'],
  },
  alien: {
    rules: ['alien'],
    because: ['no-strict', 'no-means'],
    level: 5,
    draws: 2,
    offers: ['yes-rational', 'yes-function', 'yes-federal', 'no-middle', 'no-rational'],
  },
  function: {
    rules: ['function'],
    because: ['yes-function'],
    arguable: ['yes-rational'],
    level: 5,
    draws: 2,
    offers: ['yes-federal', 'yes-middle', 'no-strict', 'no-middle'],
  },
  federal: {
    rules: ['federal'],
    because: ['yes-federal'],
    arguable: ['yes-rational'],
    level: 5,
    draws: 2,
    offers: ['yes-function', 'yes-middle', 'no-strict', 'no-middle'],
  },
  'age > weak': {
    rules: ['age'],
    because: ['yes-rational'],
    arguable: ['yes-burden'],
    level: 3,
    offers: ['yes-middle', 'no-means', 'no-generalization', 'no-middle'],
  },
  'age > late': {
    rules: ['age', 'conceivable'],
    because: ['yes-rational'],
    arguable: ['yes-burden'],
    level: 7,
    offers: ['yes-middle', 'no-late', 'no-generalization', 'no-means'],
  },
  'age > balanced': {
    rules: ['age', 'negate'],
    because: ['yes-burden'],
    arguable: ['yes-rational'],
    level: 6,
    draws: 2,
    offers: ['yes-middle', 'no-burden', 'no-generalization', 'no-middle'],
  },
  'disability > weak': {
    rules: ['disability'],
    because: ['yes-rational'],
    arguable: ['yes-burden'],
    level: 4,
    offers: ['yes-middle', 'no-means', 'no-generalization', 'no-middle', 'no-rational'],
  },
  'disability > balanced': {
    rules: ['disability', 'negate'],
    because: ['yes-burden'],
    arguable: ['yes-rational'],
    level: 7,
    offers: ['yes-middle', 'no-burden', 'no-generalization', 'no-middle'],
  },
  'disability > dislike': {
    rules: ['disability', 'dislike'],
    because: ['no-rational'],
    level: 6,
    draws: 3,
    offers: ['yes-rational', 'yes-burden', 'no-strict', 'no-middle', 'no-means'],
  },
  'poverty > weak': {
    rules: ['poverty'],
    because: ['yes-rational'],
    arguable: ['yes-burden'],
    level: 4,
    offers: ['yes-middle', 'no-strict', 'no-means', 'no-middle', 'no-rational'],
  },
  'poverty > late': {
    rules: ['poverty', 'conceivable'],
    because: ['yes-rational'],
    arguable: ['yes-burden'],
    level: 7,
    offers: ['yes-middle', 'no-late', 'no-strict', 'no-middle'],
  },
} as const satisfies PathTable<TierFacts, typeof rules, typeof reasons, typeof misconceptions>

type PathId = keyof typeof paths

/** By trait, the path of what was proved. A missing one is not asked. */
const LAW: Readonly<Record<TierFacts['trait'], Readonly<Partial<Record<TierFacts['proof'], PathId>>>>> = {
  race: { weak: 'race' },
  'set-aside': { societal: 'societal', own: 'own' },
  'neutral race': { purpose: 'purpose', anyway: 'anyway', effect: 'effect' },
  'neutral sex': { effect: 'feeney' },
  sex: { weak: 'sex > weak', close: 'sex > close', late: 'sex > late', balanced: 'sex > balanced' },
  nonmarital: { weak: 'nonmarital > weak', close: 'nonmarital > close', balanced: 'nonmarital > balanced' },
  alien: { weak: 'alien' },
  'citizen post': { weak: 'function' },
  'federal alien': { weak: 'federal' },
  age: { weak: 'age > weak', late: 'age > late', balanced: 'age > balanced' },
  disability: {
    weak: 'disability > weak',
    balanced: 'disability > balanced',
    dislike: 'disability > dislike',
  },
  poverty: { weak: 'poverty > weak', late: 'poverty > late' },
}

/** The path that these facts take; null where they are not asked. */
export const decide = ({ trait, proof }: TierFacts): PathId | null => LAW[trait][proof] ?? null

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
