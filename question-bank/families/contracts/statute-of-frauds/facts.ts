import type { FactsOf, FactTable, Story } from '../../engine/tables.ts'

/** The facts that decide whether an oral bargain can be enforced over the statute of frauds (Restatement (Second) 110–139, UCC 2-201). */
export const facts = {
  category: ['land', 'year', 'surety', 'goods'],
  /**
   * year: two fixed years, eleven months from a later start ('edge'), a task with no date ('outside').
   * surety: a favor, the main purpose rule ('edge'), a promise to the debtor ('outside').
   * goods: far over $500, exactly $500 ('edge'), under $500 ('outside').
   */
  scope: ['within', 'edge', 'outside'],
  /** Whose signed writing there is; 'plaintiff' is a note in the drawer. The last four are confirmations sent. */
  writing: [
    'plaintiff',
    'defendant',
    'no price',
    'no quantity',
    'two papers',
    'refusal',
    'confirmed',
    'objected',
    'objected late',
    'consumer',
  ],
  conduct: ['none', 'paid', 'possession', 'performed', 'special', 'accepted', 'part', 'admitted'],
} as const satisfies FactTable

export type FraudsFacts = FactsOf<typeof facts>

/** One kind of bargain between a plaintiff and a defendant who pleads the statute. */
export interface FraudsStory extends Story<FraudsFacts> {
  readonly plaintiff: string
  readonly defendant: string
  readonly bargain: LandSale | LongJob | DebtPromise | GoodsSale
}

export interface LandSale {
  readonly category: 'land'
  readonly opening: string
  readonly thing: string
  readonly price: string
  readonly deposit: string
  /** What the buyer did to the place, in the past tense. */
  readonly improved: string
}

export interface LongJob {
  readonly category: 'year'
  readonly opening: string
  readonly task: string
  readonly pay: string
  /** How long both think that the task will take. */
  readonly long: string
  /** The pay in one sum. */
  readonly whole: string
}

export interface DebtPromise {
  readonly category: 'surety'
  readonly creditor: string
  readonly debtor: string
  readonly trade: string
  readonly debt: string
  /** Why the promise is a favor. */
  readonly favor: string
  /** Why it serves a business of the promisor. */
  readonly stake: string
  /** What the debtor gives for it. */
  readonly given: string
}

export interface GoodsSale {
  readonly category: 'goods'
  readonly opening: string
  readonly merchant: string
  readonly consumer: string
  readonly count: string
  readonly goods: string
  readonly price: string
  /** A price below $500. */
  readonly under: string
  readonly part: string
  readonly rest: string
  /** What makes the goods unfit for others. */
  readonly marked: string
}
