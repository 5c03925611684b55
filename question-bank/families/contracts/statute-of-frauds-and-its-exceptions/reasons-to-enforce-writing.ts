import { type Party, The, whose } from '../../engine/party.ts'
import type { FraudsStory } from './facts.ts'
import { type Cell, worded } from './worded.ts'

type Made = (why: (s: FraudsStory) => string) => (s: FraudsStory) => Cell

const diary: Made = (why) => (s) => [
  `${whose(s.plaintiff)} diary entry was a memorandum signed by a party to the contract`,
  `a memorandum may be signed by either party to the contract, and ${s.plaintiff.the} signed one`,
  why(s),
]

const diaryConfirms: Made = (why) => (s) => [
  `${whose(s.plaintiff)} diary entry was a merchant's written confirmation of the sale`,
  `a signed entry in a merchant's diary is a written confirmation of the sale`,
  why(s),
]

const confirmed =
  (recipient: string, why: string, of: (s: FraudsStory) => Party) =>
  (s: FraudsStory): Cell => [
    `${of(s).the} gave no written notice of objection to the confirmation within 10 days of receiving it`,
    `a confirmation satisfies the statute against a ${recipient} who does not object to it in time`,
    why,
  ]

/** Reasons to enforce an oral contract by a writing. */
export const reasonsToEnforceWriting = {
  'yes-memo': worded('yes', {
    'land-letter': (s) => [
      `${whose(s.defendant)} letter was a signed memorandum of the essential terms of the contract`,
      `${s.defendant.the}, the party to be charged, signed a letter that stated the essential terms`,
      `A letter is memorandum enough if it states the essential terms and the person being sued has signed it.`,
    ],
    'land-two-papers': (s) => [
      `${whose(s.defendant)} signed letter and the sheet may be read together as one memorandum`,
      `a memorandum may consist of two papers if the signed one refers to the other`,
      `The signed letter points to the sheet, and the sheet states the terms. Read them together.`,
    ],
    refusal: (s) => [
      `${whose(s.defendant)} letter stated the terms of the contract and was a signed memorandum of it`,
      `a signed letter that repudiates a contract may be a memorandum of its terms`,
      `The letter states the terms above a signature. That it was meant to end the contract makes no difference.`,
    ],
    'no-price': (s) => [
      `${whose(s.defendant)} signed order stated the quantity and was a memorandum of the sale`,
      `a signed order for goods that states the quantity may omit the price`,
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
      `${s.defendant.the} signed a memorandum that identified the parties and described ${s.lot}`,
      `a memorandum of a contract for land may omit a price that the court can supply`,
      `Parties and land aren't all. A price that was agreed on is an essential term, and the letter lacks it.`,
    ],
    'no-quantity': (s) => [
      `${whose(s.defendant)} signed order stated the price and was a memorandum of the sale`,
      `a signed order for goods that states the price may omit the quantity`,
      `Most terms may be missing from a writing for goods, but enforcement stops at the quantity that it shows.`,
    ],
    objected: (s) => [
      `${whose(s.defendant)} signed reply and the confirmation may be read together as one memorandum`,
      `a signed reply to a confirmation is a memorandum of the terms that were confirmed`,
      `Two papers can be read together, but the signed one must acknowledge a contract. This reply denies it.`,
    ],
  }),
  'yes-confirm': worded('yes', {
    confirmed: confirmed(
      'merchant',
      `A merchant who reads a signed confirmation has ten days to object in writing. Silence satisfies the statute.`,
      (s) => s.defendant,
    ),
    'objected-late': confirmed(
      'merchant',
      `The ten days ran from April 8. A reply mailed on April 22 was too late to undo the confirmation.`,
      (s) => s.defendant,
    ),
    objected: (s) => [
      `${whose(s.plaintiff)} written confirmation satisfied the statute despite ${whose(s.defendant)} objection`,
      `a merchant's objection does not undo a written confirmation that satisfies the statute`,
      `Written notice within ten days does undo it. The reply came six days after receipt.`,
    ],
    consumer: confirmed(
      'buyer',
      `Both sides must be merchants. Someone who buys for private use may ignore such a letter.`,
      (s) => s.consumer,
    ),
    'five-hundred': diaryConfirms(
      (s) => `A confirmation has to be received. ${The(s.plaintiff)} showed the entry to no one.`,
    ),
    under: diaryConfirms(
      (s) =>
        `A confirmation has to be received, and ${s.plaintiff.the} showed the entry to no one. It's the price that decides.`,
    ),
    told: (s) => [
      `${s.defendant.the} confirmed the contract as a merchant on the telephone`,
      `a merchant's oral confirmation of a sale satisfies the statute of frauds`,
      `The confirmation between merchants has to be in writing. Nothing was.`,
    ],
  }),
}
