import type { StoryHead } from '../../engine/contract.ts'

/** What decides whether an animal or an activity makes a person answer without fault. */
export type StrictFacts = {
  readonly source: 'wild' | 'dog' | 'horse' | 'cattle' | 'blasting' | 'gas' | 'acid'
  /** What had been seen of it before; 'useful' is work for the public. */
  readonly past: 'none' | 'gentle' | 'bitten' | 'snapped' | 'useful'
  /** 'direct': a bite, a kick, a stone or a blast. 'reach': harm without any contact. */
  readonly harm: 'direct' | 'reach' | 'unrelated' | 'crops' | 'road'
  readonly victim: 'stranger' | 'careless' | 'benefit'
  readonly basis: 'own' | 'obliged'
}

export const dimensions: { readonly [K in keyof StrictFacts]: readonly StrictFacts[K][] } = {
  source: ['wild', 'dog', 'horse', 'cattle', 'blasting', 'gas', 'acid'],
  past: ['none', 'gentle', 'bitten', 'snapped', 'useful'],
  harm: ['direct', 'reach', 'unrelated', 'crops', 'road'],
  victim: ['stranger', 'careless', 'benefit'],
  basis: ['own', 'obliged'],
}

/** A dress for the facts: keeper and victim, the animals kept, what is spoiled and what the money is for. */
export interface StrictSkin extends StoryHead<StrictFacts> {
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
