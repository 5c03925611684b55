import type { Party } from '../../engine/party.ts'
import type { FactsOf, FactTable, Story } from '../../engine/tables.ts'

/** The facts that decide between an earlier conveyance and a later claim to the same land under a recording act. */
export const facts = {
  statute: ['race', 'notice', 'race-notice'],
  /** Each twist belongs to one of them. */
  twist: [
    'race-knew',
    'race-lost',
    'unrecorded',
    'knew',
    'possession',
    'recorded',
    'told-later',
    'donee',
    'creditor',
    'lender',
    'shelter',
    'no-shelter',
    'wild',
    'wild-knew',
    'both',
    'both-lost',
    'both-knew',
    'both-possession',
    'both-told-later',
    'both-wild',
    'both-shelter',
  ],
} as const satisfies FactTable

export type RecordingFacts = FactsOf<typeof facts>
export type Twist = RecordingFacts['twist']

/** Land that its owner conveys twice. */
export interface RecordingStory extends Story<RecordingFacts> {
  readonly owner: Party
  readonly first: Party
  /** Between the owner and the first claimant where the deed is wild. */
  readonly middle: Party
  readonly second: Party
  /** The one to whom the second conveys. */
  readonly third: Party
  /** 'a vacant lot', then 'the lot'. */
  readonly land: string
  readonly it: string
  readonly price: string
  readonly again: string
  /** The first claimant's open use, reading on after 'she' with the land named in it. */
  readonly use: string
}

/** The twists in which the second claimant passes the land on. */
const isPassedOn = (twist: Twist): boolean =>
  twist === 'shelter' || twist === 'no-shelter' || twist === 'both-shelter'

/** The party whose claim is in question: the later claimant, or the party to whom that one conveyed. */
export const laterOf = (twist: Twist, { second, third }: RecordingStory): Party =>
  isPassedOn(twist) ? third : second

/** The object of the suit on that claim, reading on after the party sued. */
export function aimOf(twist: Twist, { it }: RecordingStory): string {
  if (twist === 'creditor') return `to enforce the judgment lien on ${it}`
  return twist === 'lender' ? 'to establish the priority of the mortgage' : `to quiet title to ${it}`
}
