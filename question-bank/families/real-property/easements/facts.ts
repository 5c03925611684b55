import type { Party } from '../../engine/party.ts'
import type { FactsOf, FactTable, Story } from '../../engine/tables.ts'

/** The facts that decide whether the owner of one parcel has an easement over another, and how far it goes. */
export const facts = {
  /** The ground on which an easement is claimed. */
  origin: ['grant', 'permission', 'division', 'long use'],
  /** Each twist belongs to one of them. */
  twist: [
    'sold',
    'unrecorded',
    'other-land',
    'moved-at-common-law',
    'moved-by-restatement',
    'unused',
    'abandoned',
    'told',
    'relied',
    'merged',
    'revoked',
    'spent',
    'kept',
    'reserved-at-common-law',
    'reserved-by-restatement',
    'excluded',
    'need-gone',
    'landlocked',
    'convenient',
    'cut-off-later',
    'never-common',
    'road-opened',
    'adverse',
    'permitted',
    'interrupted',
    'tacked',
  ],
} as const satisfies FactTable

export type EasementFacts = FactsOf<typeof facts>
export type Twist = EasementFacts['twist']

/** A parcel of land, first and later: 'a meadow', 'the meadow', 'meadow'. */
export interface Parcel {
  readonly a: string
  readonly the: string
  readonly noun: string
}

/** Two parcels, one behind the other, and a way from the rear one to a public road. */
export interface EasementStory extends Story<EasementFacts> {
  /** The owner of the rear parcel, who claims the easement. */
  readonly claimant: Party
  /** The owner of the front parcel. */
  readonly defendant: Party
  /** A former owner. */
  readonly former: Party
  readonly rear: Parcel
  readonly front: Parcel
  readonly way: Parcel
  /** The public road in front: 'the highway'. */
  readonly road: string
  /** Another public road, on the far side of the rear parcel: 'a county road', then 'the county road'. */
  readonly byway: Parcel
  /** The use of the way, reading on after "to": 'haul apples to market'. */
  readonly use: string
  /** A third parcel, which adjoins the rear one. */
  readonly more: Parcel
  /** A building that the claimant puts on the rear parcel, and its cost. */
  readonly house: Parcel
  readonly cost: string
  /** A building that the defendant puts on the way. */
  readonly block: Parcel
  /** The obstruction as a participle that takes the way as its object: 'fenced off'. */
  readonly barred: string
}
