import type { Party } from '../../engine/party.ts'
import type { FactsOf, FactTable, Story } from '../../engine/tables.ts'

/** The one thing out of the ordinary in how land was held, or in who owned it, under a statute of twenty years. */
export const facts = {
  /** 'sale', 'remainder': somebody else owns the land now. 'part': a part is held without a deed. */
  twist: [
    'knew',
    'bad-faith',
    'unpaid',
    'short',
    'season',
    'visits',
    'hidden',
    'shared',
    'transfer',
    'expulsion',
    'permission',
    'denied',
    'infant',
    'illness',
    'sale',
    'remainder',
    'city',
    'cotenant',
    'ousted',
    'letter',
    'return',
    'deed',
    'part',
  ],
} as const satisfies FactTable

export type PossessionFacts = FactsOf<typeof facts>
export type Twist = PossessionFacts['twist']

/** Land, its owner, and those who hold it without title. */
export interface PossessionStory extends Story<PossessionFacts> {
  readonly owner: Party
  readonly holder: Party
  /** Holds after the first possessor. */
  readonly next: Party
  /** Owns after the owner. */
  readonly heir: Party
  /** 'a wooded hillside', then 'the hillside'. */
  readonly land: string
  readonly it: string
  /** Use by an owner all year, and for part of the year; both read on after the possessor. */
  readonly use: string
  readonly season: string
  /** A visitor's use, reading on after "to". */
  readonly visit: string
  /** A part of the land. */
  readonly part: string
}

const city: Party = { a: 'a city', the: 'the city', pronoun: 'it' }

/** Owns the land in the twist in which the owner was a small child at the entry, and so is young now. */
export const student: Party = { a: 'a graduate student', the: 'the student', pronoun: 'she' }

/** The owner at the entry. */
const ownerOf = (twist: Twist, { owner }: PossessionStory): Party => (twist === 'infant' ? student : owner)

/** The person who claims title by possession now. */
export const possessorOf = (twist: Twist, { holder, next }: PossessionStory): Party =>
  twist === 'transfer' || twist === 'expulsion' ? next : holder

/** The person who sues for the land. */
export function claimantOf(twist: Twist, story: PossessionStory): Party {
  if (twist === 'city') return city
  return twist === 'sale' || twist === 'remainder' ? story.heir : ownerOf(twist, story)
}
