import type { Party } from '../../engine/party.ts'
import type { FactsOf, FactTable, Story } from '../../engine/tables.ts'

/** The facts that decide whether a clause of one form binds the other side (UCC § 2-207). */
export const facts = {
  /** An order and a reply that accepts it, one that is conditional on assent, or talk that the seller confirms in writing. */
  papers: ['acceptance', 'conditional', 'confirmation'],
  /** Each twist belongs to one of them. */
  twist: [
    'minor',
    'material',
    'limited',
    'objected',
    'objected-before',
    'objected-late',
    'consumer',
    'agreed',
    'different',
    'ordered',
    'conduct',
    'conduct-ordered',
    'conduct-both',
    'signed',
    'unperformed',
    'confirmed',
    'confirmed-material',
    'confirmed-consumer',
    'confirmed-objected',
  ],
} as const satisfies FactTable

export type FormsFacts = FactsOf<typeof facts>
export type Twist = FormsFacts['twist']

/** A sale of goods by a seller in the trade. */
export interface FormsStory extends Story<FormsFacts> {
  readonly seller: Party
  /** A buyer in the trade. */
  readonly buyer: Party
  /** A buyer who is not, and the use, reading on after the goods. */
  readonly layman: Party
  readonly use: string
  /** 'two dozen garden pumps' for the one, 'two garden pumps' for the other, then 'the pumps'. */
  readonly goods: string
  readonly few: string
  readonly them: string
  /** The defect that showed, reading on after "most of the pumps". */
  readonly failed: string
  readonly price: string
  readonly fewPrice: string
}

/** The clause in dispute: interest on overdue invoices, a disclaimer of warranties, a shorter warranty, or freight. */
export type Clause = 'interest' | 'disclaimer' | 'warranty' | 'freight'

const CLAUSES: Readonly<Partial<Record<Twist, Clause>>> = {
  material: 'disclaimer',
  agreed: 'disclaimer',
  different: 'warranty',
  ordered: 'freight',
  conduct: 'disclaimer',
  'conduct-ordered': 'freight',
  signed: 'disclaimer',
  unperformed: 'disclaimer',
  'confirmed-material': 'disclaimer',
}

/** The clause that a twist is about. */
export const clauseOf = (twist: Twist): Clause => CLAUSES[twist] ?? 'interest'

/** The goods and their price. */
export const saleOf = (twist: Twist, s: FormsStory): { readonly goods: string; readonly price: string } =>
  buyerOf(twist, s) === s.layman ? { goods: s.few, price: s.fewPrice } : { goods: s.goods, price: s.price }

/** The buyer: somebody in the trade, but for two twists. */
export const buyerOf = (twist: Twist, { buyer, layman }: FormsStory): Party =>
  twist === 'consumer' || twist === 'confirmed-consumer' ? layman : buyer
