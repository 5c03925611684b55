import type { TierFacts } from './facts.ts'

/** By trait, the case that each proof makes. A missing one is not asked. */
const CASES = {
  race: { weak: 'race' },
  'set-aside': { societal: 'societal', own: 'own' },
  'neutral race': { purpose: 'purpose', anyway: 'anyway', effect: 'effect' },
  'neutral sex': { effect: 'feeney' },
  sex: { weak: 'sex > weak', close: 'sex > close', late: 'sex > late', balanced: 'sex > balanced' },
  nonmarital: { weak: 'nonmarital > weak', close: 'nonmarital > close' },
  alien: { weak: 'alien' },
  'citizen post': { weak: 'function' },
  'federal alien': { weak: 'federal' },
  age: { weak: 'age > weak', late: 'age > late', balanced: 'age > balanced' },
  disability: {
    weak: 'disability > weak',
    dislike: 'disability > dislike',
  },
  poverty: { weak: 'poverty > weak', late: 'poverty > late' },
} as const satisfies Record<TierFacts['trait'], Partial<Record<TierFacts['proof'], string>>>

type ValuesOf<T> = T extends unknown ? T[keyof T] : never

/** One of the cases that are asked. */
export type Case = ValuesOf<(typeof CASES)[keyof typeof CASES]>

/** The case that these facts make; null where they are not asked. */
export const caseOf = ({ trait, proof }: TierFacts): Case | null =>
  (CASES[trait] as Partial<Record<TierFacts['proof'], Case>>)[proof] ?? null
