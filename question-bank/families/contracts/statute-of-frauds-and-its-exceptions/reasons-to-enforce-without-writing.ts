import { whose } from '../../engine/party.ts'
import type { FraudsStory } from './facts.ts'
import { type Cell, worded } from './worded.ts'

type Made = (why: (s: FraudsStory) => string) => (s: FraudsStory) => Cell

const onlyTheDeed: Made = (why) => (s) => [
  'a contract to convey land is not within the statute of frauds',
  'the statute of frauds governs the deed and not the contract to convey',
  why(s),
]

const mightEnd: Made = (why) => (s) => [
  'the contract might have ended within one year by death or discharge',
  `the one-year provision does not apply if death or discharge could end the contract`,
  why(s),
]

const amongMerchants: Made = (why) => (s) => [
  'a sale of goods between merchants is not within the statute of frauds',
  'the statute of frauds does not reach a sale of goods between merchants',
  why(s),
]

const consideration: Made = (why) => (s) => [
  'a promise supported by consideration is outside the suretyship provision',
  `consideration took the promise out of the statute of frauds`,
  why(s),
]

/** Reasons to enforce an oral contract without a writing. */
export const reasonsToEnforceWithoutWriting = {
  'yes-outside': worded('yes', {
    'no-date': () => [
      'the contract could by its terms be fully performed within one year',
      'a contract with these terms is not within the one-year provision',
      "No time was set, and with enough helpers a year could do. That's possible performance, which is all you need.",
    ],
    'to-debtor': () => [
      `a promise made to the debtor is not within the suretyship provision`,
      `the suretyship provision covers only a promise made to the creditor`,
      `The suretyship provision protects those who promise a creditor. This promise went to the person who owed the money.`,
    ],
    under: () => [
      'a sale of goods for $480 is not within the statute of frauds',
      'the price is below the amount at which the statute of frauds begins',
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
        `Death or discharge would end the contract, but ending isn't performing. Two years can't be performed in one.`,
    ),
    refusal: mightEnd(
      () =>
        `Death or discharge would end the contract without performing it. It's the letter that satisfies the statute.`,
    ),
    performed: mightEnd(
      () =>
        `Death or discharge would end the contract without performing it. It's the completed work that counts.`,
    ),
    'part-performed': mightEnd(
      () =>
        `Death or discharge ends a contract without performing it, so the contract is within the one-year provision.`,
    ),
    'later-start': () => [
      'the eleven months of work could be fully performed within one year',
      'eleven months of work are not within the one-year provision',
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
      'a price of $500 does not exceed the limit of the statute of frauds',
      'the statute of frauds applies to a sale of goods for more than $500',
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
      'a sale of goods for private use is not within the statute of frauds',
      `the statute of frauds does not reach ${whose(s.consumer)} private purchase`,
      'Use makes no difference. Every sale of goods for $500 or more is within the statute.',
    ],
  }),
  'yes-main': worded('yes', {
    'main-purpose': (s) => [
      `the main purpose of the promise was ${whose(s.defendant)} own economic advantage`,
      `the main purpose rule takes ${whose(s.defendant)} promise out of the statute of frauds`,
      `The promise bought deliveries that ${s.defendant.the} needed for business. That main purpose takes it out of the suretyship provision.`,
    ],
    favor: (s) => [
      `${whose(s.defendant)} wish to help a friend was the main purpose of the promise`,
      `the main purpose rule takes ${whose(s.defendant)} promise out of the statute of frauds`,
      `The main purpose must be the promisor's own economic advantage. Friendship isn't that.`,
    ],
  }),
  'yes-performance': worded('yes', {
    'land-possession': () => [
      'possession, payment, and improvements were sufficient part performance',
      'part performance took the contract out of the statute of frauds',
      'Moving in, paying, and building in reliance on the contract is the classic part performance.',
    ],
    performed: (s) => [
      `${whose(s.plaintiff)} full performance took the contract out of the statute`,
      `${s.plaintiff.the} had fully performed the two years of work`,
      `One side has done everything it promised. The one-year provision no longer protects the other.`,
    ],
    special: () => [
      `a substantial beginning on specially manufactured goods had been made`,
      `specially manufactured goods are an exception to the statute of frauds`,
      `Goods so marked can't be sold to anyone else, and half were done before the buyer backed out.`,
    ],
    accepted: () => [
      `receipt and acceptance of the goods satisfied the statute of frauds`,
      `goods that the buyer accepts are an exception to the statute of frauds`,
      `The buyer took the goods, looked them over, and put them on sale. Nothing else is needed for those goods.`,
    ],
    'land-paid': (s) => [
      `${whose(s.plaintiff)} deposit was sufficient part performance of the contract`,
      `payment toward the price took the contract out of the statute of frauds`,
      `Money can be given back, so payment alone isn't part performance. Possession or improvements must come with it.`,
    ],
    'to-debtor': (s) => [
      `part performance took the promise out of the statute of frauds`,
      `dropping the suit was part performance by ${s.debtor.the}`,
      `Part performance is a doctrine for land. The suretyship provision never reached this promise, since the debtor received it.`,
    ],
    'part-performed': () => [
      `part performance took the contract out of the statute of frauds`,
      `eight months of work were sufficient part performance of the contract`,
      `Part performance helps with land. Under the one-year provision, one side must have done everything it promised.`,
    ],
    'part-accepted': (s) => [
      `${whose(s.defendant)} acceptance of ${s.part} was part performance of the whole sale`,
      `part performance took the whole sale out of the statute of frauds`,
      `Acceptance counts only for what was accepted. It says nothing about the goods that were turned away.`,
    ],
  }),
  'yes-admission': worded('yes', {
    admitted: (s) => [
      `${s.defendant.the} admitted the contract in testimony at trial`,
      `an admission in court takes the place of a signed writing`,
      `You can't plead the statute and admit the whole sale under oath. The testimony replaces the writing.`,
    ],
    told: (s) => [
      `${s.defendant.the} admitted the contract on the telephone`,
      `an oral admission of the contract takes the place of a signed writing`,
      `Only an admission in pleading, testimony, or otherwise in court counts. A telephone call is none of these.`,
    ],
    'part-accepted': (s) => [
      `${whose(s.defendant)} payment for ${s.part} was an admission of the whole contract`,
      `payment for part of the goods is an admission of the contract`,
      `An admission must be made in court. Payment for part of the goods says nothing about the others.`,
    ],
    consumer: (s) => [
      `${whose(s.consumer)} silence after the letter was an admission of the contract`,
      `failure to answer a letter is an admission of what it says`,
      `An admission must be made in court, and silence isn't one. The letter binds only a merchant.`,
    ],
    special: () => [
      `calling the sale off was an admission of the contract`,
      `a repudiation is an admission that a contract was made`,
      `An admission must be made in court. It's the half-finished goods, fit for no one else, that help.`,
    ],
    accepted: (s) => [
      `putting the goods on sale was an admission of the contract`,
      `${s.defendant.the} admitted the contract by keeping the goods`,
      `An admission must be made in court. Keeping the goods counts as acceptance, which is an exception of its own.`,
    ],
    confirmed: (s) => [
      `${whose(s.defendant)} silence after the letter was an admission of the contract`,
      `failure to answer a letter is an admission of what it says`,
      `An admission must be made in court. Silence helps here for another reason: both sides are merchants.`,
    ],
    'objected-late': (s) => [
      `${whose(s.defendant)} late reply was an admission of the contract`,
      `a buyer's signed reply is an admission that a contract was made`,
      `The reply admits nothing, and an admission must be made in court. Its lateness is what counts.`,
    ],
  }),
}
