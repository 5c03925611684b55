import { his, whose } from '../../engine/party.ts'
import type { FraudsStory } from './facts.ts'
import { type Cell, worded } from './worded.ts'

type Made = (why: (s: FraudsStory) => string) => (s: FraudsStory) => Cell

const onlyTheDeed: Made = (why) => (s) => [
  `a contract to convey ${s.lot} is not within the statute of frauds, which governs the deed`,
  `the statute of frauds governs the deed to ${s.lot} and not the contract to convey it`,
  why(s),
]

const mightEnd: Made = (why) => (s) => [
  `${whose(s.plaintiff)} death might have ended the contract within one year`,
  `a contract that the death of a party might end within one year is not within the statute`,
  why(s),
]

const amongMerchants: Made = (why) => (s) => [
  'an oral sale of goods between merchants is not within the statute of frauds',
  'the statute of frauds does not apply to a sale of goods from one merchant to another',
  why(s),
]

const consideration: Made = (why) => (s) => [
  'a promise that is supported by consideration is not within the suretyship provision',
  `the promise was supported by consideration and so was outside the suretyship provision`,
  why(s),
]

/** Reasons to enforce an oral contract without a writing. */
export const reasonsToEnforceWithoutWriting = {
  'yes-outside': worded('yes', {
    'no-date': () => [
      `the terms of the contract allowed full performance within one year of its making`,
      `a contract that could be fully performed within one year is not within the statute`,
      "No time was set, and with enough helpers a year could do. That's possible performance, which is all you need.",
    ],
    'to-debtor': (s) => [
      `${whose(s.defendant)} promise was made to ${s.debtor.the} and is not within the suretyship provision`,
      `the suretyship provision applies to a promise made to the creditor and not to the debtor`,
      `The suretyship provision protects those who promise a creditor. This promise went to the person who owed the money.`,
    ],
    under: () => [
      `a sale of goods for a price of $480 is not within the statute of frauds`,
      `the statute of frauds applies to a sale of goods for $500 or more`,
      "Below $500, a sale of goods needs no writing at all, so it doesn't matter who signed what.",
    ],
    'land-note': onlyTheDeed(() => `A contract to convey is within the statute, just as the deed is.`),
    'land-letter': onlyTheDeed(
      () =>
        `A contract to convey land is within the statute, like the deed. This one is saved by the letter.`,
    ),
    'land-no-price': onlyTheDeed(
      () => `A contract to convey land is within the statute, like the deed to come.`,
    ),
    'land-two-papers': onlyTheDeed(
      () =>
        `A contract to convey land is within the statute, like the deed. The two papers are what satisfies it.`,
    ),
    'land-paid': onlyTheDeed(
      () =>
        `A promise to deliver a deed in the future is itself a contract for land, and within the statute.`,
    ),
    'land-possession': onlyTheDeed(
      () =>
        `A promise to deliver a deed in the future is within the statute. Part performance takes it out again.`,
    ),
    'two-years': mightEnd(
      () =>
        `A death would end the contract, but ending isn't performing. Two years can't be performed in one.`,
    ),
    refusal: mightEnd(
      () =>
        `A death would end the contract without performing it. It's the letter that satisfies the statute.`,
    ),
    performed: mightEnd(
      () => `A death would end the contract without performing it. It's the completed work that counts.`,
    ),
    'part-performed': mightEnd(
      () =>
        `A death ends a contract without performing it, so the contract is within the one-year provision.`,
    ),
    'later-start': (s) => [
      `${whose(s.plaintiff)} eleven months of work could be fully performed within one year`,
      `a contract for eleven months of work is not within the one-year provision`,
      'The year runs from the day of the contract. Eleven months that begin three months later end outside it.',
    ],
    favor: consideration(
      () =>
        `Consideration makes a promise a contract. The suretyship provision then asks for a writing as well.`,
    ),
    'main-purpose': consideration(
      () =>
        `Consideration alone doesn't help a guarantor's oral promise. The purpose for which it was wanted does.`,
    ),
    'five-hundred': () => [
      `a sale of goods for a price of $500 is not within the statute of frauds`,
      `the statute of frauds applies to a sale of goods for more than $500`,
      'The words are "$500 or more." A price of exactly $500 is within the statute.',
    ],
    'no-price': amongMerchants(
      () =>
        `Merchants get a special rule on confirmations, not freedom from the statute. Here, the signed order is enough.`,
    ),
    'no-quantity': amongMerchants(
      () => `Merchants get a special rule on confirmations, not freedom from the requirement of a writing.`,
    ),
    confirmed: amongMerchants(
      () =>
        `Sales between merchants are within the statute. They only get another way to satisfy it, the confirmation.`,
    ),
    objected: amongMerchants(
      () =>
        `Sales between merchants are within the statute. They only get another way to satisfy it, which the reply closed.`,
    ),
    'objected-late': amongMerchants(
      () =>
        `Sales between merchants are within the statute. The confirmation is only another way to satisfy it.`,
    ),
    told: amongMerchants(
      () => `Sales between merchants are within the statute, and a writing or a substitute is needed.`,
    ),
    special: amongMerchants(
      () => `Sales between merchants are within the statute. The exception is for the special manufacture.`,
    ),
    accepted: amongMerchants(
      () => `Sales between merchants are within the statute. The exception is for goods that were accepted.`,
    ),
    'part-accepted': amongMerchants(
      () => `Sales between merchants are within the statute, and the rest of this one meets no exception.`,
    ),
    admitted: amongMerchants(
      () => `Sales between merchants are within the statute. The testimony is what replaces the writing.`,
    ),
    consumer: (s) => [
      `a sale of goods for private use is not within the statute of frauds`,
      `the statute of frauds applies to a sale between merchants and not to ${whose(s.consumer)} private purchase`,
      'Use makes no difference. Every sale of goods for $500 or more is within the statute.',
    ],
  }),
  'yes-main': worded('yes', {
    'main-purpose': (s) => [
      `${whose(s.defendant)} main purpose in making the promise was ${his(s.defendant)} own economic advantage`,
      `the main purpose rule takes ${whose(s.defendant)} promise out of the suretyship provision`,
      `The promise bought deliveries that ${s.defendant.the} needed for business. That main purpose takes it out of the suretyship provision.`,
    ],
    favor: (s) => [
      `${whose(s.defendant)} main purpose in making the promise was to help ${his(s.defendant)} old friend`,
      `the main purpose rule takes ${whose(s.defendant)} promise out of the suretyship provision`,
      `The main purpose must be the promisor's own economic advantage. Friendship isn't that.`,
    ],
  }),
  'yes-performance': worded('yes', {
    'land-possession': (s) => [
      `${whose(s.plaintiff)} possession and improvements were sufficient part performance of the contract`,
      `possession and improvements in reliance on a contract for land take it out of the statute`,
      'Moving in, paying, and building in reliance on the contract is the classic part performance.',
    ],
    performed: (s) => [
      `${whose(s.plaintiff)} full performance took the contract out of the one-year provision`,
      `the one-year provision does not apply once one party has fully performed the contract`,
      `One side has done everything it promised. The one-year provision no longer protects the other.`,
    ],
    special: (s) => [
      `${s.plaintiff.the} had made a substantial beginning on the specially manufactured goods`,
      `the contract is within the exception for specially manufactured goods`,
      `Goods so marked can't be sold to anyone else, and half were done before the buyer backed out.`,
    ],
    accepted: (s) => [
      `${whose(s.defendant)} receipt and acceptance of the goods satisfied the statute of frauds`,
      `receipt and acceptance of goods take the place of a signed writing`,
      `The buyer took the goods, looked them over, and put them on sale. Nothing else is needed for those goods.`,
    ],
    'land-paid': (s) => [
      `${whose(s.plaintiff)} deposit was sufficient part performance of a contract for land`,
      `payment of part of the price is part performance of a contract for land`,
      `Money can be given back, so payment alone isn't part performance. Possession or improvements must come with it.`,
    ],
    'to-debtor': (s) => [
      `${whose(s.debtor)} dismissal of the suit was sufficient part performance of the contract`,
      `part performance by dropping the suit took the promise out of the statute`,
      `Part performance is a doctrine for land. The suretyship provision never reached this promise, since the debtor received it.`,
    ],
    'part-performed': (s) => [
      `${whose(s.plaintiff)} eight months of work were sufficient part performance of the contract`,
      `part performance takes a contract for services out of the one-year provision`,
      `Part performance helps with land. Under the one-year provision, one side must have done everything it promised.`,
    ],
    'part-accepted': (s) => [
      `${whose(s.defendant)} acceptance of ${s.part} was part performance of the whole contract`,
      `acceptance of part of the goods satisfies the statute as to the whole sale`,
      `Acceptance counts only for what was accepted. It says nothing about the goods that were turned away.`,
    ],
  }),
  'yes-admission': worded('yes', {
    admitted: (s) => [
      `${whose(s.defendant)} testimony at trial was an admission of the contract`,
      `an admission of a contract in testimony takes the place of a signed writing`,
      `You can't plead the statute and admit the whole sale under oath. The testimony replaces the writing.`,
    ],
    told: (s) => [
      `${whose(s.defendant)} statement on the telephone was an admission of the contract`,
      `an oral admission of a contract takes the place of a signed writing`,
      `Only an admission in pleading, testimony, or otherwise in court counts. A telephone call is none of these.`,
    ],
    'part-accepted': (s) => [
      `${whose(s.defendant)} payment for ${s.part} was an admission of the whole contract`,
      `payment for part of the goods is an admission of the contract as a whole`,
      `An admission must be made in court. Payment for part of the goods says nothing about the others.`,
    ],
    consumer: (s) => [
      `${whose(s.consumer)} silence after reading the letter was an admission of the contract`,
      `failure to answer a letter of confirmation is an admission of the contract`,
      `An admission must be made in court, and silence isn't one. The letter binds only a merchant.`,
    ],
    special: (s) => [
      `${whose(s.defendant)} cancellation of the order was an admission of the contract`,
      `cancellation of an order for goods is an admission that a contract was made`,
      `An admission must be made in court, and cancellation of the order isn't one. It's the half-finished goods, fit for no one else, that help.`,
    ],
    accepted: (s) => [
      `${s.defendant.the} made an admission of the contract by putting the goods on sale`,
      `a buyer's act of putting goods on sale is an admission that a contract was made`,
      `An admission must be made in court. Keeping the goods counts as acceptance, which is an exception of its own.`,
    ],
    confirmed: (s) => [
      `${whose(s.defendant)} silence after reading the letter was an admission of the contract`,
      `failure to answer a letter of confirmation is an admission of the contract`,
      `An admission must be made in court. Silence helps here for another reason: both sides are merchants.`,
    ],
    'objected-late': (s) => [
      `${whose(s.defendant)} delay of two weeks in answering was an admission of the contract`,
      `a merchant's delay in answering a confirmation is an admission of the contract`,
      `Delay admits nothing, and an admission must be made in court. The delay counts for another reason: the ten days had run.`,
    ],
  }),
}
