import type { Party } from '../../engine/party.ts'
import type { FactsOf, FactTable, Story } from '../../engine/tables.ts'

/** The twists, by the way in which the third comes in: named in the contract, by a right passed on, or by a duty. */
export const WAYS = {
  beneficiary: ['gift', 'debt', 'profit', 'recalled', 'relied', 'agreed', 'breached', 'offset'],
  assignment: [
    'plain',
    'clause',
    'unaware',
    'warned',
    'unperformed',
    'later-claim',
    'first',
    'second',
    'spoken',
    'written',
  ],
  delegation: ['delegable', 'barred', 'personal', 'botched', 'replaced', 'assumed', 'still-owes'],
} as const

/** The facts that decide what a third person gets from a contract of two others, and what is left to those two. */
export const facts = {
  way: ['beneficiary', 'assignment', 'delegation'],
  /** Each belongs to one way. */
  twist: [...WAYS.beneficiary, ...WAYS.assignment, ...WAYS.delegation],
} as const satisfies FactTable

export type ThirdFacts = FactsOf<typeof facts>
export type Twist = ThirdFacts['twist']

/** A contract for work, and the people who come into it. */
export interface ThirdStory extends Story<ThirdFacts> {
  /** Does the work. */
  readonly maker: Party
  /** Is to pay for it. */
  readonly payer: Party
  /** A relative of the maker, to whom a gift is made, and what the relative is: 'nephew'. */
  readonly donee: Party
  readonly tie: string
  /** Someone to whom the maker owes money, and a second one. */
  readonly creditor: Party
  readonly rival: Party
  /** Takes over the maker's work. */
  readonly delegate: Party
  /** Someone whose business gains from other work that the maker does for the payer. */
  readonly neighbor: Party
  /** Work of an ordinary kind, and the work from which the neighbor gains, each reading on after "to". */
  readonly work: string
  readonly project: string
  readonly price: string
  /** The purchases of the relative and of the neighbor, in reliance. */
  readonly bought: string
  readonly stock: string
  /** The goods that the payer sells the maker in another transaction. */
  readonly thing: string
  /** Someone who is hired for a style, the work, reading on after "to", and a former student. */
  readonly artist: Party
  readonly art: string
  readonly student: Party
}

/** Twists in which the third is a relative of the maker. */
const GIFTS: readonly Twist[] = [
  'gift',
  'recalled',
  'relied',
  'agreed',
  'breached',
  'offset',
  'spoken',
  'written',
]

/** Builds a project from which a neighbor gains, since few makers could. */
export const CONTRACTOR = {
  a: 'a general contractor',
  the: 'the contractor',
  pronoun: 'it',
} as const satisfies Party

/** The one who does the work. */
export function makerOf(twist: Twist, s: ThirdStory): Party {
  if (twist === 'profit') return CONTRACTOR
  return twist === 'personal' ? s.artist : s.maker
}

const LAW: readonly Twist[] = ['recalled', 'clause', 'barred', 'first', 'second', 'spoken', 'written']

/** The jurisdiction where courts differ, reading on after a claim. */
const lawOf = (twist: Twist): string =>
  LAW.includes(twist) ? ' in a state that follows the Restatement (Second) of Contracts' : ''

/** The third person. */
function thirdOf({ way, twist }: ThirdFacts, s: ThirdStory): Party {
  if (GIFTS.includes(twist)) return s.donee
  if (twist === 'profit') return s.neighbor
  if (twist === 'personal') return s.student
  return way === 'delegation' && twist !== 'still-owes' ? s.delegate : s.creditor
}

/** A lawsuit; the claim reads on after "for". */
interface Suit {
  readonly plaintiff: Party
  readonly defendant: Party
  readonly claim: string
}

/** The parties to the suit and the claim. */
export function partiesOf(at: ThirdFacts, s: ThirdStory): Suit {
  const third = thirdOf(at, s)
  const maker = makerOf(at.twist, s)
  const claim = `breach of contract${lawOf(at.twist)}`
  switch (at.twist) {
    case 'profit':
      return { plaintiff: third, defendant: maker, claim }
    case 'still-owes':
      return { plaintiff: third, defendant: maker, claim: `the ${s.price}` }
    case 'delegable':
    case 'barred':
    case 'personal':
      return { plaintiff: maker, defendant: s.payer, claim }
    case 'botched':
    case 'replaced':
      return { plaintiff: s.payer, defendant: maker, claim }
    case 'assumed':
      return { plaintiff: s.payer, defendant: third, claim }
    default:
      return { plaintiff: third, defendant: s.payer, claim: `the ${s.price}${lawOf(at.twist)}` }
  }
}
