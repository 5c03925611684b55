import type { Party } from '../../engine/party.ts'
import type { ExcuseStory, Twist } from './facts.ts'

export const PAINTER: Party = { a: 'an artist', the: 'the artist', pronoun: 'he' }
export const SINGER: Party = { a: 'an opera singer', the: 'the singer', pronoun: 'she' }
export const TRAVELER: Party = { a: 'a travel agency', the: 'the agency', pronoun: 'it' }
export const TENANT: Party = { a: 'a gift dealer', the: 'the dealer', pronoun: 'she' }

/** The two sides of a lawsuit and the claim. */
interface Suit {
  readonly plaintiff: Party
  readonly defendant: Party
  /** The claim, reading on after "for". */
  readonly claim: string
}

const AGAINST_BUILDER: readonly Twist[] = [
  'burned',
  'fault',
  'rebuild',
  'cost',
  'ban',
  'strike',
  'accord',
  'novation',
  'delegation',
]

/** The claim of each twist. */
const CLAIMS: Readonly<Record<Twist, (s: ExcuseStory) => string>> = {
  strict: () => 'the bonus',
  prevention: () => 'the bonus',
  waiver: () => 'the bonus',
  retracted: () => 'the bonus',
  taste: () => 'the price of the portrait',
  utility: () => 'the price of the heating system',
  substantial: () => 'the unpaid balance',
  material: () => 'the price',
  divisible: () => 'the price of the two cottages',
  order: () => 'breach of contract',
  burned: () => 'breach of contract',
  fault: () => 'breach of contract',
  rebuild: () => 'breach of contract',
  cost: () => 'breach of contract',
  illness: () => 'breach of contract',
  ban: () => 'breach of contract',
  strike: () => 'breach of contract',
  parade: () => 'the rent',
  profit: () => 'the unpaid rent',
  accord: () => 'the $8,000',
  check: (s) => `the remaining ${s.bonus}`,
  undisputed: (s) => `the remaining ${s.bonus}`,
  novation: () => 'breach of contract',
  delegation: () => 'breach of contract',
}

/** The parties and the claim. */
export function suitOf(twist: Twist, s: ExcuseStory): Suit {
  const claim = CLAIMS[twist](s)
  switch (twist) {
    case 'taste':
      return { plaintiff: PAINTER, defendant: s.owner, claim }
    case 'illness':
      return { plaintiff: s.owner, defendant: SINGER, claim }
    case 'parade':
      return { plaintiff: s.owner, defendant: TRAVELER, claim }
    case 'profit':
      return { plaintiff: s.owner, defendant: TENANT, claim }
    default:
      return AGAINST_BUILDER.includes(twist)
        ? { plaintiff: s.owner, defendant: s.builder, claim }
        : { plaintiff: s.builder, defendant: s.owner, claim }
  }
}
