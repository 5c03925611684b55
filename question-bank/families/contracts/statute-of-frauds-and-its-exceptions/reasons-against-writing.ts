import { The, whose } from '../../engine/party.ts'
import type { FraudsStory } from './facts.ts'
import { type Cell, worded } from './worded.ts'

type Made = (why: (s: FraudsStory) => string) => (s: FraudsStory) => Cell

/** Where the plaintiff signed a diary, and where nothing was written. */
const diaryUnsigned: Made = (why) => (s) => [
  `the memorandum in the diary was not signed by ${s.defendant.the}, the party to be charged`,
  `a memorandum must be signed by the party to be charged, and ${s.defendant.the} signed none`,
  why(s),
]

const nothingSigned: Made = (why) => (s) => [
  `${s.defendant.the}, the party to be charged, never signed a memorandum of the contract`,
  `a memorandum must be signed by the party to be charged, and ${s.defendant.the} signed none`,
  why(s),
]

const bothSign: Made = (why) => (s) => [
  `${s.plaintiff.the}, who seeks to enforce the contract, did not sign the memorandum of it`,
  `a memorandum must be signed by both parties to the contract, and ${s.plaintiff.the} signed none`,
  why(s),
]

const noWriting: Made = (why) => (s) => [
  `${s.defendant.the}, the party to be charged, never signed a writing for the sale`,
  `a writing for a sale of goods must be signed by the party to be charged`,
  why(s),
]

const notDelivered: Made = (why) => (s) => [
  `a memorandum must be delivered to the party to be charged, and ${s.plaintiff.the} kept the diary`,
  `a diary entry is not a memorandum until it is delivered to the party to be charged`,
  why(s),
]

/** The terms that a student may miss in a confirmation. */
const noDeliveryTerms = (why: string) => (): Cell => [
  'the confirmation omitted the time and place of delivery, essential terms of the sale',
  'a confirmation must state the essential terms of the sale, including the date of delivery',
  why,
]

const twoYears: Made = (why) => (s) => [
  'two years of work could not be fully performed within one year of the contract',
  'a contract for two years of work is within the one-year provision of the statute',
  why(s),
]

const suretyship: Made = (why) => (s) => [
  `${whose(s.defendant)} oral promise to answer for the debt of ${s.debtor.the} is within the suretyship provision`,
  `a promise to pay the debt of another is within the suretyship provision of the statute`,
  why(s),
]

/** Reasons against enforcing an oral contract, drawn from its kind and from the writing. */
export const reasonsAgainstWriting = {
  'no-signature': worded('no', {
    'land-note': diaryUnsigned(
      (s) =>
        `Only a memorandum signed by the person being sued will do. ${The(s.plaintiff)} signed the diary alone.`,
    ),
    'two-years': diaryUnsigned(
      () =>
        `Two years of work need a memorandum signed by the person being sued. A diary signed by the other side isn't one.`,
    ),
    favor: diaryUnsigned(
      () => `A guarantor is bound by a signed memorandum. The creditor's own diary isn't one.`,
    ),
    consumer: (s) => [
      `${s.consumer.the} was not a merchant and never signed a writing for the sale`,
      `a confirmation does not satisfy the statute against a buyer who is not a merchant`,
      `The letter would bind a merchant who kept silent. Someone who buys for private use has to have signed.`,
    ],
    'land-letter': bothSign(
      (s) => `${The(s.plaintiff)} need not sign the memorandum. Only the party to be charged has to.`,
    ),
    'land-no-price': bothSign(
      (s) =>
        `${The(s.plaintiff)} need not sign the memorandum, since only the party to be charged has to. The missing price is the trouble.`,
    ),
    'land-two-papers': (s) => [
      `the sheet that stated the essential terms was not signed by ${s.defendant.the}`,
      `each paper of a memorandum must be signed by ${s.defendant.the}, the party to be charged`,
      'One signed paper can take in an unsigned one that plainly belongs to the same transaction.',
    ],
    'land-possession': nothingSigned(
      () => `A memorandum signed by the party to be charged would be needed but for part performance.`,
    ),
    refusal: bothSign(
      (s) =>
        `${The(s.plaintiff)} need not sign the memorandum. Only the party to be charged has to, and the letter bears that signature.`,
    ),
    performed: nothingSigned(
      () =>
        `No signed memorandum is needed once one side has fully performed a contract of more than a year.`,
    ),
    'no-date': diaryUnsigned(
      () =>
        `A memorandum signed by the party to be charged is needed only if the contract is within the statute, and this one isn't.`,
    ),
    'main-purpose': nothingSigned(
      () =>
        `A guarantor needs to have signed only if the promise is within the suretyship provision. The main purpose takes this one out.`,
    ),
    'to-debtor': nothingSigned(
      () =>
        `A memorandum is needed for a promise to the creditor. This one was made to the person who owed the money.`,
    ),
    under: noWriting(() => `Below $500, no one has to sign a writing for goods.`),
    'no-price': (s) => [
      `${s.plaintiff.the}, who seeks to enforce the sale, did not sign a memorandum of it`,
      `a memorandum of a sale of goods must be signed by both the seller and the buyer`,
      `${The(s.plaintiff)} need not have signed anything. The memorandum of a sale needs only the signature of the party to be charged.`,
    ],
    'no-quantity': (s) => [
      `${s.plaintiff.the}, who seeks to enforce the sale, did not sign a memorandum of it`,
      `a memorandum of a sale of goods must be signed by both the seller and the buyer`,
      `${The(s.plaintiff)} need not have signed anything, since the buyer is the party to be charged. What the order lacks is a quantity.`,
    ],
    confirmed: noWriting(
      () => `Between merchants, an unanswered confirmation takes the place of that signed writing.`,
    ),
    'objected-late': (s) => [
      `${s.defendant.the}, the party to be charged, never signed a memorandum of the sale`,
      `a memorandum of a sale of goods must be signed by the party to be charged`,
      `Between merchants, a confirmation takes the place of that signature unless the objection comes within ten days.`,
    ],
    special: noWriting(
      () =>
        `A writing isn't needed for specially manufactured goods once a substantial beginning has been made.`,
    ),
    accepted: noWriting(() => `A writing isn't needed for goods that have been received and accepted.`),
    admitted: noWriting(() => `An admission in testimony takes the place of the signed writing.`),
  }),
  'no-year': worded('no', {
    'two-years': twoYears(
      () => `Two years of promised work can't be fully performed in one, and an early end isn't performance.`,
    ),
    'later-start': () => [
      'the eleven months of work were to end more than one year after the contract was made',
      'a contract for work that ends more than one year after its making is within the statute',
      `Count from March 3, when the contract was made. The eleven months would end almost fourteen months later.`,
    ],
    'no-date': () => [
      `the parties expected that full performance of the contract would take about three years`,
      `a contract that is likely to take three years is within the one-year provision`,
      'Expectations and likelihood are beside the point. The question is whether the terms allow performance within a year.',
    ],
    refusal: twoYears(
      () =>
        `It's within the one-year provision, and that only means that a memorandum is needed. The letter is one.`,
    ),
    performed: twoYears(
      () =>
        `It was within the one-year provision when made. Full performance by one side has taken it out since.`,
    ),
  }),
  'no-terms': worded('no', {
    'land-no-price': (s) => [
      `${whose(s.defendant)} letter omitted the price of ${s.lot}, an essential term of the contract`,
      `a memorandum of a contract for land must state the essential terms, including the agreed price`,
      'For land, the memorandum must state the essential terms, and a price that was agreed on is one of them.',
    ],
    'no-quantity': (s) => [
      `${whose(s.defendant)} signed order omitted the quantity of the goods to be sold`,
      `a memorandum of a sale of goods must state the quantity of the goods`,
      'Quantity is the one term that a writing for goods has to show. You can enforce nothing beyond it.',
    ],
    'land-note': notDelivered(
      () => `A memorandum need not be delivered to anyone. What the diary lacks is the right signature.`,
    ),
    'two-years': notDelivered(
      () =>
        `A memorandum needn't be delivered and may stay in a drawer. What this one lacks is the right signature.`,
    ),
    'later-start': notDelivered(
      () =>
        `A memorandum doesn't have to be delivered. It's the length of the contract and the missing signature that matter.`,
    ),
    favor: notDelivered(
      () => `A memorandum need not be delivered. What's missing is the guarantor's signature.`,
    ),
    'part-performed': notDelivered(
      () =>
        `Private notes that are never delivered can be a memorandum. What these lack is the signature of the party being sued.`,
    ),
    told: notDelivered(
      () =>
        `A memorandum need not have been delivered. It's the buyer's signature, or an admission in court, that's missing.`,
    ),
    'five-hundred': notDelivered(
      () => `A memorandum counts even if it isn't delivered. What the diary lacks is the buyer's signature.`,
    ),
    'land-letter': () => [
      `the letter was written after the oral contract and was not a memorandum of it`,
      `a contract for land must itself be in a signed writing and not in a later letter`,
      'Any signed writing with the essential terms is a memorandum, whether a letter or a deed, then or later.',
    ],
    'land-two-papers': (s) => [
      `${whose(s.defendant)} signed letter did not itself state the essential terms of the contract`,
      `a memorandum must state the essential terms in the paper that ${s.defendant.the} signed`,
      'The essential terms may be spread over several papers. The signed letter refers to the sheet that has them.',
    ],
    refusal: (s) => [
      `a letter that repudiates a contract is not a memorandum of its terms`,
      `${s.defendant.the} did not mean the letter to be a memorandum of the contract`,
      'It need not be meant as a memorandum. A signed statement of the terms is enough, even one that repudiates them.',
    ],
    'no-price': (s) => [
      `${whose(s.defendant)} signed order omitted the price, an essential term of the sale`,
      `a memorandum of a sale of goods must state the price of the goods`,
      'Price may be missing from a writing for goods. Quantity may not, and this order states it.',
    ],
    confirmed: noDeliveryTerms(
      `A confirmation may leave out the terms of delivery. Goods and quantity are stated, and no objection followed.`,
    ),
    objected: noDeliveryTerms(
      `A confirmation that states goods and quantity may leave out delivery. It is the prompt objection that defeats this one.`,
    ),
    consumer: noDeliveryTerms(
      `A letter that states goods and quantity may leave out delivery. This one fails because the buyer is no merchant.`,
    ),
  }),
  'no-within': worded('no', {
    favor: suretyship(
      (s) =>
        `${The(s.defendant)} vouched to a creditor for a friend's debt. That's the promise for which a writing is needed.`,
    ),
    'main-purpose': suretyship(
      () =>
        `A promise to answer for another's debt is usually within it. One made mainly for the promisor's own business isn't.`,
    ),
    'to-debtor': suretyship(
      () =>
        `The provision is about answering to a creditor for another's debt. This promise was made to the debtor.`,
    ),
    'five-hundred': () => [
      `a sale of goods for a price of $500 is within the statute of frauds`,
      `the statute of frauds applies to a sale of goods for $500 or more`,
      'The statute begins at exactly $500, and the buyer signed nothing.',
    ],
    under: () => [
      `the statute of frauds applies to a sale of goods without regard to the price`,
      `an oral sale of goods, like an oral sale of land, is within the statute of frauds`,
      'A sale of goods is within the statute only from $500 up. This one was for $480.',
    ],
  }),
}
