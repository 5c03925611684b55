import { The, whose } from '../../engine/party.ts'
import type { FraudsStory } from './facts.ts'
import { type Cell, worded } from './worded.ts'

type Made = (why: (s: FraudsStory) => string) => (s: FraudsStory) => Cell

const diary: Made = (why) => (s) => [
  `${whose(s.plaintiff)} diary entry was a signed memorandum of the contract`,
  `a memorandum signed by either party satisfies the statute of frauds`,
  why(s),
]

const diaryConfirms: Made = (why) => (s) => [
  `${whose(s.plaintiff)} diary entry was a merchant's confirmation of the sale`,
  `the diary entry is a written confirmation between merchants`,
  why(s),
]

const confirmed: Made = (why) => (s) => [
  `${s.defendant.the} gave no written objection to the confirmation within 10 days`,
  `a merchant's confirmation binds a buyer who does not object in time`,
  why(s),
]

/** Reasons to enforce an oral contract by a writing. */
export const reasonsToEnforceWriting = {
  'yes-memo': worded('yes', {
    'land-letter': (s) => [
      `the letter was a memorandum signed by the party to be charged`,
      `${s.defendant.the} signed a memorandum of the essential terms`,
      `A letter is memorandum enough if it states the essential terms and the person being sued has signed it.`,
    ],
    'land-two-papers': (s) => [
      `${whose(s.defendant)} signed letter and the sheet together are a memorandum`,
      `a memorandum may consist of two papers that concern one transaction`,
      `The signed letter points to the sheet, and the sheet states the terms. Read them together.`,
    ],
    refusal: (s) => [
      `${whose(s.defendant)} letter is a signed memorandum of the contract`,
      `a signed letter that repudiates a contract can be a memorandum of it`,
      `The letter states the terms above a signature. That it was meant to end the contract makes no difference.`,
    ],
    'no-price': (s) => [
      `${whose(s.defendant)} signed order stated the quantity of goods`,
      `a signed order that states the quantity may omit the price`,
      `For goods, you need a signed writing that indicates a contract and shows a quantity. The price may be proved otherwise.`,
    ],
    'land-note': diary(
      () => `The diary has the terms but the wrong signature. The person being sued has to have signed.`,
    ),
    'two-years': diary(
      (s) =>
        `Signing your own notes binds no one else. ${The(s.defendant)} is being sued and signed nothing.`,
    ),
    'later-start': diary(
      (s) =>
        `Signing your own notes binds no one else. ${The(s.defendant)} is being sued and signed nothing.`,
    ),
    favor: diary(
      (s) => `The creditor's own diary can't bind the guarantor. ${The(s.defendant)} signed nothing.`,
    ),
    'five-hundred': diary(
      (s) =>
        `Signing your own notes binds no one else. ${The(s.defendant)} is being sued and signed nothing.`,
    ),
    'part-performed': diary(
      (s) => `A diary signed by ${s.plaintiff.the} alone is no memorandum against ${s.defendant.the}.`,
    ),
    told: diary(
      () =>
        `A diary signed by the seller alone is no memorandum against the buyer, whatever was said on the telephone.`,
    ),
    under: diary(
      () =>
        `A diary entry signed by the seller is no memorandum against the buyer. At this price, none is needed.`,
    ),
    'no-date': diary(
      () =>
        `A memorandum signed by either party won't do, since it must be the party sued. With these terms, none is needed.`,
    ),
    'land-no-price': (s) => [
      `${s.defendant.the} signed a memorandum that identifies the parties and the land`,
      `a memorandum may omit the price, which a court can supply`,
      `Parties and land aren't all. A price that was agreed on is an essential term, and the letter lacks it.`,
    ],
    'no-quantity': (s) => [
      `${whose(s.defendant)} order is a signed memorandum of the sale`,
      `a signed order need not state the quantity of the goods`,
      `Most terms may be missing from a writing for goods, but enforcement stops at the quantity that it shows.`,
    ],
    objected: (s) => [
      `${whose(s.defendant)} signed reply and the confirmation together are a memorandum`,
      `a signed reply that refers to a confirmation is a memorandum of its terms`,
      `Two papers can be read together, but the signed one must acknowledge a contract. This reply denies it.`,
    ],
  }),
  'yes-confirm': worded('yes', {
    confirmed: confirmed(
      () =>
        `A merchant who reads a signed confirmation has ten days to object in writing. Silence satisfies the statute.`,
    ),
    'objected-late': confirmed(
      () =>
        `The ten days ran from April 8. A reply mailed on April 22 was too late to undo the confirmation.`,
    ),
    objected: (s) => [
      `${whose(s.plaintiff)} written confirmation bound ${s.defendant.the} as a merchant`,
      `an objection does not undo the effect of a merchant's written confirmation`,
      `Written notice within ten days does undo it. The reply came six days after receipt.`,
    ],
    consumer: (s) => [
      `${s.consumer.the} gave no written objection to the confirmation within 10 days`,
      `a merchant's confirmation binds a buyer who does not object in time`,
      `Both sides must be merchants. Someone who buys for private use may ignore such a letter.`,
    ],
    'five-hundred': diaryConfirms(
      (s) => `A confirmation has to be received. ${The(s.plaintiff)} showed the entry to no one.`,
    ),
    under: diaryConfirms(
      (s) =>
        `A confirmation has to be received, and ${s.plaintiff.the} showed the entry to no one. It's the price that decides.`,
    ),
    told: (s) => [
      `${s.defendant.the} confirmed the contract as a merchant on the telephone`,
      `a merchant's confirmation on the telephone satisfies the statute of frauds`,
      `The confirmation between merchants has to be in writing. Nothing was.`,
    ],
  }),
}
