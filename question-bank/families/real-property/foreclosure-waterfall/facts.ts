import type { Party } from '../../engine/party.ts'
import type { FactsOf, FactTable, Story } from '../../engine/tables.ts'

/** The liens on a piece of land, who forecloses, and whose money is asked about. */
export const facts = {
  /** In 'junior' twists the second mortgage is foreclosed, and elsewhere the first. */
  twist: [
    'lender',
    'owner',
    'shortfall',
    'extinguished',
    'junior-third',
    'junior-owner',
    'junior-shortfall',
    'surviving',
    'purchase',
    'optional',
    'obligatory',
    'mechanic',
    'subordinated',
    'omitted-third',
    'omitted-owner',
  ],
} as const satisfies FactTable

export type SaleFacts = FactsOf<typeof facts>
export type Twist = SaleFacts['twist']

/** Land bought on credit, and how large the sums are. */
export interface SaleStory extends Story<SaleFacts> {
  readonly owner: Party
  /** 'a lakeside inn', then 'the inn'. */
  readonly land: string
  readonly it: string
  /** The purpose of the second loan, reading on after "borrowed". */
  readonly again: string
  /** The building that the contractor puts on the land. */
  readonly work: string
  /** Dollars a unit. */
  readonly scale: number
}

export const bank: Party = { a: 'a bank', the: 'the bank', pronoun: 'it' }
export const lender: Party = { a: 'a credit union', the: 'the credit union', pronoun: 'it' }
export const third: Party = { a: 'a contractor', the: 'the contractor', pronoun: 'he' }

/** All sums are in units, which a story turns into dollars. */
export const DEBTS = { bank: 100, advance: 40, lender: 60, third: 30 } as const

/** The proceeds of each sale, in units. */
export const PROCEEDS: Readonly<Record<Twist, number>> = {
  lender: 130,
  owner: 210,
  shortfall: 70,
  extinguished: 110,
  'junior-third': 75,
  'junior-owner': 130,
  'junior-shortfall': 50,
  surviving: 80,
  purchase: 120,
  optional: 185,
  obligatory: 170,
  mechanic: 145,
  subordinated: 145,
  'omitted-third': 127,
  'omitted-owner': 200,
}

export const isByJunior = (twist: Twist): boolean => twist.startsWith('junior') || twist === 'surviving'

/** A sum of units in the dollars of a story. */
export const dollars = (units: number, { scale }: SaleStory): string =>
  `$${(units * scale).toLocaleString('en-US')}`

/** The sum that is asked for, as one that somebody gets or owes. */
export function asked(twist: Twist): 'lender' | 'third' | 'owner' | 'deficiency' | 'debt' {
  switch (twist) {
    case 'owner':
    case 'junior-owner':
    case 'omitted-owner':
      return 'owner'
    case 'junior-third':
    case 'purchase':
    case 'omitted-third':
      return 'third'
    case 'shortfall':
    case 'junior-shortfall':
      return 'deficiency'
    case 'surviving':
    case 'extinguished':
      return 'debt'
    default:
      return 'lender'
  }
}
