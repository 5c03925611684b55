import type { Party } from '../../engine/party.ts'
import type { FactsOf, FactTable, Story } from '../../engine/tables.ts'

/**
 * The facts that decide whether messages that cross in the mail make a contract (Restatement (Second)
 * of Contracts §§ 36–49, 60–68).
 */
export const facts = {
  /** 'option': the time was paid for. 'receipt': the offer asks for an acceptance in the offeror's hands. */
  offer: ['ordinary', 'option', 'receipt'],
  /** Each twist belongs to one of them. */
  twist: [
    'crossing',
    'read-first',
    'unopened',
    'sold',
    'delayed',
    'lost',
    'astray',
    'set-right',
    'overtaking',
    'rejected-first',
    'second-thoughts',
    'reliance',
    'telephone',
    'death',
    'assistant',
    'option-revoked',
    'option-rejected',
    'option-delayed',
    'option-death',
    'receipt-revoked',
    'receipt-mailbox',
    'receipt-delayed',
  ],
} as const satisfies FactTable

export type MailboxFacts = FactsOf<typeof facts>
export type Twist = MailboxFacts['twist']

/** A private sale of one thing, land or not; the seller, who offers it, is no merchant of such goods (UCC § 2-205). */
export interface MailboxStory extends Story<MailboxFacts> {
  readonly offeror: Party
  readonly offeree: Party
  /** The thing: 'a lakefront lot', 'my lakefront lot', 'the lot'. */
  readonly thing: string
  readonly my: string
  readonly it: string
  readonly price: string
  /** The price of an option. */
  readonly fee: string
  readonly month: string
  /** The day on which the offer arrives. */
  readonly start: number
}

/** The day `count` days after the offer came: 'March 5'. */
export const day = ({ month, start }: MailboxStory, count: number): string => `${month} ${start + count}`

/** The last day that the offer names. */
export const lastDay = (story: MailboxStory): string => day(story, 10)
