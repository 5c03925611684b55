import type { StoryHead } from '../../engine/contract.ts'

/** The facts that decide whether a county has violated the Takings Clause. */
export type TakingFacts = {
  /** What the county did to the owner. */
  readonly act:
    | 'occupation'
    | 'access'
    | 'inspection'
    | 'stray'
    | 'crop'
    | 'surplus'
    | 'wipe-out'
    | 'nuisance'
    | 'moratorium'
    | 'partial'
    | 'easement'
    | 'fee'
    | 'tax'
    | 'plan'
    | 'favorite'
  /**
   * What makes it harder: the owner gained, bought after the rule was made, has asked for no final decision, was
   * refused a permit for declining a condition, or meets a condition that an ordinance sets for all.
   */
  readonly wrinkle: 'none' | 'gain' | 'later' | 'undecided' | 'refused' | 'ordinance'
  /** Of a condition on a permit: whether it serves the end of the permit, and in proportion. */
  readonly fit: 'both' | 'unconnected' | 'excessive'
}

export const dimensions: { readonly [K in keyof TakingFacts]: readonly TakingFacts[K][] } = {
  act: [
    'occupation',
    'access',
    'inspection',
    'stray',
    'crop',
    'surplus',
    'wipe-out',
    'nuisance',
    'moratorium',
    'partial',
    'easement',
    'fee',
    'tax',
    'plan',
    'favorite',
  ],
  wrinkle: ['none', 'gain', 'later', 'undecided', 'refused', 'ordinance'],
  fit: ['both', 'unconnected', 'excessive'],
}

/** The wrinkles that each act can have. */
const WRINKLES: Readonly<Partial<Record<TakingFacts['act'], readonly TakingFacts['wrinkle'][]>>> = {
  occupation: ['none', 'gain'],
  crop: ['none', 'gain'],
  'wipe-out': ['none', 'later', 'undecided'],
  nuisance: ['none', 'later'],
  easement: ['none', 'refused'],
  fee: ['none', 'refused', 'ordinance'],
}

/** True for a condition that is set on a permit to build. */
export function isExaction(facts: TakingFacts): boolean {
  return facts.act === 'easement' || facts.act === 'fee'
}

/** Why a fact pattern cannot happen or would leave two answers arguable; null when it is sound. */
export function illegal(facts: TakingFacts): string | null {
  if (!(WRINKLES[facts.act] ?? ['none']).includes(facts.wrinkle)) return 'the wrinkle belongs to other acts'
  if (!isExaction(facts)) return facts.fit === 'both' ? null : 'fit is a question for conditions alone'
  // Told less often, so that one reason is not the key too often.
  const told = facts.act === 'fee' && facts.fit === 'unconnected' && facts.wrinkle !== 'refused'
  return told ? 'told of easements and refused permits' : null
}

/** A dress for the facts: a grower with a building to sell from and a lot to build on. */
export interface TakingSkin extends StoryHead<TakingFacts> {
  readonly owner: string
  readonly subject: 'he' | 'she'
  readonly possessive: 'his' | 'her'
  /** Who the owner is, and what the lot is wanted for. */
  readonly opening: string
  /** Where the plants grow, and what they give. */
  readonly field: string
  readonly crop: string
  /** The building the owner sells from. */
  readonly shed: string
  /** What should stand on the lot, with its article. */
  readonly plan: string
  readonly price: string
  /** Fifteen percent less than the price. */
  readonly lower: string
}
