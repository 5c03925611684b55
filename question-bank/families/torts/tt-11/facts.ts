import type { StoryHead } from '../../engine/contract.ts'

/** What decides how much a claimant may have of one defendant after a verdict that divides the fault. */
export type FaultFacts = {
  /** 'under': fault must be less than the defendants' combined fault; 'over': must not be greater. */
  readonly regime: 'contributory' | 'pure' | 'under' | 'over'
  /** 'split': less than half, and yet more than either of two defendants alone. */
  readonly fault: 'none' | 'below' | 'split' | 'tie' | 'above'
  /** The second defendant, and what the statute makes of it; 'none' where only one is sued. */
  readonly others:
    | 'none'
    | 'several'
    | 'several insolvent'
    | 'reallocated'
    | 'joint'
    | 'joint insolvent'
    | 'dollar credit'
    | 'share credit'
  /** Whether the jury found that the defendant had the last clear chance. */
  readonly chance: 'no' | 'yes'
}

export const dimensions: { readonly [K in keyof FaultFacts]: readonly FaultFacts[K][] } = {
  regime: ['contributory', 'pure', 'under', 'over'],
  fault: ['none', 'below', 'split', 'tie', 'above'],
  others: [
    'none',
    'several',
    'several insolvent',
    'reallocated',
    'joint',
    'joint insolvent',
    'dollar credit',
    'share credit',
  ],
  chance: ['no', 'yes'],
}

/** The situations of the second defendant that each bar rule is met with: one wrinkle at a time. */
const MET: Readonly<Record<string, readonly FaultFacts['others'][]>> = {
  'contributory none': ['several', 'several insolvent', 'joint', 'joint insolvent', 'dollar credit'],
  'contributory below': ['none', 'joint'],
  'pure below': dimensions.others,
  'pure above': ['none', 'several', 'joint', 'reallocated'],
  'under below': ['none'],
  'under split': ['several', 'joint'],
  'under tie': ['none', 'joint'],
  'under above': ['none', 'joint'],
  'over below': ['none'],
  'over split': ['joint', 'reallocated'],
  'over tie': ['none', 'several', 'joint'],
  'over above': ['none', 'joint'],
}

/** Why a fact pattern cannot happen or is told elsewhere; null when it is sound. */
export function illegal({ regime, fault, others, chance }: FaultFacts): string | null {
  if (!MET[`${regime} ${fault}`]?.includes(others)) return 'one wrinkle at a time'
  if (chance === 'yes' && (others !== 'none' || fault !== 'below'))
    return 'last clear chance is asked of one defendant'
  if (chance === 'yes' && regime === 'under') return 'told of the other statutes'
  return null
}

/** A dress for the facts: the accident, who sues whom, and the sums. */
export interface FaultSkin extends StoryHead<FaultFacts> {
  /** The accident and what the claimant wants, without the suit. */
  readonly scene: string
  readonly claimant: string
  readonly first: string
  readonly second: string
  /** What the second defendant did, reading on after its name and "which". */
  readonly fault2: string
  /** The least that a verdict comes to in this scene. */
  readonly damages: number
  readonly figures: 'a' | 'b'
}
