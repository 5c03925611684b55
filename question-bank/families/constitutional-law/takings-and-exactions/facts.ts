import type { Party } from '../../engine/party.ts'
import type { FactsOf, FactTable, Story } from '../../engine/tables.ts'

/** The act of a government toward an owner of land, on which it depends whether property was taken. */
export const facts = {
  /** 'gain': the crop again, where the measure also raised its price. 'later': the owner bought after the ordinance. */
  twist: [
    'occupation',
    'access',
    'inspection',
    'stray',
    'crop',
    'gain',
    'surplus',
    'wipe-out',
    'later',
    'undecided',
    'nuisance',
    'moratorium',
    'partial',
    'fitting',
    'unconnected',
    'excessive',
    'refused',
    'ordinance',
    'tax',
    'plan',
    'favorite',
  ],
} as const satisfies FactTable

export type TakingFacts = FactsOf<typeof facts>
export type Twist = TakingFacts['twist']

/** A grower with a building to sell from and an empty lot to build on. */
export interface TakingStory extends Story<TakingFacts> {
  readonly owner: Party
  readonly field: string
  /** The crop in the field: 'young almond trees'. */
  readonly plants: string
  readonly crop: string
  readonly shed: string
  /** 'a wooded lot', then 'the lot'. */
  readonly lot: string
  /** The building planned for the lot, with its article. */
  readonly plan: string
  readonly price: string
  /** Fifteen percent less than the price. */
  readonly lower: string
  /** The difference of the two. */
  readonly loss: string
  /** The water on whose shore the lot may lie, and the rare animal that lives there. */
  readonly water: string
  readonly species: string
  /** The goal of a footpath across the lot, with its article. */
  readonly sight: string
  /** The work that the county would have the owner pay for, with its article. */
  readonly gift: string
}

/** The government that is sued. */
export const defendant = ({ twist }: TakingFacts): string =>
  twist === 'crop' || twist === 'gain' ? 'the board' : 'the county'
