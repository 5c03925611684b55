import type { StoryHead } from '../../engine/contract.ts'
import { pathOf } from './decide.ts'

/** The facts that decide whether the police searched, and whether this defendant may say so. */
export type SearchFacts = {
  readonly method:
    | 'tracker'
    | 'dog at the door'
    | 'heat sensor'
    | 'location history'
    | 'touch'
    | 'entry of a home'
    | 'search of a car'
    | 'unlawful stop'
    | 'opening a suitcase'
    | 'going beyond a private search'
    | 'repeating a private search'
    | 'walk over a field'
    | 'collecting trash'
    | 'flight'
    | 'dog at a car'
    | 'bank records'
    | 'wired friend'
    | 'search of a purse'
  /** What ties the defendant to the place or thing. */
  readonly tie: 'own' | 'overnight guest' | 'business visitor' | 'lawful driver' | 'passenger' | 'none'
}

export const dimensions: { readonly [K in keyof SearchFacts]: readonly SearchFacts[K][] } = {
  method: [
    'tracker',
    'dog at the door',
    'heat sensor',
    'location history',
    'touch',
    'entry of a home',
    'search of a car',
    'unlawful stop',
    'opening a suitcase',
    'going beyond a private search',
    'repeating a private search',
    'walk over a field',
    'collecting trash',
    'flight',
    'dog at a car',
    'bank records',
    'wired friend',
    'search of a purse',
  ],
  tie: ['own', 'overnight guest', 'business visitor', 'lawful driver', 'passenger', 'none'],
}

/** Only the combinations that lead down one settled path are told. */
export function illegal(facts: SearchFacts): string | null {
  return pathOf(facts) === null ? 'the facts do not go together, or their law is not settled' : null
}

/** A dress for the facts: somebody suspected of dealing in a drug. */
export interface SearchSkin extends StoryHead<SearchFacts> {
  readonly opening: string
  readonly suspect: string
  readonly subject: 'he' | 'she'
  readonly object: 'him' | 'her'
  readonly possessive: 'his' | 'her'
  readonly officer: string
  readonly drug: string
  /** Who lives elsewhere and knows the suspect. */
  readonly friend: string
}
