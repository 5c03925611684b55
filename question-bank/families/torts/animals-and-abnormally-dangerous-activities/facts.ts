import type { FactsOf, FactTable, Story } from '../../engine/tables.ts'

/** The facts that decide whether an animal or an activity makes a person answer without fault. */
export const facts = {
  source: ['wild', 'dog', 'horse', 'cattle', 'blasting', 'gas', 'acid'],
  /** What had been seen of it before; 'useful' is work for the public. */
  past: ['none', 'gentle', 'bitten', 'snapped', 'useful'],
  /** 'direct': a bite, a kick, a stone or a blast. 'reach': harm without any contact. */
  harm: ['direct', 'reach', 'unrelated', 'crops', 'road'],
  victim: ['stranger', 'careless', 'benefit'],
  /** Whether the keeper chose it, or was obliged by law. */
  basis: ['own', 'obliged'],
} as const satisfies FactTable

export type StrictFacts = FactsOf<typeof facts>

/** Keeper and victim, the animals kept, what is spoiled and what the money is for. */
export interface StrictStory extends Story<StrictFacts> {
  readonly keeper: string
  readonly victim: string
  /** The wild animal with its article. */
  readonly wild: string
  /** The dog with its article. */
  readonly dog: string
  readonly crop: string
  /** What the blasting is for. */
  readonly works: string
  /** Fur or feather kept far away, as a plural. */
  readonly brood: string
  /** What the injured person wants the money for. */
  readonly wants: string
}
