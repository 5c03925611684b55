import type { Party } from '../../engine/party.ts'
import type { FactsOf, FactTable, Story } from '../../engine/tables.ts'

/** The facts that decide a claim for interference with land or goods, and the effect of necessity on it. */
export const facts = {
  /** 'expulsion': the claim of a person who was put off the land. */
  claim: ['land', 'goods', 'expulsion'],
  /** Each twist belongs to one claim. */
  twist: [
    'map',
    'induced',
    'object',
    'overstayed',
    'thrown',
    'careless-harm',
    'careless-none',
    'refuge-harm',
    'truck',
    'refuge-none',
    'firebreak',
    'used',
    'scratched',
    'wrecked',
    'sold',
    'bought',
    'dropped',
    'shelter',
    'gentle',
    'hurled',
  ],
} as const satisfies FactTable

export type PropertyFacts = FactsOf<typeof facts>
export type Twist = PropertyFacts['twist']
export type GoodsTwist = 'used' | 'scratched' | 'wrecked' | 'sold' | 'bought' | 'dropped'
export type ExpulsionTwist = 'shelter' | 'gentle' | 'hurled'
export type LandTwist = Exclude<Twist, GoodsTwist | ExpulsionTwist>

/** The same events told three times: the property first, the event first, the person first. */
export type Told = readonly [string, string, string]

/** Two people, land with something that grows on it, and a thing in a room that both use. */
export interface PropertyStory extends Story<PropertyFacts> {
  readonly owner: Party
  readonly actor: Party
  readonly land: string
  readonly theLand: string
  readonly crop: string
  readonly object: string
  readonly shelter: string
  readonly theShelter: string
  readonly thing: string
  readonly theThing: string
  readonly worth: string
  /** A short use and an honest destruction, reading on after the actor. */
  readonly use: string
  readonly wreck: string
}

/** The party who sues, and the one who is sued. */
export const plaintiff = ({ claim }: PropertyFacts, { owner, actor }: PropertyStory): Party =>
  claim === 'expulsion' ? actor : owner
export const defendant = ({ claim }: PropertyFacts, { owner, actor }: PropertyStory): Party =>
  claim === 'expulsion' ? owner : actor
