import type { Party } from '../../engine/party.ts'
import type { FactsOf, FactTable, Story } from '../../engine/tables.ts'

/** The facts that decide whether an oral contract can be enforced (Restatement (Second) of Contracts 110–135, UCC 2-201). */
export const facts = {
  bargain: ['land', 'year', 'surety', 'goods'],
  /** Each twist belongs to one kind of bargain. */
  twist: [
    'land-note',
    'land-letter',
    'land-no-price',
    'land-two-papers',
    'land-paid',
    'land-possession',
    'two-years',
    'refusal',
    'performed',
    'part-performed',
    'later-start',
    'no-date',
    'favor',
    'main-purpose',
    'to-debtor',
    'five-hundred',
    'under',
    'told',
    'no-price',
    'no-quantity',
    'confirmed',
    'objected',
    'objected-late',
    'consumer',
    'special',
    'accepted',
    'part-accepted',
    'admitted',
  ],
} as const satisfies FactTable

export type FraudsFacts = FactsOf<typeof facts>
export type Twist = FraudsFacts['twist']

/** Two people who trade with each other, and what one might buy from, do for, or sell to the other. */
export interface FraudsStory extends Story<FraudsFacts> {
  readonly plaintiff: Party
  readonly defendant: Party
  /** 'a five-acre meadow', then 'the meadow'. */
  readonly land: string
  readonly lot: string
  readonly landPrice: string
  readonly deposit: string
  /** The improvements that a buyer makes, in the past tense. */
  readonly improved: string
  /** Work by the month, and work by the piece; both read on after "would" or "to". */
  readonly work: string
  readonly project: string
  readonly fee: string
  /** Somebody who owes the plaintiff money for something supplied. */
  readonly debtor: Party
  readonly supplied: string
  readonly debt: string
  /** The harm to a business of the defendant, as a clause after "When the deliveries stopped,". */
  readonly stake: string
  /** '400 jars of honey', in parts '100 jars' and '300 jars'; '30 jars of honey' for a small sale. */
  readonly goods: string
  readonly price: string
  readonly part: string
  readonly rest: string
  readonly few: string
  /** One of the goods: 'jar'. */
  readonly unit: string
  /** The marks that make the goods unfit for others, reading on after "were to be". */
  readonly marked: string
  /** Somebody who buys for private use, and for what use. */
  readonly consumer: Party
  readonly use: string
}

/** The party who pleads the statute. */
export const chargedIn = (twist: Twist, s: FraudsStory): Party =>
  twist === 'consumer' ? s.consumer : s.defendant

/** True where the story goes on in court, so that the suit and the plea are told in it. */
export const isTried = (twist: Twist): boolean => twist === 'told' || twist === 'admitted'

/** The object of a suit, reading on after the party sued. */
export function relief({ bargain, twist }: FraudsFacts, s: FraudsStory): string {
  if (bargain === 'land') return 'for specific performance'
  if (bargain === 'surety') return `for the ${s.debt}`
  if (twist === 'accepted') return 'for the price'
  if (twist === 'performed') return 'for the bonus'
  return twist === 'part-accepted'
    ? `for breach of contract as to the other ${s.rest}`
    : 'for breach of contract'
}

const RESTATEMENT: readonly Twist[] = ['land-no-price', 'land-paid', 'land-possession']

/** Where the suit is brought, on the twists on which states differ; reading on after what the plaintiff sued for. */
export function forum(twist: Twist): string {
  if (RESTATEMENT.includes(twist)) return ' in a state that follows the Restatement (Second) of Contracts'
  return twist === 'part-performed' ? ' in a state that follows the majority rule' : ''
}
