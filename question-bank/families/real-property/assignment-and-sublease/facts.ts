import type { Party } from '../../engine/party.ts'
import type { FactsOf, FactTable, Story } from '../../engine/tables.ts'

/** How a lease changed hands and who is sued under it, on which it depends whether the person sued is liable. */
export const facts = {
  /** 'passed': the taker passed the term on before the default. 'over': the tenant paid and sues over against the taker. */
  twist: [
    'rent',
    'repair',
    'misnamed',
    'sublease',
    'assumed-sublease',
    'assumed-passed',
    'passed',
    'accrued',
    'personal',
    'banned',
    'sold',
    'stays',
    'consent',
    'released',
    'over',
    'over-sublease',
    'over-passed',
    'tenant-sold',
  ],
} as const satisfies FactTable

export type TransferFacts = FactsOf<typeof facts>
export type Twist = TransferFacts['twist']

/** A lease, and those who hold under it in turn. */
export interface TransferStory extends Story<TransferFacts> {
  readonly landlord: Party
  readonly tenant: Party
  readonly taker: Party
  /** Takes the term from the taker. */
  readonly last: Party
  /** Buys the building. */
  readonly buyer: Party
  /** 'a corner shop', then 'the shop'. */
  readonly land: string
  readonly it: string
  readonly rent: string
  readonly owed: string
  /** The part that must be kept in repair, and the cost of its repair. */
  readonly part: string
  readonly cost: string
  /** A promise that has nothing to do with the land, reading on after "agreed to". */
  readonly favor: string
  /** The landlord's cost and the thing bought for it, reading on after "spent" and "on". */
  readonly worth: string
  readonly instead: string
}

const is = (twist: Twist, ...twists: readonly Twist[]) => twists.includes(twist)

const isOver = (twist: Twist) => is(twist, 'over', 'over-sublease', 'over-passed')

const isSold = (twist: Twist): boolean => is(twist, 'sold', 'tenant-sold')
export const isOfRepair = (twist: Twist): boolean => is(twist, 'repair', 'sublease')

/** The person who sues. */
export function plaintiff(twist: Twist, { landlord, tenant, buyer }: TransferStory): Party {
  if (isOver(twist)) return tenant
  return isSold(twist) ? buyer : landlord
}

/** The person who is sued. */
export const defendant = (twist: Twist, { tenant, taker }: TransferStory): Party =>
  is(twist, 'stays', 'consent', 'released', 'tenant-sold') ? tenant : taker

/** The claim, reading on after "for". Its sum stands where the default is told. */
export function claim(twist: Twist): string {
  if (isOver(twist)) return 'reimbursement'
  if (isOfRepair(twist)) return 'the cost of the repair'
  return twist === 'personal' ? 'damages' : 'the unpaid rent'
}
