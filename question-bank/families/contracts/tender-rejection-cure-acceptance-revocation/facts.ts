import type { Party } from '../../engine/party.ts'
import type { FactsOf, FactTable, Story } from '../../engine/tables.ts'

/** The facts that decide whether a buyer of goods may refuse or return them (UCC §§ 2-508, 2-512, 2-601 to 2-608, 2-612). */
export const facts = {
  contract: ['single', 'installment'],
  /** Each twist belongs to one of them; the last three to installments. */
  twist: [
    'perfect',
    'cure-in-time',
    'cure-on-grounds',
    'cure-too-late',
    'unstated',
    'prepaid',
    'silent',
    'used',
    'known',
    'hidden',
    'hidden-slight',
    'assured',
    'assured-slight',
    'stale',
    'lot-slight',
    'lot-grave',
    'lot-assured',
  ],
} as const satisfies FactTable

export type TenderFacts = FactsOf<typeof facts>
export type Twist = TenderFacts['twist']

/** A sale of goods that turn out not to conform. */
export interface TenderStory extends Story<TenderFacts> {
  readonly seller: Party
  readonly buyer: Party
  /** '400 oak stools', then 'the stools'. */
  readonly goods: string
  readonly them: string
  readonly price: string
  /** Defects that an inspection shows, each reading on after "that". */
  readonly slight: string
  readonly grave: string
  /** Defects that it does not show. */
  readonly hiddenSlight: string
  readonly hiddenGrave: string
  /** What a slight defect costs, and a grave one, whether it shows or not: a sentence each. */
  readonly slightCost: string
  readonly graveCost: string
}

/** The twists in which the buyer turns the goods down on delivery; in the others it has had them for weeks. */
export const isRefused = (twist: Twist): boolean =>
  ['perfect', 'unstated', 'prepaid'].includes(twist) || twist.startsWith('cure') || twist.startsWith('lot')
