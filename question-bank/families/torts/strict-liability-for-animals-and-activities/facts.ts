import type { Party } from '../../engine/party.ts'
import type { FactsOf, FactTable, Story } from '../../engine/tables.ts'

/**
 * The source of the harm and its course, which decide whether liability is strict (Restatement
 * (Third) of Torts §§ 20–25 and 29).
 */
export const facts = {
  /**
   * A wild animal: 'attack' to 'obliged'. A dog: 'unknown' to 'pet'. 'mare' kicks as horses do; 'cattle' trample plants and
   * 'road' is a cow on a highway. Blasting: 'stone' to 'brood'. 'gas' is in common usage, and care makes the risk of 'acid'
   * slight.
   */
  twist: [
    'attack',
    'gentle',
    'fright',
    'stumble',
    'careless',
    'picture',
    'obliged',
    'unknown',
    'bitten',
    'snapped',
    'frolic',
    'trainer',
    'pet',
    'mare',
    'cattle',
    'road',
    'stone',
    'useful',
    'shaking',
    'brood',
    'gas',
    'acid',
  ],
} as const satisfies FactTable

export type StrictFacts = FactsOf<typeof facts>
export type Twist = StrictFacts['twist']

/** People who keep animals or run a business, people who are hurt, and what they keep, grow or build. */
export interface StrictStory extends Story<StrictFacts> {
  /** The keeper of a wild animal, a dog or a mare; then of cattle. */
  readonly owner: Party
  readonly rancher: Party
  /** The company that blasts. */
  readonly builder: Party
  /** Someone who is hurt on a road or at a fair. */
  readonly victim: Party
  /** A wild animal without its article, in the singular and in the plural. */
  readonly beast: string
  readonly beasts: string
  /** A breed of dog with its article. */
  readonly breed: string
  /** A crop on the land, with its article. */
  readonly crop: string
  /** A structure that is blasted for, with its article. */
  readonly works: string
  /** Fur animals, plural. */
  readonly brood: string
}

const SHELTER: Party = { a: 'an animal shelter', the: 'the shelter', pronoun: 'it' }
const TRAINER: Party = { a: 'a dog trainer', the: 'the trainer', pronoun: 'she' }
const HOMEOWNER: Party = { a: 'a homeowner', the: 'the homeowner', pronoun: 'she' }
const FARMER: Party = { a: 'a fur farmer', the: 'the farmer', pronoun: 'he' }
const GAS: Party = { a: 'a gas company', the: 'the company', pronoun: 'it' }
const GLASS: Party = { a: 'a glass company', the: 'the company', pronoun: 'it' }

const ACTIVITIES: readonly Twist[] = ['stone', 'useful', 'shaking', 'brood', 'gas', 'acid']

/** Whether an activity did the harm and not an animal. */
export const isActivity = ({ twist }: StrictFacts): boolean => ACTIVITIES.includes(twist)

/** The party whose liability is asked about. */
export function defendant({ twist }: StrictFacts, { owner, rancher, builder }: StrictStory): Party {
  switch (twist) {
    case 'obliged':
      return SHELTER
    case 'cattle':
    case 'road':
      return rancher
    case 'stone':
    case 'useful':
    case 'shaking':
    case 'brood':
      return builder
    case 'gas':
      return GAS
    case 'acid':
      return GLASS
    default:
      return owner
  }
}

/** The party who was hurt, or whose property was. */
export function plaintiff({ twist }: StrictFacts, { victim }: StrictStory): Party {
  switch (twist) {
    case 'trainer':
      return TRAINER
    case 'pet':
    case 'cattle':
    case 'shaking':
    case 'gas':
      return HOMEOWNER
    case 'brood':
      return FARMER
    default:
      return victim
  }
}
