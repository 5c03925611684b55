import type { Party } from '../../engine/party.ts'
import type { FactsOf, FactTable, Story } from '../../engine/tables.ts'

/** The facts that decide whether the police searched or seized, and whether this defendant may object. */
export const facts = {
  /** Whether it is in doubt that there was a search, or only whose rights it touched. */
  doubt: ['search', 'standing'],
  /** Each twist belongs to one of them. */
  twist: [
    'tracker',
    'porch-dog',
    'heat-sensor',
    'location-history',
    'squeezed-bag',
    'opened-further',
    'open-field',
    'trash',
    'flyover',
    'car-dog',
    'bank-records',
    'wired-friend',
    'carrier-opened',
    'overnight-guest',
    'business-visitor',
    'target-elsewhere',
    'rental-driver',
    'passenger-search',
    'stopped-passenger',
    'stored-suitcase',
    'purse',
  ],
} as const satisfies FactTable

export type SearchFacts = FactsOf<typeof facts>
export type Twist = SearchFacts['twist']

/** Somebody suspected of dealing in a drug, an officer, and a friend of the suspect. */
export interface SearchStory extends Story<SearchFacts> {
  readonly suspect: Party
  readonly officer: Party
  readonly friend: Party
  readonly drug: string
  /** The person who reported the suspect, as it begins a sentence but for the capital. */
  readonly tipster: string
}
