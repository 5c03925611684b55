import { The, whose } from '../../engine/party.ts'
import type { FraudsStory } from './facts.ts'
import { type Cell, worded } from './worded.ts'

type Made = (why: (s: FraudsStory) => string) => (s: FraudsStory) => Cell

const nothingSigned: Made = (why) => (s) => [
  `${s.defendant.the}, the party to be charged, signed no memorandum`,
  `no memorandum was signed by the party to be charged`,
  why(s),
]

const bothSign: Made = (why) => (s) => [
  `${s.plaintiff.the} did not sign the memorandum`,
  `a memorandum must be signed by both parties to the contract`,
  why(s),
]

const noWriting: Made = (why) => (s) => [
  `${s.defendant.the}, the party to be charged, signed no writing`,
  `no writing was signed by the party to be charged`,
  why(s),
]

const diaryTerms: Made = (why) => (s) => [
  `to satisfy the statute, a memorandum must reach the party to be charged`,
  `a memorandum must be delivered to the party to be charged`,
  why(s),
]

const longer: Made = (why) => (s) => [
  'the contract could not be fully performed within one year of its making',
  'the contract is within the one-year provision of the statute of frauds',
  why(s),
]

const suretyship: Made = (why) => (s) => [
  `the promise to answer for ${whose(s.debtor)} debt is within the suretyship provision`,
  `an oral suretyship promise is unenforceable under the statute of frauds`,
  why(s),
]

/** Reasons against enforcing an oral contract, drawn from its kind and from the writing. */
export const reasonsAgainstWriting = {
  'no-signature': worded('no', {
    'land-note': nothingSigned(
      (s) =>
        `Only a memorandum signed by the person being sued will do. ${The(s.plaintiff)} signed the diary alone.`,
    ),
    'two-years': nothingSigned(
      () =>
        `Two years of work need a memorandum signed by the person being sued. A diary signed by the other side isn't one.`,
    ),
    favor: nothingSigned(
      () => `A guarantor is bound by a signed memorandum. The creditor's own diary isn't one.`,
    ),
    consumer: (s) => [
      `${s.consumer.the}, the party to be charged, signed no writing`,
      `a buyer who is not a merchant is bound only by a signed writing`,
      `The letter would bind a merchant who kept silent. Someone who buys for private use has to have signed.`,
    ],
    'land-letter': bothSign(
      (s) => `${The(s.plaintiff)} need not sign the memorandum. Only the party to be charged has to.`,
    ),
    'land-no-price': bothSign(
      (s) =>
        `${The(s.plaintiff)} need not sign the memorandum, since only the party to be charged has to. The missing price is the trouble.`,
    ),
    'land-two-papers': () => [
      'the sheet that states the terms was not signed',
      'each paper of a memorandum must be signed by the party to be charged',
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
    'no-date': nothingSigned(
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
      `${s.plaintiff.the} had not signed a memorandum of the sale`,
      `the statute of frauds requires the signatures of seller and buyer`,
      `${The(s.plaintiff)} need not have signed anything. The memorandum of a sale needs only the signature of the party to be charged.`,
    ],
    'no-quantity': (s) => [
      `${s.plaintiff.the} had not signed a memorandum of the sale`,
      `the statute of frauds requires the signatures of seller and buyer`,
      `${The(s.plaintiff)} need not have signed anything, since the buyer is the party to be charged. What the order lacks is a quantity.`,
    ],
    confirmed: noWriting(
      () => `Between merchants, an unanswered confirmation takes the place of that signed writing.`,
    ),
    'objected-late': (s) => [
      `${s.defendant.the}, the party to be charged, signed no memorandum of the sale`,
      `no memorandum of the sale was signed by the party to be charged`,
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
    'two-years': longer(
      () => `Two years of promised work can't be fully performed in one, and an early end isn't performance.`,
    ),
    'later-start': longer(
      () =>
        `Count from March 3, when the contract was made. The eleven months would end almost fourteen months later.`,
    ),
    'no-date': () => [
      'the parties expected that full performance would take three years',
      'full performance within one year of the contract was most unlikely',
      'Expectations and odds are beside the point. The question is whether the terms allow performance within a year.',
    ],
    refusal: longer(
      () =>
        `It's within the one-year provision, and that only means that a memorandum is needed. The letter is one.`,
    ),
    performed: longer(
      () =>
        `It was within the one-year provision when made. Full performance by one side has taken it out since.`,
    ),
  }),
  'no-terms': worded('no', {
    'land-no-price': () => [
      'the memorandum omitted the price, an essential term',
      'a memorandum without the agreed price does not state the essential terms',
      'For land, the memorandum must state the essential terms, and a price that was agreed on is one of them.',
    ],
    'no-quantity': () => [
      'the order did not state the quantity of the goods',
      'a writing for the sale of goods must state a quantity',
      'Quantity is the one term that a writing for goods has to show. You can enforce nothing beyond it.',
    ],
    'land-note': diaryTerms(
      () => `A memorandum need not be delivered to anyone. What the diary lacks is the right signature.`,
    ),
    'two-years': diaryTerms(
      () =>
        `A memorandum needn't be delivered and may stay in a drawer. What this one lacks is the right signature.`,
    ),
    'later-start': diaryTerms(
      () =>
        `A memorandum doesn't have to be delivered. It's the length of the contract and the missing signature that matter.`,
    ),
    favor: diaryTerms(
      () => `A memorandum need not be delivered. What's missing is the guarantor's signature.`,
    ),
    'part-performed': diaryTerms(
      () =>
        `Private notes that are never delivered can be a memorandum. What these lack is the signature of the party being sued.`,
    ),
    told: diaryTerms(
      () =>
        `A memorandum need not have been delivered. It's the buyer's signature, or an admission in court, that's missing.`,
    ),
    'five-hundred': diaryTerms(
      () => `A memorandum counts even if it isn't delivered. What the diary lacks is the buyer's signature.`,
    ),
    'land-letter': () => [
      'a letter is not a memorandum of a contract for the sale of land',
      'the letter was written after the contract and is not a memorandum of it',
      'Any signed writing with the essential terms is a memorandum, whether a letter or a deed, then or later.',
    ],
    'land-two-papers': () => [
      'the signed letter does not state the essential terms of the contract',
      'a memorandum must state the essential terms in one paper',
      'The essential terms may be spread over several papers. The signed letter refers to the sheet that has them.',
    ],
    refusal: () => [
      'a letter that repudiates a contract is not a memorandum of it',
      'the letter was not meant as a memorandum of the contract',
      'It need not be meant as a memorandum. A signed statement of the terms is enough, even one that repudiates them.',
    ],
    'no-price': () => [
      'the order omitted the price, an essential term',
      'a writing for the sale of goods must state the price',
      'Price may be missing from a writing for goods. Quantity may not, and this order states it.',
    ],
    confirmed: (s) => [
      `a letter from ${s.plaintiff.the} alone is not a memorandum of the contract`,
      'a confirmation is not a writing that states the terms of a contract',
      'A confirmation sent by one merchant and read by the other is a sufficient writing if no objection follows.',
    ],
    objected: (s) => [
      `a letter from ${s.plaintiff.the} alone is not a memorandum of the contract`,
      'a confirmation is not a writing that states the terms of a contract',
      'A confirmation sent by one merchant would do, but for the prompt objection.',
    ],
    consumer: (s) => [
      `the letter was not a memorandum of all the essential terms`,
      `a confirmation is not a writing that states the terms of a contract`,
      `The letter states goods, quantity, and price, which is plenty. It fails because ${s.consumer.the} is no merchant.`,
    ],
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
      'a sale of goods for $500 is within the statute of frauds',
      'the price reached the amount at which the statute of frauds begins',
      'The statute begins at exactly $500, and the buyer signed nothing.',
    ],
    under: () => [
      'a contract for the sale of goods is within the statute of frauds',
      'the statute of frauds applies to every sale of goods between merchants',
      'A sale of goods is within the statute only from $500 up. This one was for $480.',
    ],
  }),
}
